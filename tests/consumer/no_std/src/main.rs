//! Exits with 0 if the answer is right. It has a panic handler of its own, and so does not even build if anything that
//! `impinge` brings in links the standard library.
#![no_std]
#![no_main]

use core::hint::black_box;
use core::panic::PanicInfo;

use glam::vec2;
use impinge::{Circle, Segment, query};

#[link(name = "c")]
unsafe extern "C" {}

#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    // The centre is at (6, 8) from the near end, a distance of 10.
    let (wall, ball) = (Segment::new(vec2(-4.0, 0.0), vec2(0.0, 0.0)), Circle::new(vec2(6.0, 8.0), 3.0));
    i32::from(query::distance(black_box(&wall), black_box(&ball)) != Ok(7.0))
}

#[panic_handler]
fn panic(_: &PanicInfo) -> ! {
    loop {}
}
