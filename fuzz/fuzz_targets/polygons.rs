#![no_main]

use impinge_fuzz::{Case, Polygons};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|case: Case<Polygons>| case.check());
