import { isDeepStrictEqual } from 'node:util';
import { correctionsOf } from '@kampdag/core/live/cursor/corrections';
import { matchAt, matchAtInstant } from '@kampdag/core/live/cursor/moment';
import { instantAt, playbackScaleOf, positionOn } from '@kampdag/core/live/cursor/playbackScale';
import { stepFrom, stepsOf } from '@kampdag/core/live/cursor/steps';
import { amountOf, figuresOf } from '@kampdag/core/live/figures/figures';
import { Serial } from '@kampdag/core/live/log/timeToken';
import {
  emptyMatch,
  type LiveMatch,
  matchAfter,
  matchAfterAll,
  matchBefore,
  matchUntil,
  messagesOf,
  withNewLineage,
} from '@kampdag/core/live/match';
import { scoreOf } from '@kampdag/core/live/score/score';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import { readMessage } from '@kampdag/core/live/wire/message';
import { sides } from '@kampdag/core/side';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channel, generatedMatch } from '../../../arbitraries/liveMessages.ts';
import { recordedMatch, recordingFiles } from '../../../support/recorded/recordings.ts';
import { sampleOf } from '../../../support/runs.ts';
import { everyReading } from '../everyReading.ts';
import { foldAll, readingsOf } from '../readings.ts';
import { event, foldedMatch, timer } from '../timedMessages.ts';

describe.each(recordingFiles)('a cursor in %s', (file) => {
  const match = recordedMatch(file);
  const messages = messagesOf(match);

  it('has at every message the readings of a channel that ended there', { timeout: 600_000 }, async () => {
    const readings = await everyReading();
    const read = (one: LiveMatch): unknown => [
      readingsOf(one),
      [...readings].map(([name, reading]) => [name, reading(one)]),
    ];
    const before = read(match);
    // As a page goes from one moment to another: what was made of one serves the next.
    const memory = { lastResults: new Map<unknown, unknown>() };
    let there: LiveMatch | undefined;
    for (const { serial, timestamp } of sampleOf(messages, 12).toReversed()) {
      const ended = matchAfterAll(
        emptyMatch(match.matchId, sportOf(match.sport.kind)),
        messages.filter((message) => message.serial <= serial),
      );
      there = withNewLineage(matchAt(match, { serial, timestamp }, there), memory);
      const [then, never] = [read(there), read(ended)];
      // What is equal need not be printed, which takes longer than all the readings.
      if (!isDeepStrictEqual(then, never)) expect(then, serial).toEqual(never);
    }
    expect(read(matchAt(match, 'live'))).toEqual(before);
  });

  it('steps through all rows of the play by play and ends at the final score', () => {
    const steps = stepsOf(match);
    const told = new Set(steps.map(({ key }) => key));
    const rows = timelineOf(match).filter(({ shown }) => shown);
    expect(rows.filter(({ key }) => !told.has(key))).toEqual([]);
    for (const side of sides) {
      const last = steps.at(-1)?.moment.serial ?? Serial('');
      expect(scoreOf(matchUntil(match, last))[side]).toBe(scoreOf(match)[side]);
    }
  });

  it('finds the next and previous step from each', () => {
    const steps = stepsOf(match);
    for (const [index, { moment }] of steps.entries()) {
      expect(stepFrom(steps, moment, 'on')).toBe(steps[index + 1] ?? null);
      expect(stepFrom(steps, moment, 'back')).toBe(steps[index - 1] ?? null);
    }
  });

  it('has corrections whose changes add up to the players’ figures', () => {
    for (const correction of correctionsOf(match)) {
      const { serial } = correction.moment;
      const [was, is] = [matchBefore(match, serial), matchUntil(match, serial)];
      expect(correction.score === null ? scoreOf(was) : correction.score.after).toEqual(scoreOf(is));
      for (const { person, figure, before, after } of correction.figures) {
        expect(before).not.toBe(after);
        expect(amountOf(figuresOf(was).players.get(person)?.amounts ?? {}, figure)).toBe(before);
        expect(amountOf(figuresOf(is).players.get(person)?.amounts ?? {}, figure)).toBe(after);
      }
    }
  });
});

describe('the corrections of a log that lost its start', () => {
  it('change no score, since nobody knows it, as on the page and in lists (R45)', () => {
    const goal = { ...event('Goal', 'H', 1, 100), ClientId: 'goal' };
    const told = [
      [1, goal],
      [2, { ...goal, Team: 'A' }],
    ] as const;
    expect(correctionsOf(foldedMatch(told)).map(({ score }) => score)).toEqual([null]);
    const [correction] = correctionsOf(foldedMatch([[0, timer('matchStart', 1, 0)], ...told]));
    expect(correction?.score).toEqual({ before: { home: 1, away: 0 }, after: { home: 0, away: 1 } });
  });
});

describe('the steps of a match', () => {
  it('are the same however its messages arrive: at once or one by one, in order or late', () => {
    fc.assert(
      fc.property(channel(), fc.infiniteStream(fc.nat(9)), (messages, ranks) => {
        const late = messages
          .map((message, index) => ({ message, rank: index + (ranks.next().value ?? 0) }))
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ message }) => readMessage(generatedMatch, sportOf('icehockey'))(message));
        let match = emptyMatch(generatedMatch, sportOf('icehockey'));
        for (const message of late) {
          match = matchAfter(match, message);
          stepsOf(match);
        }
        expect(stepsOf(match)).toEqual(stepsOf(foldAll(messages)));
      }),
      { numRuns: 80 },
    );
  });
});

describe('a delayed match', () => {
  it('has at an instant the readings of a channel without later messages', () => {
    fc.assert(
      fc.property(channel(), fc.nat(), (messages, pick) => {
        const match = foldAll(messages);
        const until = messages[pick % Math.max(1, messages.length)]?.timestamp ?? Instant(0);
        const old = messages.filter(({ timestamp }) => timestamp <= until);
        expect(readingsOf(matchAtInstant(match, until))).toEqual(readingsOf(foldAll(old)));
      }),
      { numRuns: 80 },
    );
  });
});

describe('the playback scale', () => {
  const instants = fc
    .array(fc.integer({ min: 0, max: 9_000_000 }), { minLength: 2, maxLength: 60 })
    .map((list) => list.map(Instant));

  it('keeps the order of instants and shortens waits to a minute', () => {
    fc.assert(
      fc.property(instants, (list) => {
        const scale = playbackScaleOf(list);
        const ordered = list.toSorted((a, b) => a - b);
        for (const [index, instant] of ordered.entries()) {
          const next = ordered[index + 1];
          if (next === undefined) continue;
          const took = positionOn(scale, next) - positionOn(scale, instant);
          expect(took).toBe(Math.min(60_000, next - instant));
        }
        expect(positionOn(scale, Instant(Math.max(...list)))).toBe(scale.length);
      }),
    );
  });

  it('maps an instant to its position and back', () => {
    fc.assert(
      fc.property(instants, fc.nat(), (list, pick) => {
        const scale = playbackScaleOf(list);
        fc.pre(scale.length > 0);
        const instant = list[pick % list.length] ?? Instant(0);
        expect(instantAt(scale, positionOn(scale, instant))).toBe(instant);
      }),
    );
  });
});
