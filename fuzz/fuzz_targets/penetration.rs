#![no_main]

use impinge_fuzz::{Case, Penetration};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|case: Case<Penetration>| case.check());
