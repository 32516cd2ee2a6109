//! Shapes and boxes in any format of the crate `serde` (feature `serde`): records of two fields.
//!
//! Written by hand over `serde_core`: `serde`'s derive would bring a parser of Rust, `syn`, into the build of a user
//! who has no other need of it.

use core::fmt;
use core::marker::PhantomData;

use serde_core::de::{DeserializeSeed, Error, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_core::ser::SerializeStruct as _;
use serde_core::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Aabb, Circle, Ray, Segment, Stadium};
use crate::error::QueryError;
use crate::vector::Components as _;
use crate::vector::Vector;

/// What is written and read as its two fields.
trait Record: Sized {
    const NAME: &'static str;
    const FIELDS: &'static [&'static str; 2];
    type First;
    type Second;

    fn fields(&self) -> (Self::First, Self::Second);
    fn from_fields(first: Self::First, second: Self::Second) -> Self;
    fn validate(&self) -> Result<(), QueryError>;
}

/// A vector as `[x, y]`: the same text whatever its type is.
struct Components<V>(V);

impl<V: Vector<Scalar: Serialize>> Serialize for Components<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.components().serialize(serializer)
    }
}

impl<'de, V: Vector<Scalar: Deserialize<'de>>> Deserialize<'de> for Components<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <[_; 2]>::deserialize(deserializer).map(|[x, y]| Self(V::from_components(x, y)))
    }
}

fn write<R, S>(record: &R, serializer: S) -> Result<S::Ok, S::Error>
where
    R: Record<First: Serialize, Second: Serialize>,
    S: Serializer,
{
    let (first, second) = record.fields();
    let mut fields = serializer.serialize_struct(R::NAME, R::FIELDS.len())?;
    fields.serialize_field(R::FIELDS[0], &first)?;
    fields.serialize_field(R::FIELDS[1], &second)?;
    fields.end()
}

/// Refuses an invalid one.
fn read<'de, R, D>(deserializer: D) -> Result<R, D::Error>
where
    R: Record<First: Deserialize<'de>, Second: Deserialize<'de>>,
    D: Deserializer<'de>,
{
    let record = deserializer.deserialize_struct(R::NAME, R::FIELDS, RecordVisitor::<R>(PhantomData))?;
    record.validate().map(|()| record).map_err(D::Error::custom)
}

/// Takes the fields in their order, or by their names in any order.
struct RecordVisitor<R>(PhantomData<R>);

impl<'de, R: Record<First: Deserialize<'de>, Second: Deserialize<'de>>> Visitor<'de> for RecordVisitor<R> {
    type Value = R;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a {} of `{}` and `{}`", R::NAME, R::FIELDS[0], R::FIELDS[1])
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut fields: A) -> Result<R, A::Error> {
        let first = fields.next_element()?.ok_or_else(|| A::Error::invalid_length(0, &self))?;
        let second = fields.next_element()?.ok_or_else(|| A::Error::invalid_length(1, &self))?;
        Ok(R::from_fields(first, second))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<R, A::Error> {
        let (mut first, mut second) = (None, None);
        while let Some(index) = fields.next_key_seed(FieldIndex(R::FIELDS))? {
            match index {
                Some(0) if first.is_none() => first = Some(fields.next_value()?),
                Some(1) if second.is_none() => second = Some(fields.next_value()?),
                Some(index) => return Err(A::Error::duplicate_field(R::FIELDS[index])),
                None => drop(fields.next_value::<IgnoredAny>()?),
            }
        }
        let first = first.ok_or_else(|| A::Error::missing_field(R::FIELDS[0]))?;
        let second = second.ok_or_else(|| A::Error::missing_field(R::FIELDS[1]))?;
        Ok(R::from_fields(first, second))
    }
}

/// Reads the name of a field as its index; `None` for an unknown field.
struct FieldIndex(&'static [&'static str; 2]);

impl<'de> DeserializeSeed<'de> for FieldIndex {
    type Value = Option<usize>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Option<usize>, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for FieldIndex {
    type Value = Option<usize>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Option<usize>, E> {
        self.visit_bytes(name.as_bytes())
    }

    fn visit_bytes<E: Error>(self, name: &[u8]) -> Result<Option<usize>, E> {
        Ok(self.0.iter().position(|field| field.as_bytes() == name))
    }

    /// Formats without names count the fields.
    fn visit_u64<E: Error>(self, index: u64) -> Result<Option<usize>, E> {
        Ok(usize::try_from(index).ok().filter(|index| *index < self.0.len()))
    }
}

impl<V: Vector> Record for Segment<V> {
    const NAME: &'static str = "Segment";
    const FIELDS: &'static [&'static str; 2] = &["a", "b"];
    type First = Components<V>;
    type Second = Components<V>;

    fn fields(&self) -> (Components<V>, Components<V>) {
        (Components(self.a), Components(self.b))
    }

    fn from_fields(a: Components<V>, b: Components<V>) -> Self {
        Self::new(a.0, b.0)
    }

    fn validate(&self) -> Result<(), QueryError> {
        self.validate()
    }
}

impl<V: Vector> Record for Circle<V> {
    const NAME: &'static str = "Circle";
    const FIELDS: &'static [&'static str; 2] = &["center", "radius"];
    type First = Components<V>;
    type Second = V::Scalar;

    fn fields(&self) -> (Components<V>, V::Scalar) {
        (Components(self.center), self.radius)
    }

    fn from_fields(center: Components<V>, radius: V::Scalar) -> Self {
        Self::new(center.0, radius)
    }

    fn validate(&self) -> Result<(), QueryError> {
        self.validate()
    }
}

impl<V: Vector> Record for Stadium<V> {
    const NAME: &'static str = "Stadium";
    const FIELDS: &'static [&'static str; 2] = &["segment", "radius"];
    type First = Segment<V>;
    type Second = V::Scalar;

    fn fields(&self) -> (Segment<V>, V::Scalar) {
        (self.segment, self.radius)
    }

    fn from_fields(segment: Segment<V>, radius: V::Scalar) -> Self {
        Self { segment, radius }
    }

    fn validate(&self) -> Result<(), QueryError> {
        self.validate()
    }
}

impl<V: Vector> Record for Ray<V> {
    const NAME: &'static str = "Ray";
    const FIELDS: &'static [&'static str; 2] = &["origin", "direction"];
    type First = Components<V>;
    type Second = Components<V>;

    fn fields(&self) -> (Components<V>, Components<V>) {
        (Components(self.origin), Components(self.direction))
    }

    fn from_fields(origin: Components<V>, direction: Components<V>) -> Self {
        Self::new(origin.0, direction.0)
    }

    fn validate(&self) -> Result<(), QueryError> {
        self.validate()
    }
}

impl<V: Vector> Record for Aabb<V> {
    const NAME: &'static str = "Aabb";
    const FIELDS: &'static [&'static str; 2] = &["min", "max"];
    type First = Components<V>;
    type Second = Components<V>;

    fn fields(&self) -> (Components<V>, Components<V>) {
        (Components(self.min), Components(self.max))
    }

    fn from_fields(min: Components<V>, max: Components<V>) -> Self {
        Self::new(min.0, max.0)
    }

    fn validate(&self) -> Result<(), QueryError> {
        self.validate()
    }
}

macro_rules! as_records {
    ($($shape:ident, such as $json:literal;)*) => {$(
        /// Writes the fields by their names, and vectors as `[x, y]`. An invalid value is written as it is.
        impl<V: Vector<Scalar: Serialize>> Serialize for $shape<V> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                write(self, serializer)
            }
        }

        /// Reads the fields by their names, and vectors as `[x, y]`. An invalid value is an error with the text of the
        /// [`QueryError`](crate::QueryError). Unknown fields are ignored, so a shape can be flattened into a larger
        /// record.
        ///
        /// ```
        #[doc = concat!("# use impinge::", stringify!($shape), ";")]
        #[doc = concat!("let json = r#\"", $json, "\"#;")]
        #[doc = concat!("let read: ", stringify!($shape), " = serde_json::from_str(json)?;")]
        /// assert_eq!(serde_json::to_string(&read)?, json);
        /// # Ok::<(), serde_json::Error>(())
        /// ```
        impl<'de, V: Vector<Scalar: Deserialize<'de>>> Deserialize<'de> for $shape<V> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                read(deserializer)
            }
        }
    )*};
}

as_records! {
    Segment, such as r#"{"a":[0.0,0.0],"b":[4.0,0.0]}"#;
    Circle, such as r#"{"center":[1.0,2.0],"radius":0.5}"#;
    Stadium, such as r#"{"segment":{"a":[0.0,0.0],"b":[4.0,0.0]},"radius":0.5}"#;
    Ray, such as r#"{"origin":[0.0,0.0],"direction":[1.0,0.0]}"#;
    Aabb, such as r#"{"min":[0.0,0.0],"max":[4.0,1.0]}"#;
}
