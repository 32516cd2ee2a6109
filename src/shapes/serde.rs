//! Shapes in any format of the crate `serde` (feature `serde`): records of two fields. An [`AnyShape`] is an enum of
//! them.
//!
//! Written by hand with `serde_core`: the derive of `serde` would add `syn`, a parser of Rust, to the user's build.

use core::fmt;
use core::marker::PhantomData;

use serde_core::de::{DeserializeSeed, EnumAccess, Error, IgnoredAny, MapAccess, SeqAccess, VariantAccess, Visitor};
use serde_core::ser::SerializeStruct as _;
use serde_core::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Aabb, AnyShape, Circle, ConvexPolygon, Ray, Segment, Stadium};
use crate::error::QueryError;
use crate::vector::Components as _;
use crate::vector::Vector;

/// A type that is written and read as two fields.
trait Record: Sized {
    const NAME: &'static str;
    const FIELDS: &'static [&'static str; 2];
    type First;
    type Second;

    fn fields(&self) -> (Self::First, Self::Second);
    fn from_fields(first: Self::First, second: Self::Second) -> Self;
    fn validate(&self) -> Result<(), QueryError>;
}

/// A vector as `[x, y]`: the same text for every type.
struct VectorArray<V>(V);

impl<V: Vector<Scalar: Serialize>> Serialize for VectorArray<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.components().serialize(serializer)
    }
}

impl<'de, V: Vector<Scalar: Deserialize<'de>>> Deserialize<'de> for VectorArray<V> {
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

/// Reads a record, and rejects an invalid one.
fn read<'de, R, D>(deserializer: D) -> Result<R, D::Error>
where
    R: Record<First: Deserialize<'de>, Second: Deserialize<'de>>,
    D: Deserializer<'de>,
{
    let record = deserializer.deserialize_struct(R::NAME, R::FIELDS, RecordVisitor::<R>(PhantomData))?;
    record.validate().map(|()| record).map_err(D::Error::custom)
}

/// Reads the fields in their order, or by their names in any order.
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

/// Reads the name of a field, or of a variant, as its index; `None` for an unknown one.
struct FieldIndex(&'static [&'static str]);

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

    /// Formats without names number the fields.
    fn visit_u64<E: Error>(self, index: u64) -> Result<Option<usize>, E> {
        Ok(usize::try_from(index).ok().filter(|index| *index < self.0.len()))
    }
}

impl<V> From<V> for VectorArray<V> {
    fn from(vector: V) -> Self {
        Self(vector)
    }
}

/// Points in an array with room for `N`. Only the first `count` are written and read.
struct Points<V, const N: usize> {
    points: [V; N],
    count: usize,
}

impl<V: Vector<Scalar: Serialize>, const N: usize> Serialize for Points<V, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.points.iter().take(self.count).copied().map(VectorArray))
    }
}

impl<'de, V: Vector<Scalar: Deserialize<'de>>, const N: usize> Deserialize<'de> for Points<V, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(PointsVisitor(PhantomData))
    }
}

struct PointsVisitor<V, const N: usize>(PhantomData<V>);

impl<'de, V: Vector<Scalar: Deserialize<'de>>, const N: usize> Visitor<'de> for PointsVisitor<V, N> {
    type Value = Points<V, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "1 to {N} points")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut points: A) -> Result<Points<V, N>, A::Error> {
        let first: Option<VectorArray<V>> = points.next_element()?;
        let first = first.ok_or_else(|| A::Error::custom(QueryError::NoPoints))?;
        let mut read = Points { points: [first.0; N], count: 1 };
        while let Some(point) = points.next_element::<VectorArray<V>>()? {
            let place = read.points.get_mut(read.count);
            *place.ok_or_else(|| A::Error::custom(QueryError::TooManyVertices))? = point.0;
            read.count += 1;
        }
        Ok(read)
    }
}

impl<V: Vector, const N: usize> Record for ConvexPolygon<V, N> {
    const NAME: &'static str = "ConvexPolygon";
    const FIELDS: &'static [&'static str; 2] = &["vertices", "radius"];
    type First = Points<V, N>;
    type Second = V::Scalar;

    fn fields(&self) -> (Points<V, N>, V::Scalar) {
        (Points { points: self.vertices, count: self.vertices().len() }, self.radius)
    }

    fn from_fields(vertices: Points<V, N>, radius: V::Scalar) -> Self {
        Self::of(vertices.points, vertices.count).rounded(radius)
    }

    fn validate(&self) -> Result<(), QueryError> {
        self.validate()
    }
}

/// Writes the vertices as `[[x, y], …]`, and the radius. An invalid value is written as it is.
impl<V: Vector<Scalar: Serialize>, const N: usize> Serialize for ConvexPolygon<V, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(self, serializer)
    }
}

/// Reads points as `[[x, y], …]`, and takes their hull, so that any points give a polygon. What was written is read
/// as it was, if the format keeps every bit of a number. An invalid value is an error with the text of the
/// [`QueryError`](crate::QueryError). Unknown fields are ignored.
///
/// More than `N` points are [`TooManyVertices`](crate::QueryError::TooManyVertices), even if their hull has fewer
/// corners: nothing is allocated, so there is no place to keep them until the last one is read. Read such a list as a
/// `Vec<[f32; 2]>`, and pass it to [`hull_of`](ConvexPolygon::hull_of). No points are
/// [`NoPoints`](crate::QueryError::NoPoints). So the polygon of an empty box, which is written without vertices, is not
/// read again.
///
/// ```
/// # use impinge::ConvexPolygon;
/// let json = r#"{"vertices":[[0.0,0.0],[4.0,0.0],[4.0,1.0]],"radius":0.5}"#;
/// let read: ConvexPolygon = serde_json::from_str(json)?;
/// assert_eq!(serde_json::to_string(&read)?, json);
/// # Ok::<(), serde_json::Error>(())
/// ```
impl<'de, V: Vector<Scalar: Deserialize<'de>>, const N: usize> Deserialize<'de> for ConvexPolygon<V, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read(deserializer)
    }
}

/// For each shape: the fields in their order, the types that they are written as, the constructor, and an example.
macro_rules! as_records {
    ($($shape:ident { $first:ident: $First:ty, $second:ident: $Second:ty } by $make:expr, such as $json:literal;)*) => {$(
        impl<V: Vector> Record for $shape<V> {
            const NAME: &'static str = stringify!($shape);
            const FIELDS: &'static [&'static str; 2] = &[stringify!($first), stringify!($second)];
            type First = $First;
            type Second = $Second;

            fn fields(&self) -> ($First, $Second) {
                (<$First>::from(self.$first), <$Second>::from(self.$second))
            }

            fn from_fields($first: $First, $second: $Second) -> Self {
                $make
            }

            fn validate(&self) -> Result<(), QueryError> {
                self.validate()
            }
        }

        /// Writes the fields by their names, and vectors as `[x, y]`. An invalid value is written as it is.
        impl<V: Vector<Scalar: Serialize>> Serialize for $shape<V> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                write(self, serializer)
            }
        }

        /// Reads the fields by their names, and vectors as `[x, y]`. An invalid value is an error with the text of
        /// the [`QueryError`](crate::QueryError). Unknown fields are ignored, so a shape can be flattened into a
        /// larger record.
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
    Segment { a: VectorArray<V>, b: VectorArray<V> } by Self::new(a.0, b.0),
        such as r#"{"a":[0.0,0.0],"b":[4.0,0.0]}"#;
    Circle { center: VectorArray<V>, radius: V::Scalar } by Self::new(center.0, radius),
        such as r#"{"center":[1.0,2.0],"radius":0.5}"#;
    Stadium { segment: Segment<V>, radius: V::Scalar } by Self { segment, radius },
        such as r#"{"segment":{"a":[0.0,0.0],"b":[4.0,0.0]},"radius":0.5}"#;
    Ray { origin: VectorArray<V>, direction: VectorArray<V> } by Self::new(origin.0, direction.0),
        such as r#"{"origin":[0.0,0.0],"direction":[1.0,0.0]}"#;
    Aabb { min: VectorArray<V>, max: VectorArray<V> } by Self::new(min.0, max.0),
        such as r#"{"min":[0.0,0.0],"max":[4.0,1.0]}"#;
}

/// The names of the variants, in their order.
const VARIANTS: &[&str] = &["Point", "Segment", "Circle", "Stadium", "Aabb", "ConvexPolygon"];

/// Writes the name of the variant and the shape, as the derive of `serde` does. A point is written as `[x, y]`.
impl<V: Vector<Scalar: Serialize>> Serialize for AnyShape<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = "AnyShape";
        match self {
            Self::Point(point) => serializer.serialize_newtype_variant(name, 0, VARIANTS[0], &VectorArray(*point)),
            Self::Segment(segment) => serializer.serialize_newtype_variant(name, 1, VARIANTS[1], segment),
            Self::Circle(circle) => serializer.serialize_newtype_variant(name, 2, VARIANTS[2], circle),
            Self::Stadium(stadium) => serializer.serialize_newtype_variant(name, 3, VARIANTS[3], stadium),
            Self::Aabb(aabb) => serializer.serialize_newtype_variant(name, 4, VARIANTS[4], aabb),
            Self::ConvexPolygon(polygon) => serializer.serialize_newtype_variant(name, 5, VARIANTS[5], polygon),
        }
    }
}

/// Reads the name of the variant and the shape. An invalid shape is an error with the text of the
/// [`QueryError`](crate::QueryError).
///
/// ```
/// # use impinge::AnyShape;
/// let json = r#"[{"Point":[1.0,2.0]},{"Circle":{"center":[1.0,2.0],"radius":0.5}}]"#;
/// let level: Vec<AnyShape> = serde_json::from_str(json)?;
/// assert_eq!(serde_json::to_string(&level)?, json);
/// # Ok::<(), serde_json::Error>(())
/// ```
impl<'de, V: Vector<Scalar: Deserialize<'de>>> Deserialize<'de> for AnyShape<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let shape: Self = deserializer.deserialize_enum("AnyShape", VARIANTS, AnyVisitor(PhantomData))?;
        shape.validate().map(|()| shape).map_err(D::Error::custom)
    }
}

struct AnyVisitor<V>(PhantomData<V>);

impl<'de, V: Vector<Scalar: Deserialize<'de>>> Visitor<'de> for AnyVisitor<V> {
    type Value = AnyShape<V>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a shape by the name of its kind")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, shape: A) -> Result<AnyShape<V>, A::Error> {
        let (kind, shape) = shape.variant_seed(FieldIndex(VARIANTS))?;
        match kind {
            Some(0) => shape.newtype_variant().map(|VectorArray(point)| AnyShape::Point(point)),
            Some(1) => shape.newtype_variant().map(AnyShape::Segment),
            Some(2) => shape.newtype_variant().map(AnyShape::Circle),
            Some(3) => shape.newtype_variant().map(AnyShape::Stadium),
            Some(4) => shape.newtype_variant().map(AnyShape::Aabb),
            Some(5) => shape.newtype_variant().map(AnyShape::ConvexPolygon),
            _ => Err(A::Error::custom(format_args!("unknown kind of shape, expected one of {VARIANTS:?}"))),
        }
    }
}
