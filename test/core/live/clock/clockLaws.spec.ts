import { readFileSync } from 'node:fs';
import { type ClockReading, clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { Serial } from '@kampdag/core/live/log/timeToken';
import { emptyMatch, matchAfter, matchAfterAll } from '@kampdag/core/live/match';
import type { ChannelMessage } from '@kampdag/core/live/wire/channel';
import { readMessage } from '@kampdag/core/live/wire/message';
import { parseRecording, type Recording } from '@kampdag/core/live/wire/recording';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { type SportKind, sportKinds } from '@kampdag/core/sportKind';
import { Instant } from '@kampdag/core/time/instant';
import * as fc from 'fast-check';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { channel, generatedMatch } from '../../../arbitraries/liveMessages.ts';

const recorded = (name: string): Recording => {
  const file = new URL(`../../../../fixtures/recordings/${name}.jsonl`, import.meta.url);
  const parsed = parseRecording(readFileSync(file, 'utf8'));
  if (either.isLeft(parsed)) throw new Error(parsed.left.message);
  return parsed.right;
};

const recordings = ['hockey-plain-win', 'basketball-plain', 'hockey-shootout'].map(recorded);

/** The clock after each message, at its moment and 3 s later. */
const shownThrough = (
  { header: { match, sport } }: Recording,
  messages: readonly ChannelMessage[],
): ReadonlyMap<string, readonly ClockReading[]> => {
  const read = readMessage(match.matchId, sportOf(sport));
  let now = emptyMatch(match.matchId, sportOf(sport));
  const shown = new Map<string, readonly ClockReading[]>();
  for (const message of messages) {
    now = matchAfter(now, read(message));
    const clock = clockOf(now);
    const moments = [0, 3000].map((later) => Instant(message.timestamp + later));
    shown.set(
      message.serial,
      moments.map((moment) => readClock(clock, moment)),
    );
  }
  return shown;
};

const trueShown = new Map(recordings.map((one) => [one, shownThrough(one, one.messages)]));

const isOfPlay = ({ data }: ChannelMessage): boolean => {
  const { MatchEventType: type, Time: time } = data as Readonly<Record<string, unknown>>;
  return typeof time === 'number' && type !== 'Timer' && type !== 'MatchData' && type !== 'Delete';
};

const hostileNumber = fc.oneof(
  fc.integer({ min: 0, max: 1300 }),
  fc.constantFrom(-1, 4999, 600_000_000, 1_795_000_000_000, 1e300, Number.MAX_VALUE, 1e-9),
);

/** A channel with some hostile times. */
const hostileChannel = (sport: SportKind): fc.Arbitrary<readonly ChannelMessage[]> =>
  fc.tuple(channel(30, sport), fc.array(fc.tuple(fc.nat(29), hostileNumber))).map(([messages, odd]) =>
    messages.map((message, index) => {
      const wrong = odd.find(([at]) => at === index)?.[1];
      return wrong === undefined
        ? message
        : { ...message, data: { ...(message.data as object), Time: wrong } };
    }),
  );

describe('laws of the match clock (R21)', () => {
  it('one wrong, uncorrected Time moves it by at most 5 s', () => {
    fc.assert(
      fc.property(fc.constantFrom(...recordings), fc.nat(), hostileNumber, (recording, at, wrong) => {
        const events = recording.messages.filter(isOfPlay);
        const odd = events[at % events.length];
        const messages = recording.messages.map((message) =>
          message === odd
            ? { ...message, data: { ...(message.data as object), Time: wrong, PeriodTime: null } }
            : message,
        );
        const truth = trueShown.get(recording);
        for (const [serial, readings] of shownThrough(recording, messages)) {
          for (const [index, reading] of readings.entries()) {
            const right = truth?.get(serial)?.[index];
            expect([reading.state, reading.period?.id]).toEqual([right?.state, right?.period?.id]);
            expect(Math.abs(reading.elapsed - (right?.elapsed ?? 0))).toBeLessThanOrEqual(5);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('a late timer of an earlier period changes nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...recordings),
        fc.nat(),
        fc.constantFrom(1, 2, 3, 4, 6, 7),
        fc.option(fc.integer({ min: 0, max: 1200 })),
        (recording, at, Type, Time) => {
          const truth = trueShown.get(recording);
          const [first] = truth?.values().next().value ?? [];
          const later = recording.messages.filter(
            ({ serial }) => (truth?.get(serial)?.[0]?.period?.startsAt ?? 0) > 0,
          );
          const before = later[at % later.length];
          if (before === undefined || first === undefined) throw new Error('every match has two periods');
          const data = {
            MatchEventType: 'Timer',
            ClientId: 'late',
            Id: -1,
            MatchId: recording.header.match.matchId,
            Type,
            Period: first.period?.id,
            Time,
          };
          const late = { ...before, serial: Serial(`${before.serial}-late`), data };
          const place = recording.messages.indexOf(before) + 1;
          const shown = new Map(shownThrough(recording, recording.messages.toSpliced(place, 0, late)));
          shown.delete(late.serial);
          expect(shown).toEqual(truth);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('it shows a time within its period, whatever is reported, and never goes back', () => {
    for (const sport of sportKinds) {
      fc.assert(
        fc.property(
          hostileChannel(sport),
          fc.array(fc.nat(3_000_000), { maxLength: 4 }),
          (messages, waits) => {
            const clock = clockOf(
              matchAfterAll(
                emptyMatch(generatedMatch, sportOf(sport)),
                messages.map(readMessage(generatedMatch, sportOf(sport))),
              ),
            );
            const length = clock.period?.length ?? 0;
            let now = messages[0]?.timestamp ?? 0;
            let before = 0;
            for (const wait of waits) {
              now += wait;
              const { elapsed, remaining, display, state } = readClock(clock, Instant(now));
              expect(elapsed).toBeGreaterThanOrEqual(before);
              before = elapsed;
              if (length === 0) continue;
              // Added time of football goes on for half an hour at most.
              expect(elapsed).toBeLessThanOrEqual(clock.rule.hasAddedTime ? length + 1_800 : length);
              expect(remaining).toBe(Math.max(0, length - elapsed));
              if (clock.rule.shows === 'matchTime') continue;
              const [minutes = 0, seconds = 0] = display.split(':').map(Number);
              if (state !== 'ended') expect(minutes * 60 + seconds).toBeLessThanOrEqual(length);
            }
          },
        ),
        { numRuns: 80 },
      );
    }
  });
});
