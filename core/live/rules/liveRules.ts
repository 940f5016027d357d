import type { PeriodRule, SportRules } from '../../league/rules/sportRules.ts';
import type { LiveEvent } from '../event.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import type { EligibilityRule } from './eligibilityRule.ts';
import { type EventFacts, type EventRule, shownNowhere } from './eventRule.ts';
import type { FigureRule } from './figureRule.ts';

/** The event rules of one sport by type. */
type EventRules = Readonly<Record<string, EventRule<LiveEvent>>>;

/** A sport's events. */
interface SportEvents<T extends string = string> {
  readonly events: EventRules;
  /** The facts of an event's type. */
  readonly factsOf: (event: Pick<LiveEvent, 'type'>) => EventFacts<LiveEvent>;
  /** Their readers by `MatchEventType`. */
  readonly readers: ReadonlyMap<string, EventRule<LiveEvent>['read']>;
  /** The types in the event filter, in order. */
  readonly eventTypes: readonly T[];
  /** The default choice of the event filter (specification §4). */
  readonly defaultFilter: readonly T[];
}

const factsIn =
  (events: EventRules): SportEvents['factsOf'] =>
  ({ type }) =>
    events[type] ?? shownNowhere;

/** The events of a sport by its rules, in the order of the event filter. */
export const sportEvents = <R extends EventRules>(events: R): SportEvents<keyof R & string> => {
  const list = Object.entries(events) as (readonly [keyof R & string, EventRule<LiveEvent>])[];
  const typesWith = (...filters: readonly EventRule<LiveEvent>['filter'][]): readonly (keyof R & string)[] =>
    list.flatMap(([type, { filter }]) => (filters.includes(filter) ? [type] : []));
  return {
    events,
    factsOf: factsIn(events),
    readers: new Map(list.map(([, { sentAs, read }]) => [sentAs, read])),
    eventTypes: typesWith('chosen', 'offered'),
    defaultFilter: typesWith('chosen'),
  };
};

/** A sport's scoring. */
export interface ScoringRule {
  /** The types of event that can score. */
  readonly types: readonly string[];
  /** The points of an event, 0 when it did not score. */
  readonly points: (event: LiveEvent) => number;
  /** Types whose events do not count where an event of the other type repeats them. */
  readonly repeatedBy: ReadonlyMap<string, string>;
  /** Whether an event may repeat another, as a goal may a penalty shot (reading 32). */
  readonly mayRepeat: (current: CurrentEvent, other: CurrentEvent) => boolean;
}

/** What a sport's event rules say of scoring. */
export const scoringIn = (events: EventRules): Pick<ScoringRule, 'types' | 'points'> => {
  const factsOf = factsIn(events);
  return {
    types: Object.keys(events).filter((type) => {
      const { news, scoresForOpponents = false } = factsOf({ type });
      return scoresForOpponents || news === 'goal' || news === 'point';
    }),
    points: (event) => factsOf(event).points(event),
  };
};

/** Scoring without repeated events. */
export const withoutRepeats: Pick<ScoringRule, 'repeatedBy' | 'mayRepeat'> = {
  repeatedBy: new Map(),
  mayRepeat: () => false,
};

/** A period, as far as the rules of timeouts and team fouls need it. */
export type PlayedPeriod = Pick<PeriodRule, 'kind' | 'number' | 'length'>;

/** A limit on a side's timeouts within a window; unused ones are lost when it closes. */
export interface TimeoutLimit {
  /** The window at a second of a period, whose timeouts count together; null where the limit does not apply. */
  readonly window: (period: PlayedPeriod, elapsed: number) => string | null;
  readonly allowed: (period: PlayedPeriod) => number;
}

/** The limits on a side's timeouts, of which the strictest applies. */
export type TimeoutRule = readonly TimeoutLimit[];

/** A sport's counting of team fouls. */
export interface TeamFoulRule {
  /** Whether a foul counts against the team. */
  readonly counts: (event: LiveEvent) => boolean;
  /** The window of a period, whose fouls count together; extra periods continue the last one's. */
  readonly window: (period: PlayedPeriod) => string;
  /** The fouls after which the team is in the penalty and every further one gives free throws. */
  readonly limit: number;
}

/** A separate window for every period. */
export const perPeriod = ({ kind, number }: PlayedPeriod): string => `${kind} ${number}`;

/** The players in play. */
export interface InPlayRule {
  /** Players of a side, the goalie not counted. */
  readonly players: number;
  /** Who starts: the roster's starters or, where lines change constantly, only the goalie. */
  readonly begin: 'starters' | 'goalie';
  /** Whether every change is reported as one: not where lines change constantly, nor a libero's (FIVB rule 19.3.2.1). */
  readonly reportsChanges: boolean;
}

/** A sport's news besides goals, periods and penalties. */
export interface NewsRule {
  /** Whether lead changes are news. */
  readonly leadChanges: boolean;
  /** The fewest unanswered points that are news; null for none. */
  readonly run: number | null;
  /** What is notified between a match's start and its end. */
  readonly notified: 'goals' | 'periods' | 'sets';
}

/** A sport's rules with those of its live messages: what needs no match to be read. */
export interface LiveRules extends SportRules, SportEvents {
  readonly scoring: ScoringRule;
  readonly figures: FigureRule;
  /** Null where the players in play are not reported. */
  readonly inPlay: InPlayRule | null;
  /** Whether an event may be told after the end of the match; by default none. */
  readonly mayFollowEnd?: (event: LiveEvent) => boolean;
  /** What ends a player's match. */
  readonly eligibility: EligibilityRule;
  /** Null where the sport has none, or they are not reported. */
  readonly timeouts: TimeoutRule | null;
  /** Null where the sport counts no team fouls. */
  readonly teamFouls: TeamFoulRule | null;
  readonly news: NewsRule;
}
