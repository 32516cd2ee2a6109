#![no_main]

use impinge_fuzz::{Case, Outline};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|case: Case<Outline>| case.check());
