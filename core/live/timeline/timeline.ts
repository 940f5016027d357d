import { eventsOf } from '../match.ts';
import { derived } from '../reading.ts';
import { lacksStart } from '../score/completeness.ts';
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

const withoutScore = (row: TimelineRow): TimelineRow => (row.score === null ? row : { ...row, score: null });

/** The rows to show: without scores where the log lacks its start (reading 45). */
export const shownTimelineOf = derived(
  (match) => [timelineOf(match), lacksStart(match)],
  (match): readonly TimelineRow[] =>
    lacksStart(match) ? timelineOf(match).map(withoutScore) : timelineOf(match),
);
