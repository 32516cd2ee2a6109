//! Shapes and boxes in any format of the crate `serde` (feature `serde`), by the names of their fields.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::vector::Vector;

/// A vector as `[x, y]`, whatever its type: without a feature of its own crate, and the same text for all of them.
mod components {
    use super::{Deserialize, Deserializer, Serialize, Serializer, Vector};

    pub(super) fn serialize<V, S>(vector: &V, serializer: S) -> Result<S::Ok, S::Error>
    where
        V: Vector<Scalar: Serialize>,
        S: Serializer,
    {
        vector.components().serialize(serializer)
    }

    pub(super) fn deserialize<'de, V, D>(deserializer: D) -> Result<V, D::Error>
    where
        V: Vector<Scalar: Deserialize<'de>>,
        D: Deserializer<'de>,
    {
        <[_; 2]>::deserialize(deserializer).map(|[x, y]| V::from_components(x, y))
    }
}

macro_rules! by_fields {
    ($($shape:ident as $path:literal { $($(#[$how:meta])? $field:ident: $type:ty),* }, such as $json:literal;)*) => {$(
        /// The fields of the shape, to which the compiler holds it.
        #[derive(Serialize, Deserialize)]
        #[serde(
            remote = $path,
            bound(serialize = "V::Scalar: Serialize", deserialize = "V::Scalar: Deserialize<'de>")
        )]
        struct $shape<V: Vector> {
            $($(#[$how])? $field: $type),*
        }

        /// By the names of its fields, vectors as `[x, y]`; as it is, valid or not.
        impl<V: Vector<Scalar: Serialize>> Serialize for super::$shape<V> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $shape::serialize(self, serializer)
            }
        }

        /// By the names of its fields, vectors as `[x, y]`. What `validate` refuses is refused, with the text of the
        /// [`QueryError`](crate::QueryError). Other fields are ignored, so that it can be flattened into a larger record.
        ///
        /// ```
        #[doc = concat!("# use impinge::", stringify!($shape), ";")]
        #[doc = concat!("let json = r#\"", $json, "\"#;")]
        #[doc = concat!("let read: ", stringify!($shape), " = serde_json::from_str(json)?;")]
        /// assert_eq!(serde_json::to_string(&read)?, json);
        /// # Ok::<(), serde_json::Error>(())
        /// ```
        impl<'de, V: Vector<Scalar: Deserialize<'de>>> Deserialize<'de> for super::$shape<V> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let read = $shape::deserialize(deserializer)?;
                read.validate().map(|()| read).map_err(D::Error::custom)
            }
        }
    )*};
}

by_fields! {
    Segment as "super::Segment" {
        #[serde(with = "components")] a: V,
        #[serde(with = "components")] b: V
    }, such as r#"{"a":[0.0,0.0],"b":[4.0,0.0]}"#;

    Circle as "super::Circle" {
        #[serde(with = "components")] center: V,
        radius: V::Scalar
    }, such as r#"{"center":[1.0,2.0],"radius":0.5}"#;

    Stadium as "super::Stadium" {
        segment: super::Segment<V>,
        radius: V::Scalar
    }, such as r#"{"segment":{"a":[0.0,0.0],"b":[4.0,0.0]},"radius":0.5}"#;

    Ray as "super::Ray" {
        #[serde(with = "components")] origin: V,
        #[serde(with = "components")] direction: V
    }, such as r#"{"origin":[0.0,0.0],"direction":[1.0,0.0]}"#;

    Aabb as "super::Aabb" {
        #[serde(with = "components")] min: V,
        #[serde(with = "components")] max: V
    }, such as r#"{"min":[0.0,0.0],"max":[4.0,1.0]}"#;
}
