import type { PeriodId, PersonId } from '../ids.ts';
import type { Side } from '../side.ts';
import type { EventKey, LiveEvent, LiveEventType } from './event.ts';
import type { StandingEvent } from './history.ts';
import { keptReading } from './kept.ts';
import { isNewest } from './log.ts';
import { readingMemoryOf } from './logMemory.ts';
import { eventsOf, type LiveMatch, readingOf } from './match.ts';
import { mmss, periodsOf } from './period.ts';
import { type Score, type ScoringEvent, scoringEventsOf } from './score.ts';
import type { Change } from './standingEvents.ts';
import { compareTokens, type TimeToken } from './timeToken.ts';

/** Who a person is in an event. */
export type PersonRole =
  | 'scorer'
  | 'firstAssist'
  | 'secondAssist'
  | 'shooter'
  | 'goalie'
  | 'penalised'
  | 'winner'
  | 'loser'
  | 'assist'
  | 'rebounder'
  | 'fouler'
  | 'in'
  | 'out'
  | 'opponent'
  | 'player';

export interface PersonInEvent {
  readonly role: PersonRole;
  readonly id: PersonId;
}

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
  readonly people: readonly PersonInEvent[];
}

const people = (roles: Readonly<Partial<Record<PersonRole, PersonId | null>>>): readonly PersonInEvent[] => {
  const named: PersonInEvent[] = [];
  for (const role in roles) {
    // The names of the roles are those that the callers below wrote.
    const id = roles[role as PersonRole];
    if (id !== null && id !== undefined) named.push({ role: role as PersonRole, id });
  }
  return named;
};

const peopleIn = (event: LiveEvent): readonly PersonInEvent[] => {
  switch (event.type) {
    case 'goal':
      return people({
        scorer: event.player,
        firstAssist: event.firstAssist,
        secondAssist: event.secondAssist,
        goalie: event.goalie,
      });
    case 'penalty':
      return people({ penalised: event.player });
    case 'shot':
    case 'penaltyShot':
      return people({ shooter: event.player, goalie: event.goalie });
    case 'faceoff':
      return people({ winner: event.winner, loser: event.loser });
    case 'shootout':
      return people({ shooter: event.shooter, goalie: event.goalie });
    case 'shotAttempt':
      return people(event.made ? { scorer: event.player, assist: event.assist } : { shooter: event.player });
    case 'defensiveRebound':
    case 'offensiveRebound':
      return people({ rebounder: event.player });
    case 'steal':
    case 'turnover':
      return people({ player: event.player });
    case 'block':
      return people({ player: event.player, opponent: event.opponent });
    case 'foul':
      return people({ fouler: event.player, opponent: event.opponent });
    case 'substitution':
      return people({ in: event.playerIn, out: event.playerOut });
    case 'point':
      return people({ scorer: event.player, opponent: event.opponent });
    case 'playerTime':
      return people(event.isGoalie ? { goalie: event.player } : { player: event.player });
    default:
      return [];
  }
};

/** Timers other than match and period start and end are hidden; of playerTime only goalies' are shown (specification §4). */
const isShown = (event: LiveEvent): boolean => {
  if (event.type === 'playerTime') return event.isGoalie;
  if (event.type !== 'timer') return event.type !== 'unknown' && event.type !== 'teamUpdate';
  return ['matchStart', 'matchEnd', 'periodStart', 'periodEnd'].includes(event.action);
};

const rowOf = (
  { key, token, event, versions }: StandingEvent,
  scoring: ScoringEvent | undefined,
): TimelineRow => ({
  key,
  token,
  event,
  kind: event.type,
  side: event.side,
  period: event.period,
  periodName: event.periodName,
  time: event.elapsed === null ? null : mmss(event.elapsed),
  score: scoring?.score ?? null,
  points: scoring?.points ?? null,
  corrected: versions > 1,
  shown: isShown(event),
  people: peopleIn(event),
});

const sameScore = (row: TimelineRow, scoring: ScoringEvent | undefined): boolean =>
  row.score === null || scoring === undefined
    ? row.score === null && scoring === undefined
    : row.points === scoring.points &&
      row.score.home === scoring.score.home &&
      row.score.away === scoring.score.away;

/** The row of an event: the one that was made for it before, unless its score has changed since. */
const rowFor = (
  rows: WeakMap<StandingEvent, TimelineRow>,
  standing: StandingEvent,
  scoring: ScoringEvent | undefined,
): TimelineRow => {
  const known = rows.get(standing);
  if (known !== undefined && sameScore(known, scoring)) return known;
  const row = rowOf(standing, scoring);
  rows.set(standing, row);
  return row;
};

interface Made {
  readonly scoring: readonly ScoringEvent[];
  /** Newest first. */
  readonly rows: readonly TimelineRow[];
}

const cacheOf = (match: LiveMatch): WeakMap<StandingEvent, TimelineRow> =>
  readingMemoryOf(match.memory).perEvent as WeakMap<StandingEvent, TimelineRow>;

const madeAnew = (match: LiveMatch): Made => {
  const scoring = scoringEventsOf(match);
  const scores = new Map(scoring.map((one) => [one.standing.key, one]));
  // An older snapshot's rows are its own: those of the newest are exchanged by what they were made for.
  const rows = isNewest(match) ? cacheOf(match) : new WeakMap<StandingEvent, TimelineRow>();
  const { all } = eventsOf(match);
  const timeline = Array.from<TimelineRow>({ length: all.length });
  for (const [index, standing] of all.entries()) {
    timeline[all.length - 1 - index] = rowFor(rows, standing, scores.get(standing.key));
  }
  return { scoring, rows: timeline };
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
  const newest = before.rows[0]?.token;
  const [only] = changes;
  // A new event at the end of the log, which is nearly every change: the list is copied once.
  const isNext =
    changes.length === 1 &&
    only?.before === null &&
    only.after !== null &&
    (newest === undefined || compareTokens(newest, only.after.token) < 0);
  const rows = isNext
    ? [rowFor(cacheOf(match), only.after, undefined)].concat(before.rows)
    : before.rows.slice();
  const cache = cacheOf(match);
  for (const { before: was, after: is } of isNext ? [] : changes) {
    if (was !== null) {
      const place = rowPlace(rows, was.token);
      if (rows[place]?.key !== was.key || !isAlone(rows, place, was.token)) return madeAnew(match);
      if (is !== null && compareTokens(was.token, is.token) === 0) {
        rows[place] = rowFor(cache, is, undefined);
        continue;
      }
      rows.splice(place, 1);
    }
    if (is === null) continue;
    const place = rowPlace(rows, is.token);
    const next = rows[place];
    if (next !== undefined && compareTokens(next.token, is.token) === 0) return madeAnew(match);
    rows.splice(place, 0, rowFor(cache, is, undefined));
  }
  // Each is made from the one before it: the last that is the same has the same ones before it.
  let same = Math.min(scoring.length, before.scoring.length);
  while (same > 0 && scoring[same - 1] !== before.scoring[same - 1]) same -= 1;
  const exchange = (standing: StandingEvent, score: ScoringEvent | undefined): void => {
    const place = rowPlace(rows, standing.token);
    const row = rows[place];
    // One that scored before and is gone, or moved, has been seen to above.
    if (row !== undefined && cache.get(standing) === row) rows[place] = rowFor(cache, standing, score);
  };
  for (const gone of before.scoring.slice(same)) exchange(gone.standing, undefined);
  for (const now of scoring.slice(same)) exchange(now.standing, now);
  return { scoring, rows };
};

const made = keptReading<Made>({
  basis: (match) => [periodsOf(match)],
  anew: madeAnew,
  changed: madeFrom,
});

/** All rows, newest first; a view leaves out those that are not `shown`. */
export const timelineOf = readingOf((match: LiveMatch): readonly TimelineRow[] => made(match).rows);
