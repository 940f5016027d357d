import { mmss } from '../../time/mmss.ts';
import type { LiveEvent } from '../event.ts';
import type { EventBase } from '../eventBase.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import type { TimeToken } from '../log/timeToken.ts';
import type { PersonInEvent } from '../rules/eventPeople.ts';
import type { LiveRules } from '../rules/liveRules.ts';
import type { Repeats } from '../score/repeats.ts';
import type { Score, ScoringEvent } from '../score/scoringEvents.ts';

/**
 * A row of the play by play, the same object across snapshots while unchanged, so that views can compare rows by identity.
 */
export interface TimelineRow
  extends Pick<CurrentEvent, 'key' | 'token' | 'event' | 'corrected'>,
    Pick<EventBase, 'side' | 'period' | 'periodName'> {
  readonly kind: string;
  /** `mm:ss` played in the period; null when unknown. */
  readonly time: string | null;
  /** The score after a scoring event: of the match, or of the set. */
  readonly score: Score | null;
  /** The points of a scoring event. */
  readonly points: number | null;
  /** Whether the play by play shows it (specification §4). */
  readonly shown: boolean;
  /** The type of the hidden event that it repeats (reading 32); null for none. */
  readonly also: string | null;
  readonly people: readonly PersonInEvent[];
}

/** Whether the play by play shows an event; none of an unknown type (specification §4). */
export const isShown = ({ factsOf }: LiveRules, event: LiveEvent): boolean => factsOf(event).isShown(event);

/** The type whose events one may repeat. */
const repeatedType = ({ scoring }: LiveRules, { type }: LiveEvent): string | null =>
  [...scoring.repeatedBy].find(([, repeating]) => repeating === type)?.[0] ?? null;

/** The row of an event. */
export const rowOf = (
  sport: LiveRules,
  { key, token, event, corrected }: CurrentEvent,
  scoring: ScoringEvent | undefined,
  { repeatedBy, repeating }: Repeats,
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
  corrected,
  shown: isShown(sport, event) && !repeatedBy.has(key),
  also: repeating.has(key) ? repeatedType(sport, event) : null,
  people: sport.factsOf(event).people(event),
});

/** Whether a row has the score of a scoring event, or neither has one. */
export const sameScore = (row: TimelineRow, scoring: ScoringEvent | undefined): boolean =>
  row.score === null || scoring === undefined
    ? row.score === null && scoring === undefined
    : row.points === scoring.points &&
      row.score.home === scoring.score.home &&
      row.score.away === scoring.score.away;

/** Whether a row is up to date with its event. */
export const isRowOf = (
  sport: LiveRules,
  row: TimelineRow,
  { key, event, token, corrected }: CurrentEvent,
  { repeatedBy, repeating }: Repeats,
): boolean =>
  row.event === event &&
  row.token === token &&
  row.corrected === corrected &&
  row.shown === (isShown(sport, event) && !repeatedBy.has(key)) &&
  (row.also !== null) === repeating.has(key);

/** The row of one version of an event, reported at a token. */
export const rowOfVersion = (sport: LiveRules, event: LiveEvent, token: TimeToken): TimelineRow => {
  const { key } = event;
  const { serial, timestamp: reportedAt } = token;
  const current = { key, token, event, serial, reportedAt, versions: 1, corrected: false };
  return rowOf(sport, current, undefined, { repeatedBy: new Map(), repeating: new Map() });
};
