import type { PeriodId } from '../ids.ts';
import type { Side } from '../side.ts';
import type { EventKey, LiveEvent, LiveEventType } from './event.ts';
import type { PersonInEvent } from './eventPeople.ts';
import { keptReading } from './kept.ts';
import { eventsOf, type LiveMatch, readingOf } from './match.ts';
import { periodsOf } from './period.ts';
import { repeatsOf } from './repeats.ts';
import { type Score, type ScoringEvent, scoringEventsOf } from './score.ts';
import type { StandingEvent } from './standingEvent.ts';
import type { Change } from './standingEvents.ts';
import { isRowOf, rowOf, sameScore } from './timelineRow.ts';
import { compareTokens, type TimeToken } from './timeToken.ts';

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

interface Made {
  readonly scoring: readonly ScoringEvent[];
  /** Newest first. */
  readonly rows: readonly TimelineRow[];
}

/** All rows anew; those made before that would be the same are taken over. */
const madeAnew = (match: LiveMatch, before: Made | null): Made => {
  const repeats = repeatsOf(match);
  const scoring = scoringEventsOf(match);
  const { all } = eventsOf(match);
  const known = new Map(before?.rows.map((row) => [row.key, row]));
  const rows = Array.from<TimelineRow>({ length: all.length });
  // Both lists are in the order of the tokens.
  let next = 0;
  for (let index = 0; index < all.length; index += 1) {
    const standing = all[index];
    if (standing === undefined) continue;
    const score = scoring[next]?.standing === standing ? scoring[next] : undefined;
    if (score !== undefined) next += 1;
    const row = before === null ? undefined : known.get(standing.key);
    const stays = row !== undefined && isRowOf(row, standing, repeats) && sameScore(row, score);
    rows[all.length - 1 - index] = stays ? row : rowOf(standing, score, repeats);
  }
  return { scoring, rows };
};

const newestFirst = (a: { readonly token: TimeToken }, b: { readonly token: TimeToken }): number =>
  compareTokens(b.token, a.token);

/** Where a row with that token is in the list, or would be. */
const rowPlace = (rows: readonly TimelineRow[], token: TimeToken): number => {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = rows[middle];
    if (at !== undefined && newestFirst(at, { token }) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Several events rarely share a token; where they do, the list is made anew. */
const isAlone = (rows: readonly TimelineRow[], place: number, token: TimeToken): boolean => {
  const next = rows[place + 1];
  return next === undefined || compareTokens(next.token, token) !== 0;
};

/** The rows after some changes: those that changed, and those whose score did, are exchanged; the others stay. */
const madeFrom = (before: Made, changes: readonly Change[], match: LiveMatch): Made => {
  const scoring = scoringEventsOf(match);
  const repeats = repeatsOf(match);
  const newest = before.rows[0]?.token;
  const [only] = changes;
  // A new event at the end of the log, which is nearly every change: the list is copied once.
  const isNext =
    changes.length === 1 &&
    only?.before === null &&
    only.after !== null &&
    (newest === undefined || compareTokens(newest, only.after.token) < 0);
  const rows = isNext ? [rowOf(only.after, undefined, repeats)].concat(before.rows) : before.rows.slice();
  for (const { before: was, after: is } of isNext ? [] : changes) {
    if (was !== null) {
      const place = rowPlace(rows, was.token);
      if (rows[place]?.key !== was.key || !isAlone(rows, place, was.token)) return madeAnew(match, before);
      if (is !== null && compareTokens(was.token, is.token) === 0) {
        rows[place] = rowOf(is, undefined, repeats);
        continue;
      }
      rows.splice(place, 1);
    }
    if (is === null) continue;
    const place = rowPlace(rows, is.token);
    const next = rows[place];
    if (next !== undefined && compareTokens(next.token, is.token) === 0) return madeAnew(match, before);
    rows.splice(place, 0, rowOf(is, undefined, repeats));
  }
  // Each is made from the one before it: the last that is the same has the same ones before it.
  let same = Math.min(scoring.length, before.scoring.length);
  while (same > 0 && scoring[same - 1] !== before.scoring[same - 1]) same -= 1;
  const exchange = (standing: StandingEvent, score: ScoringEvent | undefined): void => {
    const place = rowPlace(rows, standing.token);
    const row = rows[place];
    // One that scored before and is gone, or moved, has been seen to above.
    if (row !== undefined && isRowOf(row, standing, repeats) && !sameScore(row, score))
      rows[place] = rowOf(standing, score, repeats);
  };
  for (const gone of before.scoring.slice(same)) exchange(gone.standing, undefined);
  for (const now of scoring.slice(same)) exchange(now.standing, now);
  return { scoring, rows };
};

const made = keptReading<Made>({
  basis: (match) => [periodsOf(match), repeatsOf(match)],
  anew: madeAnew,
  changed: madeFrom,
});

/** All rows, newest first; a view leaves out those that are not `shown`. */
export const timelineOf = readingOf((match: LiveMatch): readonly TimelineRow[] => made(match).rows);
