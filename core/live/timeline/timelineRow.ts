import type { PeriodId } from '../../ids.ts';
import type { Side } from '../../side.ts';
import type { LiveSport } from '../../sport/liveSport.ts';
import { mmss } from '../../time/mmss.ts';
import type { LiveEvent, LiveEventType } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import type { PersonInEvent } from '../lineup/eventPeople.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import type { TimeToken } from '../log/timeToken.ts';
import type { Repeats } from '../score/repeats.ts';
import type { Score, ScoringEvent } from '../score/score.ts';

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

/** Whether the play by play has a row for an event: timers other than match and period start and end are hidden; of playerTime only goalies' are shown (specification §4). */
export const isShown = (event: LiveEvent): boolean => {
  if (event.type === 'playerTime') return event.isGoalie;
  if (event.type !== 'timer') return event.type !== 'unknown' && event.type !== 'teamUpdate';
  return ['matchStart', 'matchEnd', 'periodStart', 'periodEnd'].includes(event.action);
};

/** The row of an event, of what it scored, and of the messages that tell of the same. */
export const rowOf = (
  { events }: LiveSport,
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
  shown: isShown(event) && !repeatedBy.has(key),
  also: repeating.has(key) ? 'penaltyShot' : null,
  people: events[event.type]?.people(event) ?? [],
});

/** Whether a row shows a score as it is. */
export const sameScore = (row: TimelineRow, scoring: ScoringEvent | undefined): boolean =>
  row.score === null || scoring === undefined
    ? row.score === null && scoring === undefined
    : row.points === scoring.points &&
      row.score.home === scoring.score.home &&
      row.score.away === scoring.score.away;

/** Whether a row is of an event as it stands. */
export const isRowOf = (
  row: TimelineRow,
  { key, event, token, corrected }: CurrentEvent,
  { repeatedBy, repeating }: Repeats,
): boolean =>
  row.event === event &&
  row.token === token &&
  row.corrected === corrected &&
  row.shown === (isShown(event) && !repeatedBy.has(key)) &&
  (row.also !== null) === repeating.has(key);

/** A row of one version of an event by itself, as it was told at a moment. */
export const rowOfVersion = (sport: LiveSport, event: LiveEvent, told: TimeToken): TimelineRow => {
  const { key } = event;
  const { serial, timestamp: reportedAt } = told;
  const alone = { key, token: told, event, serial, reportedAt, versions: 1, corrected: false };
  return rowOf(sport, alone, undefined, { repeatedBy: new Map(), repeating: new Map() });
};
