import * as t from 'io-ts';

type Fields = Readonly<Record<string, readonly [codec: t.Mixed, meaning: string]>>;

type Codecs<F extends Fields> = { [K in keyof F]: F[K][0] };

/** An object of the open data: it encodes its own fields only, each with a description. */
export interface Shape<F extends Fields> extends t.ExactC<t.TypeC<Codecs<F>>> {
  readonly meanings: { readonly [K in keyof F]: string };
}

const mapped = <A>(fields: Fields, f: (field: Fields[string]) => A): Readonly<Record<string, A>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, f(field)]));

/** A shape, by its name in the schema. */
export const shape = <const F extends Fields>(name: string, fields: F): Shape<F> => {
  const codecs = mapped(fields, ([codec]) => codec) as Codecs<F>;
  const meanings = mapped(fields, ([, meaning]) => meaning) as Shape<F>['meanings'];
  return Object.assign(t.exact(t.type(codecs), name), { meanings });
};

/** Whether a type is a shape. */
const isShape = (type: t.Mixed): type is Shape<Fields> => type instanceof t.ExactType && 'meanings' in type;

/** A nullable value. */
export const maybe = <C extends t.Mixed>(codec: C): t.UnionC<[C, t.NullC]> => t.union([codec, t.null]);

/** One of some words. */
export const oneOf = <const W extends string>(words: readonly W[]): t.KeyofC<Record<W, null>> =>
  t.keyof(Object.fromEntries(words.map((word) => [word, null])) as Record<W, null>);

/** A schema of JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas by the names of their shapes. */
export type Definitions = Map<string, JsonSchema>;

const home = '#/components/schemas/';

const isNullable = ({ types }: t.UnionType<t.Mixed[]>): boolean =>
  types.some((type) => type instanceof t.NullType);

const unionOf = (union: t.UnionType<t.Mixed[]>, definitions: Definitions): JsonSchema => {
  const schemas = union.types
    .filter((type) => !(type instanceof t.NullType))
    .map((type) => jsonSchemaOf(type, definitions));
  const [only] = schemas;
  if (!isNullable(union)) return { anyOf: schemas };
  if (schemas.length === 1 && typeof only?.['type'] === 'string' && only['enum'] === undefined) {
    return { ...only, type: [only['type'], 'null'] };
  }
  return { anyOf: [...schemas, { type: 'null' }] };
};

const objectOf = (
  props: t.AnyProps,
  meanings: Readonly<Record<string, string>>,
  required: readonly string[],
  definitions: Definitions,
): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(props).map(([name, type]: [string, t.Mixed]) => [
      name,
      {
        ...jsonSchemaOf(type, definitions),
        ...(meanings[name] === undefined ? {} : { description: meanings[name] }),
      },
    ]),
  ),
  ...(required.length === 0 ? {} : { required }),
  additionalProperties: false,
});

/** The schema of what a codec encodes; shapes are added to `definitions` and referenced. Throws for an unknown codec. */
export const jsonSchemaOf = (type: t.Mixed, definitions: Definitions): JsonSchema => {
  if (isShape(type)) {
    if (!definitions.has(type.name)) {
      // Reserves the name while its own fields are read.
      definitions.set(type.name, {});
      const { props } = type.type;
      definitions.set(type.name, objectOf(props, type.meanings, Object.keys(props), definitions));
    }
    return { $ref: `${home}${type.name}` };
  }
  if (type instanceof t.UnionType) return unionOf(type, definitions);
  if (type instanceof t.ReadonlyArrayType)
    return { type: 'array', items: jsonSchemaOf(type.type, definitions) };
  if (type instanceof t.PartialType) return objectOf(type.props, {}, [], definitions);
  if (type instanceof t.ExactType) return jsonSchemaOf(type.type, definitions);
  if (type instanceof t.KeyofType) return { type: 'string', enum: Object.keys(type.keys) };
  if (type instanceof t.LiteralType) return { const: type.value };
  if (type instanceof t.StringType) return { type: 'string' };
  if (type instanceof t.NumberType) return { type: 'number' };
  if (type instanceof t.BooleanType) return { type: 'boolean' };
  throw new Error(`${type.name} has no schema`);
};
