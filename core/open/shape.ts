import * as t from 'io-ts';

/** The fields of a shape: a codec and a description each. */
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
export const isShape = (type: t.Mixed): type is Shape<Fields> =>
  type instanceof t.ExactType && 'meanings' in type;

/** A nullable value. */
export const maybe = <C extends t.Mixed>(codec: C): t.UnionC<[C, t.NullC]> => t.union([codec, t.null]);

/** One of some words. */
export const oneOf = <const W extends string>(words: readonly W[]): t.KeyofC<Record<W, null>> =>
  t.keyof(Object.fromEntries(words.map((word) => [word, null])) as Record<W, null>);
