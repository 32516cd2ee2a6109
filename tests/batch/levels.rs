//! The instructions that a batch may run with.

/// Calls with each of those that this processor has.
#[cfg(all(feature = "simd", impinge_internals))]
pub(crate) fn at_each(call: impl Fn()) {
    use impinge::batch::dispatch::{Level, at_level};

    let best = Level::new();
    #[cfg(target_arch = "x86_64")]
    let lesser = [
        best.as_sse2().map(Level::Sse2),
        best.as_sse4_2().map(Level::Sse4_2),
        best.as_avx2().map(Level::Avx2),
        best.as_avx512().map(Level::Avx512),
    ];
    #[cfg(not(target_arch = "x86_64"))]
    let lesser = [];
    for level in lesser.into_iter().flatten().chain([best, Level::baseline()]) {
        at_level(level, &call);
    }
}

/// Calls with those that the library picks. `.ci/run` asks for all of them.
#[cfg(not(all(feature = "simd", impinge_internals)))]
pub(crate) fn at_each(call: impl Fn()) {
    assert!(
        std::env::var_os("IMPINGE_INTERNALS").is_none(),
        "built without --cfg impinge_internals or the feature simd"
    );
    call();
}
