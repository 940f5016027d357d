import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { MatchId } from '@kampdag/core/ids';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { emptyMatch, eventsOf, type LiveMatch, matchAfterAll } from '@kampdag/core/live/match';
import type { ChannelMessage } from '@kampdag/core/live/wire/channel';
import { readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import type { SportKind } from '@kampdag/core/sportKind';
import { Instant } from '@kampdag/core/time/instant';
import { readingsFor } from '../readings.ts';
import { line, measure } from './measure.ts';

const size = 1000;

const recordings: readonly (readonly [SportKind, string])[] = [
  ['icehockey', 'hockey-overtime-corrections'],
  ['basketball', 'basketball-overtime-messy'],
  ['volleyball', 'volleyball-five-sets-messy'],
];

interface History {
  readonly matchId: MatchId;
  readonly lines: readonly string[];
}

/** The same text with another beginning for each round: real ClientIds and ServerTimeStamps do not repeat. */
const renewed = (text: string, round: number): string =>
  `${round.toString(16).padStart(2, '0')}${text.slice(2)}`;

const renewedFields = new Set(['ClientId', 'DeletedEventClientId', 'ServerTimeStamp']);

/** 1,000 messages as a channel delivers them: those of a recorded match, repeated under new keys and times. */
const historyOf = (file: string): History => {
  const url = new URL(`../../../fixtures/recordings/${file}.jsonl`, import.meta.url);
  const [header = '', ...rest] = readFileSync(url, 'utf8').trim().split('\n');
  const { match } = JSON.parse(header) as { readonly match: { readonly matchId: number } };
  const lines = Array.from({ length: size }, (_, index) => {
    const round = Math.floor(index / rest.length);
    const sent = JSON.parse(rest[index % rest.length] ?? '') as { timestamp: number; data: object };
    const data = Object.fromEntries(
      Object.entries(sent.data).map(([name, value]: [string, unknown]) => [
        name,
        renewedFields.has(name) && typeof value === 'string' ? renewed(value, round) : value,
      ]),
    );
    return JSON.stringify({ serial: index + 1, timestamp: sent.timestamp + round * 20_000_000, data });
  });
  return { matchId: MatchId(match.matchId), lines };
};

interface Sent {
  readonly serial: number;
  readonly timestamp: number;
  readonly data: unknown;
}

const parse = (text: string): Sent => JSON.parse(text) as Sent;

const channelMessage = ({ serial, timestamp, data }: Sent): ChannelMessage => ({
  serial: serialOfInteger(serial),
  timestamp: Instant(timestamp),
  data,
});

/**
 * A history of 1,000 messages, decoded, folded and read, against `JSON.parse` of the same bytes; including the parsing, up to the state and
 * up to every reading of a page.
 */
export const benchHistory = (rounds: number): void => {
  for (const [sport, file] of recordings) {
    const { matchId, lines } = historyOf(file);
    const bytes = lines.reduce((sum, text) => sum + text.length, 0);
    const read = readMessage(matchId, sportOf(sport));
    const parsed = lines.map(parse).map(channelMessage);
    const decoded = parsed.map(read);
    const fold = (): LiveMatch => matchAfterAll(emptyMatch(matchId, sportOf(sport)), decoded);
    const whole = (): LiveMatch =>
      matchAfterAll(
        emptyMatch(matchId, sportOf(sport)),
        lines.map((text) => read(channelMessage(parse(text)))),
      );
    assert.deepEqual(eventsOf(whole()), eventsOf(fold()));
    const readings = readingsFor(sport);
    const readAll = (match: LiveMatch): unknown => readings.map((reading) => reading(match));
    const times = measure(
      {
        'JSON.parse': () => lines.map(parse),
        decode: () => parsed.map(read),
        fold: () => eventsOf(fold()),
        'decode, fold, every reading': () =>
          readAll(matchAfterAll(emptyMatch(matchId, sportOf(sport)), parsed.map(read))),
        'parse, decode, fold': () => eventsOf(whole()),
        'parse, decode, fold, every reading': () => readAll(whole()),
      },
      rounds,
      10,
    );
    const floor = times['JSON.parse'] ?? Number.NaN;
    console.log(`history: ${size} messages of ${sport}, ${Math.round(bytes / size)} bytes each`);
    for (const [name, spent] of Object.entries(times)) {
      line(
        name,
        `${(spent / 1e6).toFixed(2)} ms`,
        spent / floor,
        name.startsWith('parse, decode, fold, every') ? 'goal ≤ 3.0' : '',
      );
    }
  }
};
