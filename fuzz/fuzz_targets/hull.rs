#![no_main]

use impinge_fuzz::Points;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|points: Points| points.check());
