import { readCommon } from '@kampdag/core/live/wire/readCommon';
import * as wire from '@kampdag/core/live/wire/wire';
import { wireReader } from '@kampdag/core/live/wire/wireReader';
import * as basketball from '@kampdag/core/sport/basketball/eventRules';
import * as handball from '@kampdag/core/sport/handball/eventRules';
import * as hockey from '@kampdag/core/sport/icehockey/eventRules';
import * as shared from '@kampdag/core/sport/sharedEventRules';
import * as volleyball from '@kampdag/core/sport/volleyball/eventRules';
import * as fc from 'fast-check';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { channel } from '../../arbitraries/liveMessages.ts';

const isSchema = (exported: unknown): exported is t.TypeC<t.Props> => exported instanceof t.InterfaceType;

const exported: readonly (readonly [string, unknown])[] = [
  wire,
  shared,
  hockey,
  basketball,
  volleyball,
  handball,
].flatMap((module): readonly (readonly [string, unknown])[] => Object.entries(module));
const schemas = exported.flatMap(([name, schema]) => (isSchema(schema) ? [[name, schema] as const] : []));

/** Values that a field may carry, in the shapes that the federation was seen to send and in others. */
const value = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    null,
    0,
    -1,
    1,
    true,
    'true',
    'false',
    '',
    '  ',
    ' 12 ',
    '-3.5',
    '1,2,,x',
    [1, '2', { Id: 3 }],
    { Id: '4' },
  ),
);

const objectOf = (props: t.Props): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries([...Object.keys(props), 'Else'].map((name) => [name, value])), {
    requiredKeys: [],
  });

/** The result of io-ts, limited to the schema's fields. */
const decoded = (schema: t.TypeC<t.Props>, sent: unknown): unknown => {
  const result = schema.decode(sent);
  if (either.isLeft(result)) return null;
  return Object.fromEntries(Object.keys(schema.props).map((name) => [name, result.right[name] as unknown]));
};

describe('the reader made from a wire schema', () => {
  it('covers every schema of a live message', () => {
    expect(schemas.length).toBeGreaterThan(15);
  });

  it.each(schemas)('agrees with io-ts: %s', (_, schema) => {
    const read = wireReader(schema);
    fc.assert(
      fc.property(fc.oneof(objectOf(schema.props), fc.jsonValue(), fc.anything()), (sent) => {
        expect(read(sent)).toEqual(decoded(schema, sent));
      }),
      { numRuns: 300 },
    );
  });

  it('agrees with its unrolled form for common fields', () => {
    const inSchema = wireReader(wire.WireCommon);
    fc.assert(
      fc.property(fc.oneof(objectOf(wire.WireCommon.props), fc.object()), (sent) => {
        const named = { MatchEventType: 'Goal', ...(sent as object) };
        for (const one of [sent, named]) {
          expect(readCommon(one as Readonly<Record<string, unknown>>)).toEqual(inSchema(one));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('agrees with io-ts for every message of a generated channel', () => {
    fc.assert(
      fc.property(channel(), (messages) => {
        for (const [, schema] of schemas) {
          for (const { data } of messages) expect(wireReader(schema)(data)).toEqual(decoded(schema, data));
        }
      }),
      { numRuns: 50 },
    );
  });
});
