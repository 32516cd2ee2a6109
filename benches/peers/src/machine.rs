//! What was measured, and on what.

use std::env::consts::ARCH;
use std::fs;
use std::process::Command;

const MANIFEST: &str = include_str!("../Cargo.toml");

/// The peers and their versions.
pub(crate) fn versions() -> String {
    format!("Peers: {}.", peers().collect::<Vec<_>>().join(", "))
}

/// Each with its version.
pub(crate) fn peers() -> impl Iterator<Item = String> {
    MANIFEST.lines().filter_map(pinned)
}

/// A line of the manifest that demands one version exactly.
fn pinned(line: &str) -> Option<String> {
    let (name, rest) = line.split_once(" = ")?;
    let (_, version) = rest.split_once("\"=")?;
    let (version, _) = version.split_once('"')?;
    Some(format!("{name} {version}"))
}

/// The processor and the compiler.
pub(crate) fn here() -> String {
    format!("Measured on: {}, plain {} build, {}, opt-level 3.", processor(), ARCH, compiler())
}

fn processor() -> String {
    let facts = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = facts.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    model.map_or("an unknown processor".to_owned(), |(_, name)| name.trim().to_owned())
}

fn compiler() -> String {
    let answer = Command::new("rustc").arg("--version").output();
    let text = answer.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
    text.unwrap_or_else(|_| "an unknown compiler".to_owned())
}

#[cfg(test)]
mod tests {
    use super::pinned;

    #[test]
    fn who_is_pinned_is_a_peer() {
        assert_eq!(pinned("geo = { version = \"=0.33.1\", default-features = false }"), Some("geo 0.33.1".to_owned()));
        assert_eq!(pinned("svg = \"0.18\""), None);
    }
}
