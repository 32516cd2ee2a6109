#![no_main]

use impinge_fuzz::{Case, Intersects};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|case: Case<Intersects>| case.check());
