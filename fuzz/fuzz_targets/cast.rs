#![no_main]

use impinge_fuzz::{Case, Cast};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|case: Case<Cast>| case.check());
