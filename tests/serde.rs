//! The feature `serde`: what is written is read again, to the bit, and what is no shape is refused.
#![cfg(feature = "serde")]

use std::fmt::Debug;

use common::TestVector;
use common::shapes::{NUMBERS, of_each_kind};
use impinge::glam::{DVec2, Vec2, dvec2, vec2};
use impinge::{Aabb, AnyShape, Circle, ConvexPolygon, QueryError, Ray, Segment, Shape, Stadium, Triangle, Vector};
use proptest::prelude::*;
use serde::de::DeserializeOwned;
use serde::de::IntoDeserializer;
use serde::de::value::{BytesDeserializer, Error, MapAccessDeserializer, MapDeserializer, SeqDeserializer};
use serde::{Deserialize, Serialize};

/// Equal shapes may differ in the sign of a zero, but not in what `Debug` writes.
fn assert_returns<T: Serialize + DeserializeOwned + Debug>(value: &T) {
    let json = serde_json::to_string(value).unwrap();
    let read: T = serde_json::from_str(&json).unwrap();
    assert_eq!(format!("{read:?}"), format!("{value:?}"), "{json}");
}

/// The shape, and the same shape in an `AnyShape`.
fn assert_both_return<S>(shape: S)
where
    S: Shape<Vector: Vector<Scalar: Serialize + DeserializeOwned>> + Serialize + DeserializeOwned + Debug,
    AnyShape<S::Vector>: From<S>,
{
    assert_returns(&shape);
    assert_returns(&AnyShape::from(shape));
}

fn assert_all_return<V>(p: V, q: V, radius: V::Scalar)
where
    V: Vector<Scalar: Serialize + DeserializeOwned>,
{
    assert_returns(&AnyShape::Point(p));
    assert_both_return(Segment::new(p, q));
    assert_both_return(Circle::new(p, radius));
    assert_both_return(Stadium::new(p, q, radius));
    assert_both_return(Aabb::from_points(&[p, q]));
    let ([x, _], [_, y]) = (p.into(), q.into());
    assert_both_return(ConvexPolygon::new([p, q, [x, y].into()]).rounded(radius));
    // A direction of zero is none.
    if Ray::new(p, q).validate().is_ok() {
        assert_returns(&Ray::new(p, q));
    }
}

/// Any finite number: normal, subnormal or zero, of either sign.
fn single() -> impl Strategy<Value = f32> {
    any::<u32>().prop_map(f32::from_bits).prop_filter("finite", |number| number.is_finite())
}

fn double() -> impl Strategy<Value = f64> {
    any::<u64>().prop_map(f64::from_bits).prop_filter("finite", |number| number.is_finite())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn singles_return_to_the_bit(a in single(), b in single(), c in single(), d in single(), r in single()) {
        assert_all_return(vec2(a, b), vec2(c, d), r.abs());
        assert_all_return([a, b], [c, d], r.abs());
    }

    #[test]
    fn doubles_return_to_the_bit(a in double(), b in double(), c in double(), d in double(), r in double()) {
        assert_all_return(dvec2(a, b), dvec2(c, d), r.abs());
        assert_all_return([a, b], [c, d], r.abs());
    }
}

#[test]
fn the_form_is_that_of_the_fields() {
    let segment = Segment::new(vec2(0.5, -0.0), vec2(4.0, 1e-45));
    assert_eq!(serde_json::to_string(&segment).unwrap(), r#"{"a":[0.5,-0.0],"b":[4.0,1e-45]}"#);
    let circle = Circle::new(dvec2(0.1, 2.0), 3.0);
    assert_eq!(serde_json::to_string(&circle).unwrap(), r#"{"center":[0.1,2.0],"radius":3.0}"#);
    let stadium = Stadium::new([0.0, 0.0], [4.0, 0.0], 1.5);
    let written = serde_json::to_string(&stadium).unwrap();
    assert_eq!(written, r#"{"segment":{"a":[0.0,0.0],"b":[4.0,0.0]},"radius":1.5}"#);
    let ray = Ray::new([0.0_f32, 1.0], [2.0, 0.0]);
    assert_eq!(serde_json::to_string(&ray).unwrap(), r#"{"origin":[0.0,1.0],"direction":[2.0,0.0]}"#);
    let unit = Aabb::new(Vec2::ZERO, Vec2::ONE);
    assert_eq!(serde_json::to_string(&unit).unwrap(), r#"{"min":[0.0,0.0],"max":[1.0,1.0]}"#);
    let ramp = Triangle::new([vec2(0.0, 0.0), vec2(4.0, 0.0), vec2(0.5, 1.0)]).rounded(0.1);
    let written = serde_json::to_string(&ramp).unwrap();
    assert_eq!(written, r#"{"vertices":[[0.0,0.0],[4.0,0.0],[0.5,1.0]],"radius":0.1}"#);
    let point = serde_json::to_string(&ConvexPolygon::from([1.0, 2.0])).unwrap();
    assert_eq!(point, r#"{"vertices":[[1.0,2.0]],"radius":0.0}"#);
}

#[test]
fn arrays_and_vectors_of_glam_read_each_other() {
    let json = serde_json::to_string(&Circle::new(vec2(0.1, 0.2), 0.3)).unwrap();
    assert_eq!(serde_json::from_str::<Circle<[f32; 2]>>(&json).unwrap(), Circle::new([0.1, 0.2], 0.3));
    assert_eq!(json, serde_json::to_string(&Circle::new([0.1_f32, 0.2], 0.3)).unwrap());
    let json = serde_json::to_string(&Circle::new([0.1, 0.2], 0.3)).unwrap();
    assert_eq!(serde_json::from_str::<Circle<DVec2>>(&json).unwrap(), Circle::new(dvec2(0.1, 0.2), 0.3));
}

/// JSON has no NaN and no infinity, but this has: fields in their order.
fn assert_refuses<T: DeserializeOwned + Debug>(vectors: [[f64; 2]; 2], error: QueryError) {
    let fields = SeqDeserializer::<_, Error>::new(vectors.map(Vec::from).into_iter());
    assert_eq!(T::deserialize(fields).unwrap_err().to_string(), error.to_string(), "{vectors:?}");
}

#[test]
fn coordinates_that_are_not_finite_are_refused() {
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        for vectors in
            [[[bad, 0.0], [1.0, 0.0]], [[0.0, bad], [1.0, 0.0]], [[0.0, 0.0], [bad, 0.0]], [[0.0; 2], [1.0, bad]]]
        {
            assert_refuses::<Segment<DVec2>>(vectors, QueryError::NonFinite);
            assert_refuses::<Ray<DVec2>>(vectors, QueryError::NonFinite);
            assert_refuses::<Aabb<DVec2>>(vectors, QueryError::NonFinite);
            assert_refuses::<Segment<[f32; 2]>>(vectors, QueryError::NonFinite);
        }
    }
}

/// What `serde_json` says after the text of `error` is where.
fn assert_refuses_json<T: DeserializeOwned + Debug>(json: &str, error: QueryError) {
    let said = serde_json::from_str::<T>(json).unwrap_err().to_string();
    assert!(said.starts_with(&error.to_string()), "{json} gives: {said}");
}

#[test]
fn a_negative_radius_is_refused() {
    assert_refuses_json::<Circle>(r#"{"center":[0,0],"radius":-1}"#, QueryError::NegativeRadius);
    assert_refuses_json::<Circle<DVec2>>(r#"{"center":[0,0],"radius":-5e-324}"#, QueryError::NegativeRadius);
    let polygon = r#"{"vertices":[[0,0],[1,0],[0,1]],"radius":-1}"#;
    assert_refuses_json::<ConvexPolygon>(polygon, QueryError::NegativeRadius);
    let stadium = r#"{"segment":{"a":[0,0],"b":[1,0]},"radius":-1}"#;
    assert_refuses_json::<Stadium>(stadium, QueryError::NegativeRadius);
    assert_refuses_json::<Stadium<[f64; 2]>>(stadium, QueryError::NegativeRadius);
    // As in a query, the negative zero is zero.
    assert!(serde_json::from_str::<Circle>(r#"{"center":[0,0],"radius":-0.0}"#).is_ok());
}

#[test]
fn a_ray_without_a_direction_is_refused() {
    assert_refuses_json::<Ray>(r#"{"origin":[1,1],"direction":[0,0]}"#, QueryError::ZeroDirection);
    assert_refuses_json::<Ray<[f64; 2]>>(r#"{"origin":[1,1],"direction":[0,-0.0]}"#, QueryError::ZeroDirection);
    assert!(serde_json::from_str::<Ray>(r#"{"origin":[1,1],"direction":[0,1e-45]}"#).is_ok());
}

/// 1e39 is beyond the largest `f32`, 3.4e38.
#[test]
fn what_is_no_number_of_the_scalar_type_is_refused() {
    let json = r#"{"center":[0,0],"radius":1e39}"#;
    assert!(serde_json::from_str::<Circle>(json).is_err());
    assert_eq!(serde_json::from_str::<Circle<DVec2>>(json).unwrap(), Circle::new(DVec2::ZERO, 1e39));
    assert!(serde_json::from_str::<Circle>(r#"{"center":[0,0],"radius":null}"#).is_err());
}

#[test]
fn a_field_that_is_missing_is_an_error_and_one_too_many_is_not() {
    let missing = serde_json::from_str::<Circle>(r#"{"center":[0,0]}"#).unwrap_err().to_string();
    assert!(missing.starts_with("missing field `radius`"), "{missing}");
    let circle: Circle = serde_json::from_str(r#"{"center":[0,0],"radius":1,"name":"bumper"}"#).unwrap();
    assert_eq!(circle, Circle::new(Vec2::ZERO, 1.0));
}

#[test]
fn a_shape_can_be_a_part_of_a_flat_record() {
    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct Bumper {
        name: String,
        #[serde(flatten)]
        outline: Circle,
    }
    let bumper = Bumper { name: "left".into(), outline: Circle::new(Vec2::ONE, 2.0) };
    let json = serde_json::to_string(&bumper).unwrap();
    assert_eq!(json, r#"{"name":"left","center":[1.0,1.0],"radius":2.0}"#);
    assert_eq!(serde_json::from_str::<Bumper>(&json).unwrap(), bumper);
}

#[test]
fn an_empty_box_is_refused() {
    assert_refuses_json::<Aabb>(r#"{"min":[1,0],"max":[0,1]}"#, QueryError::EmptyBox);
    let empty = serde_json::to_string(&Aabb::<DVec2>::EMPTY).unwrap();
    assert_refuses_json::<Aabb<DVec2>>(&empty, QueryError::EmptyBox);
}

/// Clockwise, with a point amid a side, one inside and one twice.
#[test]
fn the_hull_of_any_points_is_read() {
    let json = r#"{"vertices":[[0,0],[0,2],[1,2],[4,2],[1,1],[4,0],[0,0]],"radius":0}"#;
    let read: ConvexPolygon = serde_json::from_str(json).unwrap();
    let corners = [vec2(0.0, 0.0), vec2(4.0, 0.0), vec2(4.0, 2.0), vec2(0.0, 2.0)];
    assert_eq!(read.vertices(), corners);
    let few: Triangle = serde_json::from_str(r#"{"radius":1,"vertices":[[1,1],[1,1]]}"#).unwrap();
    assert_eq!(few.vertices(), [Vec2::ONE]);
}

#[test]
fn a_polygon_of_no_points_or_too_many_is_refused() {
    assert_refuses_json::<ConvexPolygon>(r#"{"vertices":[],"radius":0}"#, QueryError::NoPoints);
    let four = r#"{"vertices":[[0,0],[4,0],[4,4],[0,4]],"radius":0}"#;
    assert_refuses_json::<Triangle>(four, QueryError::TooManyVertices);
    assert!(serde_json::from_str::<ConvexPolygon<DVec2, 4>>(four).is_ok());
    // As many points count as are given, and not as many as the hull has.
    let amid = r#"{"vertices":[[0,0],[2,0],[4,0],[0,4]],"radius":0}"#;
    assert_refuses_json::<Triangle>(amid, QueryError::TooManyVertices);
    let empty = serde_json::to_string(&ConvexPolygon::from(Aabb::<DVec2>::EMPTY)).unwrap();
    assert_refuses_json::<ConvexPolygon<DVec2, 4>>(&empty, QueryError::NoPoints);
    let said = serde_json::from_str::<Triangle>(r#"{"vertices":7,"radius":0}"#).unwrap_err().to_string();
    assert!(said.contains("expected 1 to 3 points"), "{said}");
}

/// A field of a polygon, in a format that has NaN.
enum Field {
    Points(Vec<Vec<f64>>),
    Number(f64),
}

impl<'de> serde::Deserializer<'de> for Field {
    type Error = Error;

    fn deserialize_any<V: serde::de::Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self {
            Self::Points(points) => points.into_deserializer().deserialize_any(visitor),
            Self::Number(number) => number.into_deserializer().deserialize_any(visitor),
        }
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl IntoDeserializer<'_, Error> for Field {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

#[test]
fn a_polygon_that_is_not_finite_is_refused() {
    let refuses = |points: [[f64; 2]; 2], radius: f64| {
        let fields = [Field::Points(points.map(Vec::from).into()), Field::Number(radius)];
        let read = Triangle::<DVec2>::deserialize(SeqDeserializer::new(fields.into_iter()));
        assert_eq!(read.unwrap_err().to_string(), QueryError::NonFinite.to_string(), "{points:?}, {radius}");
    };
    refuses([[0.0, 0.0], [f64::NAN, 0.0]], 1.0);
    refuses([[0.0, f64::NEG_INFINITY], [0.0, 0.0]], -1.0);
    refuses([[0.0, 0.0], [0.0, 1.0]], f64::INFINITY);
}

/// A format that gives the fields as pairs: by name, by name in bytes, or by number.
fn of_pairs<'a, K, T: DeserializeOwned>(pairs: [(K, f64); 2]) -> Result<T, Error>
where
    K: IntoDeserializer<'a, Error>,
{
    T::deserialize(MapDeserializer::new(pairs.into_iter()))
}

/// Two numbers under the names of a circle's fields: the first of these is no vector, so that the error tells which was read.
#[test]
fn fields_are_known_by_name_by_bytes_and_by_number() {
    let said = |circle: Result<Circle, Error>| circle.unwrap_err().to_string();
    for error in [
        said(of_pairs([("radius", 1.0), ("center", 0.0)])),
        said(of_pairs([(BytesDeserializer::new(b"radius"), 1.0), (BytesDeserializer::new(b"center"), 0.0)])),
        said(of_pairs([(1_u64, 1.0), (0, 0.0)])),
    ] {
        assert!(error.contains("expected an array of length 2"), "{error}");
    }
    assert_eq!(said(of_pairs([(7_u64, 1.0), (1, 1.0)])), "missing field `center`");
    assert_eq!(said(of_pairs([("name", 1.0), ("radius", 1.0)])), "missing field `center`");
}

#[test]
fn fields_come_in_any_order_but_once() {
    let circle: Circle = serde_json::from_str(r#"{"radius":2,"center":[3,4]}"#).unwrap();
    assert_eq!(circle, Circle::new(vec2(3.0, 4.0), 2.0));
    let twice = serde_json::from_str::<Circle>(r#"{"radius":2,"radius":2,"center":[3,4]}"#).unwrap_err().to_string();
    assert!(twice.starts_with("duplicate field `radius`"), "{twice}");
}

#[test]
fn what_is_no_record_is_refused_by_name() {
    let said = serde_json::from_str::<Segment>("7").unwrap_err().to_string();
    assert!(said.contains("expected a Segment of `a` and `b`"), "{said}");
    let short = serde_json::from_str::<Ray>("[[0,0]]").unwrap_err().to_string();
    assert!(short.contains("invalid length 1, expected a Ray of `origin` and `direction`"), "{short}");
}

#[test]
fn an_unknown_kind_of_shape_is_refused_with_the_known_ones() {
    let error = serde_json::from_str::<AnyShape<Vec2>>(r#"{"Blob":[1.0,2.0]}"#).unwrap_err().to_string();
    assert!(error.starts_with(r#"unknown kind of shape, expected one of ["Point", "Segment", "#), "{error}");
}

/// Each is written as its text, and the text is read as it.
fn assert_each_kind_has_its_form<V>()
where
    V: TestVector<Scalar: Serialize + DeserializeOwned>,
{
    let texts = [
        r#"{"Point":[1.0,2.0]}"#,
        r#"{"Segment":{"a":[1.0,2.0],"b":[4.0,0.5]}}"#,
        r#"{"Circle":{"center":[1.0,2.0],"radius":0.25}}"#,
        r#"{"Stadium":{"segment":{"a":[1.0,2.0],"b":[4.0,0.5]},"radius":0.25}}"#,
        r#"{"Aabb":{"min":[1.0,2.0],"max":[3.0,6.0]}}"#,
        r#"{"ConvexPolygon":{"vertices":[[1.0,2.0],[4.0,0.5],[3.0,6.0]],"radius":0.25}}"#,
    ];
    for (shape, text) in of_each_kind::<V>(NUMBERS).iter().zip(texts) {
        assert_eq!(serde_json::to_string(shape).unwrap(), text);
        assert_eq!(serde_json::from_str::<AnyShape<V>>(text).unwrap(), *shape);
    }
}

#[test]
fn any_shape_is_the_name_of_its_kind_and_the_shape() {
    assert_each_kind_has_its_form::<Vec2>();
    assert_each_kind_has_its_form::<DVec2>();
    assert_each_kind_has_its_form::<[f32; 2]>();
    assert_each_kind_has_its_form::<[f64; 2]>();
}

#[test]
fn any_shape_is_refused_as_the_shape_that_it_holds() {
    let invalid = [
        (r#"{"Circle":{"center":[0,0],"radius":-1}}"#, QueryError::NegativeRadius),
        (r#"{"Stadium":{"segment":{"a":[0,0],"b":[1,0]},"radius":-1}}"#, QueryError::NegativeRadius),
        (r#"{"Aabb":{"min":[1,0],"max":[0,1]}}"#, QueryError::EmptyBox),
        (r#"{"ConvexPolygon":{"vertices":[[0,0],[1,0],[0,1]],"radius":-1}}"#, QueryError::NegativeRadius),
        (r#"{"ConvexPolygon":{"vertices":[],"radius":0}}"#, QueryError::NoPoints),
    ];
    for (json, error) in invalid {
        assert_refuses_json::<AnyShape<Vec2>>(json, error);
        assert_refuses_json::<AnyShape<DVec2>>(json, error);
    }
}

/// One shape under its kind, in a format that has NaN and that may number the kinds.
fn of_kind<'a, V, K, F>(kind: K, shape: F) -> Result<AnyShape<V>, Error>
where
    V: Vector<Scalar: DeserializeOwned>,
    K: IntoDeserializer<'a, Error>,
    F: IntoDeserializer<'a, Error>,
{
    AnyShape::deserialize(MapAccessDeserializer::new(MapDeserializer::new([(kind, shape)].into_iter())))
}

fn assert_refuses_in_any_shape<V: Vector<Scalar: DeserializeOwned>>(bad: f64) {
    let refuses = |read: Result<AnyShape<V>, Error>| {
        assert_eq!(read.unwrap_err().to_string(), QueryError::NonFinite.to_string());
    };
    for point in [vec![bad, 0.0], vec![0.0, bad]] {
        refuses(of_kind("Point", point.clone()));
        for kind in ["Segment", "Aabb"] {
            refuses(of_kind(kind, vec![point.clone(), vec![1.0, 2.0]]));
            refuses(of_kind(kind, vec![vec![-1.0, -2.0], point.clone()]));
        }
    }
}

/// The format itself rejects no number.
#[test]
fn any_shape_that_is_not_finite_is_refused() {
    for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        assert_refuses_in_any_shape::<DVec2>(bad);
        assert_refuses_in_any_shape::<[f32; 2]>(bad);
    }
}

/// In the order of the variants.
#[test]
fn kinds_are_known_by_bytes_and_by_number() {
    let (a, b) = (dvec2(1.0, 2.0), dvec2(4.0, 3.0));
    let ends = || vec![vec![1.0, 2.0], vec![4.0, 3.0]];
    assert_eq!(of_kind(BytesDeserializer::new(b"Segment"), ends()), Ok(Segment::new(a, b).into()));
    assert_eq!(of_kind(BytesDeserializer::new(b"Aabb"), ends()), Ok(Aabb::new(a, b).into()));
    assert_eq!(of_kind(0_u64, vec![1.0, 2.0]), Ok(a.into()));
    assert_eq!(of_kind(1_u64, ends()), Ok(Segment::new(a, b).into()));
    assert_eq!(of_kind(4_u64, ends()), Ok(Aabb::new(a, b).into()));
    assert!(of_kind::<DVec2, _, _>(6_u64, ends()).is_err());
}
