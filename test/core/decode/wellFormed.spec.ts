import { wellFormed } from '@kampdag/core/decode/wellFormed';
import { MatchId } from '@kampdag/core/ids';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyReading } from '../../arbitraries/readings.ts';
import { rowOf } from '../../arbitraries/schema.ts';

const lone = /\p{Surrogate}/u;

/** Every text in a value, the names of fields left out. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (value instanceof Map) return [...value.values()].flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The same value with half a sign put into every text that is no number, time or date. */
const spoilt = (value: unknown): unknown => {
  if (typeof value === 'string' && !/^\s*-?\d/.test(value))
    return `${value.slice(0, 1)}\uD83C${value.slice(1)}\uDFD2\uDFD2`;
  if (Array.isArray(value)) return value.map(spoilt);
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, own]) => [name, spoilt(own)]))
    : value;
};

describe('a text with a lone surrogate', () => {
  it('has a replacement character there, and whole signs stay (Unicode 3.9, WHATWG USVString)', () => {
    const cases: readonly (readonly [string, string])[] = [
      ['', ''],
      ['Vålerenga', 'Vålerenga'],
      ['🏒', '🏒'],
      ['\uD83C', '\uFFFD'],
      ['a\uDFD2b', 'a\uFFFDb'],
      ['\uDFD2\uD83C', '\uFFFD\uFFFD'],
      ['\uD83C\uD83C\uDFD2', '\uFFFD🏒'],
      ['\uD83C\uDFD2\uDFD2', '🏒\uFFFD'],
    ];
    for (const [sent, read] of cases) expect([sent, wellFormed(sent)]).toEqual([sent, read]);
  });

  it('can stand in an address, whatever it was', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.array(fc.integer({ min: 0xd700, max: 0xe0ff })),
        (text, units) => {
          const read = wellFormed(text + String.fromCharCode(...units));
          expect(decodeURIComponent(encodeURIComponent(read))).toBe(read);
          expect(wellFormed(read)).toBe(read);
        },
      ),
    );
  });
});

describe('lone surrogates do not get past decoding', () => {
  it('in a live message: names, places, words, its own id', () => {
    const member = { Id: 1, FirstName: 'Ada', LastName: 'Berg', PositionName: 'Back', ShirtNo: 7 };
    const bodies: readonly Readonly<Record<string, unknown>>[] = [
      {
        MatchEventType: 'MatchData',
        HomeTeam: 'Storhamar',
        ActivityArea: 'Jordal',
        TournamentName: 'EHL',
        HomePlayers: [member],
        AwayCoaches: [member],
        Referees: [{ Id: 1, Name: 'Dommer', Type: 'Linjemann' }],
        Periods: [{ PartialResultTypeId: 200051, Name: '1. periode' }],
      },
      {
        MatchEventType: 'Penalty',
        ClientId: 'a',
        PeriodName: '1. periode',
        InfractionName: 'Hooking',
        Minutes: 2,
      },
      { MatchEventType: 'Delete', ClientId: 'b', DeletedEventClientId: 'a' },
    ];
    for (const body of bodies) {
      const { MatchEventType, ...rest } = body;
      const data = { ...(spoilt(rest) as object), MatchEventType };
      const message = readMessage(
        MatchId(1),
        sportOf('icehockey'),
      )({
        serial: serialOfInteger(1),
        timestamp: Instant(0),
        data,
      });
      const { raw: _, ...read } = message;
      expect(textsIn(data).some((text) => lone.test(text))).toBe(true);
      expect(textsIn(read).filter((text) => lone.test(text))).toEqual([]);
    }
  });

  it.each(everyReading.map((reading) => [reading.name, reading] as const))(
    'in a row of the gateway: %s',
    (_, reading) => {
      fc.assert(
        fc.property(rowOf(reading), (row) => {
          const read = reading.decodeRow(spoilt(row));
          expect(textsIn('right' in read ? read.right : null).filter((text) => lone.test(text))).toEqual([]);
        }),
        { numRuns: 20 },
      );
    },
  );
});
