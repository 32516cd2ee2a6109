use std::cell::RefCell;

/// What a function returned for the last two arguments that it was computed for: many queries are checked about the same two
/// shapes.
pub(crate) struct Memo<K, V>(RefCell<[Option<(K, V)>; 2]>);

impl<K: PartialEq, V: Clone> Memo<K, V> {
    pub(crate) const fn new() -> Self {
        Self(RefCell::new([None, None]))
    }

    pub(crate) fn get(&self, key: K, compute: impl FnOnce(&K) -> V) -> V {
        let known = self.0.borrow().iter().flatten().find(|(known, _)| *known == key).map(|(_, value)| value.clone());
        known.unwrap_or_else(|| {
            let value = compute(&key);
            let mut last = self.0.borrow_mut();
            last.swap(0, 1);
            last[0] = Some((key, value.clone()));
            value
        })
    }
}
