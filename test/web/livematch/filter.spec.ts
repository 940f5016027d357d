import { emptyMatch, matchAfterAll } from '@kampdag/core/live/match';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import { readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incrementalRows, shownRows } from '../../../src/web/match/plays/filter.ts';
import { generatedMatch } from '../../arbitraries/liveMessages.ts';
import { event, foldedMatch, timedMessages, timer } from '../../core/live/timedMessages.ts';

const hockey = sportOf('icehockey');

describe('the play-by-play', () => {
  it('shows a period’s start once, where first sent, however often it is repeated', () => {
    const match = foldedMatch([
      [0, timer('matchStart', 1, 0)],
      [1, timer('periodStart', 1, 0)],
      [2, timer('periodStart', 1, 0)],
      [3, event('Goal', 'H', 1, 3)],
      [4, timer('periodStart', 1, 0)],
      [5, timer('periodEnd', 1, 1200)],
      [6, timer('periodStart', 2, 0)],
    ]);
    const shown = shownRows(timelineOf(match), hockey.defaultFilter);
    expect(shown.map(({ key }) => key)).toEqual(['event-6', 'event-5', 'event-3', 'event-1', 'event-0']);
  });

  it('is the same event by event as read at once', () => {
    const told = fc.constantFrom(
      timer('periodStart', 1, 0),
      timer('periodEnd', 1, 1200),
      timer('matchStart', 1, 0),
      event('Goal', 'H', 1, 3),
      event('Shot', 'A', 1, 4),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(30), told), { maxLength: 20 }), (log) => {
        const follow = incrementalRows(['goal', 'timer']);
        let match = emptyMatch(generatedMatch, sportOf('icehockey'));
        for (const message of timedMessages(log)) {
          match = matchAfterAll(match, [readMessage(generatedMatch, sportOf('icehockey'))(message)]);
          const rows = timelineOf(match);
          expect(follow(rows)).toEqual(shownRows(rows, ['goal', 'timer']));
        }
      }),
    );
  });
});
