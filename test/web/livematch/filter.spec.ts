import { timelineOf } from '@kampdag/core/live/timeline';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { describe, expect, it } from 'vitest';
import { shownRows } from '../../../src/web/screens/livematch/plays/filter.ts';
import { event, matchTold, timer } from '../../core/live/told.ts';

const hockey = sportOf('icehockey');

describe('the play by play', () => {
  it('shows the start of a period once, where it was first said, however often it is repeated', () => {
    const match = matchTold([
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
});
