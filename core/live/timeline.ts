import type { PeriodId, PersonId } from '../ids.ts';
import type { Side } from '../side.ts';
import type { EventKey, LiveEvent, LiveEventType } from './event.ts';
import type { StandingEvent } from './history.ts';
import { eventsOf, type LiveMatch, readingOf } from './match.ts';
import { mmss } from './period.ts';
import { type Score, scoringEventsOf } from './score.ts';
import type { TimeToken } from './timeToken.ts';

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
  /** The score after it, for an event that scored. */
  readonly score: Score | null;
  /** More than one version of it was reported. */
  readonly corrected: boolean;
  /** Whether the event filter's play by play shows it at all: of timers, only those of match and period (specification §4). */
  readonly shown: boolean;
  readonly people: readonly PersonInEvent[];
}

const people = (roles: Partial<Record<PersonRole, PersonId | null>>): readonly PersonInEvent[] =>
  (Object.entries(roles) as [PersonRole, PersonId | null][]).flatMap(([role, id]) =>
    id === null ? [] : [{ role, id }],
  );

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
    case 'playerTime':
      return people(event.isGoalie ? { goalie: event.player } : { player: event.player });
    default:
      return [];
  }
};

/** Timers other than match and period start and end are hidden; of playerTime only goalies' are shown (specification §4). */
const isShown = (event: LiveEvent): boolean => {
  if (event.type === 'playerTime') return event.isGoalie;
  if (event.type !== 'timer') return event.type !== 'unknown';
  return ['matchStart', 'matchEnd', 'periodStart', 'periodEnd'].includes(event.action);
};

const rowOf = ({ key, token, event, versions }: StandingEvent, score: Score | null): TimelineRow => ({
  key,
  token,
  event,
  kind: event.type,
  side: event.side,
  period: event.period,
  periodName: event.periodName,
  time: event.elapsed === null ? null : mmss(event.elapsed),
  score,
  corrected: versions > 1,
  shown: isShown(event),
  people: peopleIn(event),
});

const sameScore = (a: Score | null, b: Score | null): boolean =>
  a === b || (a !== null && b !== null && a.home === b.home && a.away === b.away);

/** All rows, newest first; a view leaves out those that are not `shown`. */
export const timelineOf = readingOf((match: LiveMatch): readonly TimelineRow[] => {
  const scores = new Map(scoringEventsOf(match).map(({ standing, score }) => [standing.key, score]));
  const rows = match.log.memory.perEvent as WeakMap<StandingEvent, TimelineRow>;
  const { all } = eventsOf(match);
  const timeline = Array.from<TimelineRow>({ length: all.length });
  for (const [index, standing] of all.entries()) {
    const score = scores.get(standing.key) ?? null;
    const known = rows.get(standing);
    const row = known !== undefined && sameScore(known.score, score) ? known : rowOf(standing, score);
    if (row !== known) rows.set(standing, row);
    timeline[all.length - 1 - index] = row;
  }
  return timeline;
});
