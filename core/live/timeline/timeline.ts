import { eventsOf } from '../match.ts';
import { derived } from '../reading.ts';
import { repeatsOf } from '../score/repeats.ts';
import { scoringEventsOf } from '../score/scoringEvents.ts';
import { isRowOf, rowOf, sameScore, type TimelineRow } from './timelineRow.ts';

/**
 * All rows, newest first; a view leaves out those not `shown`. A row stays the same object while unchanged, wherever it is
 * in the list.
 */
export const timelineOf = derived(
  (match) => [eventsOf(match), scoringEventsOf(match), repeatsOf(match)],
  (match, last: readonly TimelineRow[] | null): readonly TimelineRow[] => {
    const repeats = repeatsOf(match);
    const scored = new Map(scoringEventsOf(match).map((scoring) => [scoring.current, scoring]));
    const known = new Map(last?.map((row) => [row.key, row]));
    return eventsOf(match)
      .map((current) => {
        const row = known.get(current.key);
        const scoring = scored.get(current);
        const stays =
          row !== undefined && isRowOf(match.sport, row, current, repeats) && sameScore(row, scoring);
        return stays ? row : rowOf(match.sport, current, scoring, repeats);
      })
      .toReversed();
  },
);
