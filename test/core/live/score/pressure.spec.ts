import { emptyMatch, matchAfter } from '@kampdag/core/live/match';
import { minutesOf } from '@kampdag/core/live/score/pressure';
import { readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channel, generatedMatch } from '../../../arbitraries/liveMessages.ts';
import { foldAll } from '../readings.ts';
import { event, foldedMatch, type TimedMessage } from '../timedMessages.ts';

const shot = (
  seconds: number,
  team: string,
  period: number,
  elapsed: number,
  type = 'Shot',
): TimedMessage => [seconds, event(type, team, period, elapsed)];

describe('shots and pressure by minute', () => {
  it('count goals as shots, in their minute of play', () => {
    const minutes = minutesOf(
      foldedMatch([
        shot(1, 'H', 1, 59),
        shot(2, 'H', 1, 60),
        shot(3, 'A', 1, 61, 'Goal'),
        shot(4, 'A', 2, 0),
      ]),
    );
    expect(minutes.length).toBe(21);
    expect(minutes[0]?.shots).toEqual({ home: 1, away: 0 });
    expect(minutes[1]?.shots).toEqual({ home: 1, away: 1 });
    expect(minutes[20]?.shots).toEqual({ home: 0, away: 1 });
  });

  it('count a shot for five minutes, less with each', () => {
    const pressure = minutesOf(foldedMatch([shot(1, 'H', 1, 0), shot(2, 'A', 1, 359)])).map(
      (one) => one.pressure,
    );
    expect(pressure).toEqual([1, 0.8, 0.6, 0.4, 0.2, -1]);
  });

  it('count a shot without a time at its period’s start, and none without a known side or period', () => {
    const minutes = minutesOf(
      foldedMatch([
        [1, event('Shot', 'A', 2, 0, { Time: null })],
        [2, event('Shot', null, 2, 70)],
        [3, event('Shot', 'H', 2, 70, { Period: null })],
        [4, event('Faceoff', 'H', 2, 70)],
      ]),
    );
    expect(minutes.length).toBe(21);
    expect(minutes.at(-1)?.shots).toEqual({ home: 0, away: 1 });
    expect(minutes.slice(0, 20).every(({ shots }) => shots.home + shots.away === 0)).toBe(true);
  });

  it('leave out the shootout, and the minutes after the last shot', () => {
    expect(
      minutesOf(foldedMatch([[1, event('Shootout', 'H', 5, 0, { ResultText: 'Goal' })], shot(2, 'A', 5, 0)])),
    ).toEqual([]);
  });

  it('are the same whether read after every message or once at the end', () => {
    const read = readMessage(generatedMatch, sportOf('icehockey'));
    fc.assert(
      fc.property(channel(40, 'icehockey'), (messages) => {
        let match = emptyMatch(generatedMatch, sportOf('icehockey'));
        for (const message of messages) {
          match = matchAfter(match, read(message));
          minutesOf(match);
        }
        expect(minutesOf(match)).toEqual(minutesOf(foldAll(messages, 'icehockey')));
      }),
      { numRuns: 200 },
    );
  });
});
