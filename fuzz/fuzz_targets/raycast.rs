#![no_main]

use impinge_fuzz::{Case, Raycast};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|case: Case<Raycast>| case.check());
