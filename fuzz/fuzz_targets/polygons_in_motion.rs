#![no_main]

use impinge_fuzz::{Case, PolygonsInMotion};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|case: Case<PolygonsInMotion>| case.check());
