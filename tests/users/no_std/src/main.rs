//! Exits with 0 if the answers are right. It has a panic handler of its own, and so does not even build if anything that
//! `impinge` brings in links the standard library.
#![no_std]
#![no_main]

use core::hint::black_box;
use core::panic::PanicInfo;

use impinge::{Circle, Segment, query};

#[link(name = "c")]
unsafe extern "C" {}

/// The centre is at (6, 8) from the near end, a distance of 10; with x and y exchanged it would be at (12, 2).
macro_rules! is_right {
    ($($vector:path),*) => {
        true $(&& {
            let wall = Segment::new(<$vector>::new(-4.0, 0.0), <$vector>::new(0.0, 0.0));
            let ball = Circle::new(<$vector>::new(6.0, 8.0), 3.0);
            query::distance(black_box(&wall), black_box(&ball)) == Ok(7.0)
                && query::closest_point(&wall, <$vector>::new(-3.0, 5.0)) == Ok(<$vector>::new(-3.0, 0.0))
        })*
    };
}

#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    let is_right = is_right!(glam_027::Vec2, glam_028::Vec2, glam_029::Vec2, glam_030::Vec2)
        && is_right!(glam_031::Vec2, glam_032::Vec2, glam_033::Vec2, glam_034::Vec2)
        && is_right!(glam_027::DVec2, glam_028::DVec2, glam_029::DVec2, glam_030::DVec2)
        && is_right!(glam_031::DVec2, glam_032::DVec2, glam_033::DVec2, glam_034::DVec2);
    i32::from(!is_right)
}

#[panic_handler]
fn panic(_: &PanicInfo) -> ! {
    loop {}
}
