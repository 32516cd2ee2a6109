#![no_main]

use impinge_fuzz::List;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|list: List| list.check());
