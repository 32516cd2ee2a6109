//! What the page calls, without any tool between: it writes a request into `playground_input`, has it answered, and reads
//! the answer.
#![expect(unsafe_code, reason = "the page finds the functions by their plain names; nothing else here is unsafe")]

use std::cell::RefCell;

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTPUT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Where to write a request of so many bytes, until the next call.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn playground_input(length: usize) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        input.clear();
        input.resize(length, 0);
        input.as_mut_ptr()
    })
}

/// Answers the request, and returns the number of bytes of the answer.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn playground_answer() -> usize {
    let answer = INPUT.with_borrow(|input| crate::respond(&String::from_utf8_lossy(input)));
    let length = answer.len();
    OUTPUT.set(answer);
    length
}

/// Where the answer begins.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn playground_output() -> *const u8 {
    OUTPUT.with_borrow(|output| output.as_ptr())
}
