#![no_main]

use impinge_fuzz::{Case, Closest};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|case: Case<Closest>| case.check());
