#![no_main]

use impinge_fuzz::{Case, Chord};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|case: Case<Chord>| case.check());
