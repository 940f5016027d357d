import { MatchId } from '@kampdag/core/ids';
import { type EventBase, keyOfEventId } from '@kampdag/core/live/eventBase';
import { Serial } from '@kampdag/core/live/log/timeToken';
import type { EventField, SentField } from '@kampdag/core/live/rules/eventRule';
import { readMessage } from '@kampdag/core/live/wire/message';
import * as wire from '@kampdag/core/live/wire/wire';
import { wireReader } from '@kampdag/core/live/wire/wireCodecs';
import { allSports, sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import * as fc from 'fast-check';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { channel } from '../../../arbitraries/liveMessages.ts';

const isSchema = (exported: unknown): exported is t.TypeC<t.Props> => exported instanceof t.InterfaceType;

const exported: readonly (readonly [string, unknown])[] = Object.entries(wire);
const schemas = exported.flatMap(([name, schema]) => (isSchema(schema) ? [[name, schema] as const] : []));

/** Every event type of every sport, those that sports share once. */
const eventTypes = [
  ...new Map(
    allSports.flatMap(({ kind, events }) =>
      Object.entries(events).map(([type, rule]) => [rule.fields, [`${type} in ${kind}`, rule] as const]),
    ),
  ).values(),
];

const isSent = (field: EventField<unknown>): field is SentField<unknown> => 'codec' in field;

/** The io-ts schema of the fields that an event type has as they are sent. */
const schemaOf = (fields: Readonly<Record<string, EventField<unknown>>>): t.TypeC<t.Props> =>
  t.type(
    Object.fromEntries(
      Object.values(fields)
        .filter(isSent)
        .map(({ name, codec }) => [name, codec]),
    ),
  );

const base: EventBase = {
  key: keyOfEventId(1),
  clientId: null,
  eventId: 1,
  side: 'home',
  period: null,
  periodName: null,
  elapsed: 7,
  onIce: null,
  reportedScore: null,
};

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
    expect(schemas.length + eventTypes.length).toBeGreaterThan(15);
  });

  it.each(eventTypes)('agrees with io-ts in every field of an event: %s', (_, { fields, read }) => {
    const schema = schemaOf(fields);
    const anyBody = fc.oneof(objectOf(schema.props), fc.dictionary(fc.string(), fc.anything()));
    fc.assert(
      fc.property(anyBody, (sent) => {
        const body = sent as Readonly<Record<string, unknown>>;
        const own = decoded(schema, body) as Readonly<Record<string, unknown>>;
        const { type, ...event } = read(base, body);
        expect(type).toBeTypeOf('string');
        expect(event).toEqual({
          ...base,
          ...Object.fromEntries(
            Object.entries(fields).map(([name, field]) => [
              name,
              isSent(field) ? own[field.name] : field.read(body),
            ]),
          ),
        });
      }),
      { numRuns: 300 },
    );
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

  it('agrees with io-ts in the fields that every event has', () => {
    const read = readMessage(MatchId(1), sportOf('volleyball'));
    fc.assert(
      fc.property(objectOf(wire.WireCommon.props), (sent) => {
        const data = { ...(sent as object), MatchEventType: 'Timeout', MatchId: 1 };
        const result = wire.WireCommon.decode(data);
        if (either.isLeft(result)) throw new Error('a codec of the common fields failed');
        const own = result.right;
        const message = read({ serial: Serial('1'), timestamp: Instant(0), data });
        if (own.ClientId === null && own.Id === null) {
          expect(message.type).toBe('unreadable');
          return;
        }
        const { HomePlayersOnIce: home, AwayPlayersOnIce: away } = own;
        expect(message).toMatchObject({
          event: {
            clientId: own.ClientId,
            eventId: own.Id,
            side: own.Team === 'H' ? 'home' : own.Team === 'A' || own.Team === 'B' ? 'away' : null,
            period: own.Period === 0 ? null : own.Period,
            periodName: own.PeriodName,
            ...(own.Time === null ? {} : { elapsed: own.Time }),
            onIce: home === null && away === null ? null : { home, away },
          },
        });
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
