import type { PeriodId } from '../ids.ts';
import type { Side } from '../side.ts';
import type { EventKey, LiveEvent, LiveEventType } from './event.ts';
import type { PersonInEvent } from './eventPeople.ts';
import { eventsOf } from './match.ts';
import { derived } from './reading.ts';
import { repeatsOf } from './repeats.ts';
import { type Score, scoringEventsOf } from './score.ts';
import { isRowOf, rowOf, sameScore } from './timelineRow.ts';
import type { TimeToken } from './timeToken.ts';

/**
 * A row of the play by play. While nothing in it changes, the row is the same object from snapshot to snapshot, so that
 * a view can tell by identity what to repaint.
 */
export interface TimelineRow {
  readonly key: EventKey;
  readonly token: TimeToken;
  readonly event: LiveEvent;
  readonly kind: LiveEventType;
  readonly side: Side | null;
  readonly period: PeriodId | null;
  /** The period's label as sent with the event. */
  readonly periodName: string | null;
  /** `mm:ss` played in the period; null when it is not known. */
  readonly time: string | null;
  /** The score after it, for an event that scored: of the match, or of the set. */
  readonly score: Score | null;
  /** What it was worth, for an event that scored. */
  readonly points: number | null;
  /** More than one version of it was reported. */
  readonly corrected: boolean;
  /** Whether the event filter's play by play shows it at all: of timers, only those of match and period (specification §4). */
  readonly shown: boolean;
  /** The type of a message that tells of the same and has no row that is shown (reading 32); null for none. */
  readonly also: LiveEventType | null;
  readonly people: readonly PersonInEvent[];
}

/**
 * All rows, newest first; a view leaves out those that are not `shown`. A row that says what it said is the same object,
 * wherever in the list it is.
 */
export const timelineOf = derived(
  (match) => [eventsOf(match), scoringEventsOf(match), repeatsOf(match)],
  (match, last: readonly TimelineRow[] | null): readonly TimelineRow[] => {
    const repeats = repeatsOf(match);
    const scored = new Map(scoringEventsOf(match).map((scoring) => [scoring.standing, scoring]));
    const known = new Map(last?.map((row) => [row.key, row]));
    return eventsOf(match)
      .map((standing) => {
        const row = known.get(standing.key);
        const scoring = scored.get(standing);
        const stays = row !== undefined && isRowOf(row, standing, repeats) && sameScore(row, scoring);
        return stays ? row : rowOf(standing, scoring, repeats);
      })
      .toReversed();
  },
);
