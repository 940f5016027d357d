import { wrappingOf } from '@kampdag/core/decode/codecs';
import type { Reading } from '@kampdag/core/decode/reading';
import * as fc from 'fast-check';
import { either } from 'fp-ts';
import type * as t from 'io-ts';

const word = fc.stringMatching(/^[A-Za-zÆØÅæøå0-9.-]{1,10}$/);
const text = fc.oneof(
  { weight: 4, arbitrary: word },
  { weight: 2, arbitrary: fc.string({ maxLength: 12 }) },
  {
    weight: 1,
    arbitrary: fc.tuple(word, fc.constantFrom(' ', '   ', '\t')).map(([w, blank]) => `${blank}${w}${blank}`),
  },
);
const missing = fc.constantFrom(null, undefined);
const orMissing = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary }, { weight: 1, arbitrary: missing });

const finite = fc.oneof(
  fc.integer({ min: -5, max: 3_000_000 }),
  fc.integer({ min: 0, max: 30 }),
  fc.double({ min: -1_000, max: 1_000, noNaN: true, noDefaultInfinity: true }),
);
const digits = fc.integer({ min: -5, max: 3_000_000 }).map(String);
/** A number, or its digits, padded or not. */
const numberLike = fc.oneof(
  finite,
  digits,
  digits.map((d) => ` ${d} `),
);

const two = (n: number): string => String(n).padStart(2, '0');
const day = fc.record({
  year: fc.integer({ min: 1, max: 2_099 }),
  month: fc.integer({ min: 0, max: 13 }),
  day: fc.integer({ min: 0, max: 32 }),
});
const isoDate = day.map((d) => `${String(d.year).padStart(4, '0')}-${two(d.month)}-${two(d.day)}T00:00:00`);
const usDate = day.map((d) => `${two(d.month)}/${two(d.day)}/${String(d.year).padStart(4, '0')} 00:00:00`);
const noDate = fc.constantFrom('0001-01-01T00:00:00', '');
const minutesSeconds = fc
  .tuple(fc.integer({ min: 0, max: 130 }), fc.integer({ min: 0, max: 99 }))
  .map(([m, s]) => `${two(m)}:${two(s)}`);

/** What each of our own codecs takes, its tolerated oddities with it (wire-format §3), by the codec's name. */
const custom: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  text,
  'text or null': orMissing(fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: usDate })),
  number: numberLike,
  'id or null': orMissing(fc.oneof(numberLike, fc.constant(0))),
  'known measure': orMissing(fc.oneof(numberLike, fc.constantFrom(0, -1))),
  'known count': orMissing(fc.oneof(numberLike, fc.constantFrom(0, -1, '-1'))),
  'reported count': orMissing(numberLike),
  'reported sum': orMissing(numberLike),
  'reported place': orMissing(numberLike),
  'date or null': orMissing(fc.oneof(isoDate, noDate, text)),
  'local time in Oslo': orMissing(
    fc.oneof(
      fc
        .tuple(isoDate, fc.integer({ min: 0, max: 86_399 }), fc.constantFrom('', '.1', '.1234567'))
        .map(([date, second, decimals]) => {
          const clock = new Date(second * 1_000).toISOString().slice(11, 19);
          return `${date.slice(0, 10)}T${clock}${decimals}`;
        }),
      noDate,
      text,
    ),
  ),
  'hhmm number': orMissing(fc.oneof(fc.integer({ min: 0, max: 2_500 }), fc.constant(0), fc.constant('1830'))),
  flag: orMissing(fc.oneof(fc.boolean(), fc.constantFrom(0, 1, '0', '1', 'true', 'false', 'C', 'A', ''))),
  'shirt number': orMissing(
    fc.oneof(fc.integer({ min: 0, max: 99 }), fc.constantFrom('0', '00', ' 7 ', ''), text),
  ),
  'row key': orMissing(fc.oneof(fc.integer({ min: 1, max: 999_999 }), text)),
  listed: orMissing(
    fc.oneof(
      fc.array(fc.oneof(fc.integer({ min: 0, max: 99 }), word)),
      fc.array(fc.integer({ min: 0, max: 99 })).map((numbers) => numbers.join(', ')),
      fc.constantFrom('', ',', 7),
    ),
  ),
  'birth year': orMissing(fc.oneof(isoDate, usDate, noDate, fc.integer({ min: 1_900, max: 2_030 }), text)),
  share: orMissing(
    fc.oneof(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: -5, max: 150, noNaN: true }),
      fc.constantFrom(-1, 0, 1, 100, '0.55', '55'),
    ),
  ),
  'playing time': orMissing(
    fc.oneof(
      minutesSeconds,
      minutesSeconds.map((ms) => `1:${ms}`),
      fc.integer({ min: -1, max: 4_000 }),
      text,
    ),
  ),
  'elapsed time': orMissing(
    fc.oneof(
      minutesSeconds,
      fc.integer({ min: -1, max: 2_000 }),
      fc.integer({ min: 0, max: 2_000 }).map(String),
      text,
    ),
  ),
  side: orMissing(fc.oneof(fc.constantFrom('H', 'A', 'B', ' h ', 'b', ''), text)),
  withdrawal: fc.constantFrom(true, false, 'false', 'ja', 1, 0, null, {}),
  'last day': orMissing(fc.oneof(isoDate, usDate, noDate, fc.integer(), text)),
  permission: fc.constantFrom(true, false, 'true', 'nei', 1, 0, null, {}),
  'broadcast urls': orMissing(
    fc.record(
      { play: orMissing(text), mygame: orMissing(text), direktesport: orMissing(text), tv2: orMissing(text) },
      { requiredKeys: [] },
    ),
  ),
};

/** The name of io-ts's own kind of codec; undefined for one of ours. */
const tagOf = (codec: t.Mixed): string | undefined => {
  const { _tag: tag } = codec as { readonly _tag?: string };
  return tag;
};

const propsOf = (codec: t.Mixed): Readonly<Record<string, t.Mixed>> => {
  const inner = tagOf(codec) === 'ExactType' ? (codec as unknown as { type: t.Mixed }).type : codec;
  return 'props' in inner ? (inner.props as Record<string, t.Mixed>) : {};
};

const tagged = (codec: t.Mixed): fc.Arbitrary<unknown> | undefined => {
  const parts = codec as unknown as {
    readonly type: t.Mixed;
    readonly types: readonly t.Mixed[];
    readonly keys: Readonly<Record<string, unknown>>;
    readonly value: unknown;
    readonly codomain: t.Mixed;
  };
  const fields = (): Record<string, fc.Arbitrary<unknown>> =>
    Object.fromEntries(Object.entries(propsOf(codec)).map(([key, prop]) => [key, wireOf(prop)]));
  switch (tagOf(codec)) {
    case 'StringType':
      return text;
    case 'NumberType':
      return finite;
    case 'BooleanType':
      return fc.boolean();
    case 'NullType':
      return fc.constant(null);
    case 'LiteralType':
      return fc.constant(parts.value);
    case 'KeyofType':
      return fc.constantFrom(...Object.keys(parts.keys));
    case 'UnionType':
      return fc.oneof(...parts.types.map(wireOf));
    case 'ArrayType':
    case 'ReadonlyArrayType':
      return fc.array(wireOf(parts.type), { maxLength: 4 });
    case 'DictionaryType':
      return fc.dictionary(fc.constantFrom('points', 'goalsFor', 'won'), wireOf(parts.codomain));
    case 'InterfaceType':
    case 'ExactType':
      return fc.record(fields());
    case 'PartialType':
      return fc.record(fields(), { requiredKeys: [] });
    default:
      return undefined;
  }
};

/**
 * What a codec takes off the wire, from the codec itself: the same schema is decoder and generator. Throws for a codec
 * that it does not know, so that none goes untried.
 */
const wireOf = (codec: t.Mixed): fc.Arbitrary<unknown> => {
  const wrapping = wrappingOf(codec);
  if (wrapping !== undefined)
    return wrapping.mayBeAbsent ? orMissing(wireOf(wrapping.inner)) : wireOf(wrapping.inner);
  const found = tagOf(codec) === undefined ? custom[codec.name] : tagged(codec);
  if (found === undefined) throw new Error(`no generator for the codec ${codec.name}`);
  return found;
};

/** A reading whose types are not looked into. */
export type AnyReading = Reading<unknown>;

const cased = (name: string, style: number): string =>
  style === 0 ? name : style === 1 ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name.toLowerCase();

/** Names nobody reads, private ones among them (reading 25). */
const strangers = fc.dictionary(
  fc.constantFrom('email', 'mobilePhone', 'address', 'zzUnknown', 'zzOther'),
  fc.oneof(text, numberLike, fc.constant(null)),
);

/** As it is after its way over the wire: nothing undefined, no minus before zero. */
const asJson = (row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(row)) as Record<string, unknown>;

/** One row twice: under the names that are written, and as the federation may send it. */
export interface SentRow {
  readonly plain: Readonly<Record<string, unknown>>;
  /** Fields under any of their names, in either case, and strangers beside them. */
  readonly sent: Readonly<Record<string, unknown>>;
}

export const sentRowOf = (reading: AnyReading): fc.Arbitrary<SentRow> => {
  const names = Object.keys(propsOf(reading.wire));
  return fc
    .tuple(
      wireOf(reading.wire) as fc.Arbitrary<Readonly<Record<string, unknown>>>,
      fc.array(fc.tuple(fc.nat(5), fc.nat(2)), { minLength: names.length, maxLength: names.length }),
      strangers,
    )
    .map(([plain, styles, others]) => {
      const renamed = Object.entries(plain).map(([name, value], i) => {
        const aliases = reading.aliases.get(name);
        const [pick, style] = styles[i] ?? [0, 0];
        if (aliases === undefined) return [name, value] as const;
        return [cased([name, ...aliases][pick] ?? name, style), value] as const;
      });
      return { plain: asJson(plain), sent: asJson({ ...others, ...Object.fromEntries(renamed) }) };
    });
};

/** A row as the federation may send it. */
export const rowOf = (reading: AnyReading): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  sentRowOf(reading).map(({ sent }) => sent);

/** A value of an entity, read off a generated row. */
export const valueOf = <A>(reading: Pick<Reading<A>, 'decode'>): fc.Arbitrary<A> =>
  rowOf(reading as AnyReading)
    .map(reading.decode)
    .filter(either.isRight)
    .map((decoded) => decoded.right);

/** A row of which one field holds any JSON at all. */
export const brokenRowOf = (reading: AnyReading): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc
    .tuple(rowOf(reading), fc.constantFrom(...Object.keys(propsOf(reading.wire))), fc.jsonValue())
    .map(([row, name, value]) => asJson({ ...row, [name]: value }));
