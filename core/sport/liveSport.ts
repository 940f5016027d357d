import type { SportEvents } from './eventRule.ts';
import type { FigureRule } from './figures.ts';
import type { ScoringRule } from './scoring.ts';
import type { Sport } from './sport.ts';
import type { TeamFoulRule, TimeoutRule } from './teamRules.ts';

/** The players in play. */
export interface InPlayRule {
  /** Players of a side, the goalie not counted. */
  readonly players: number;
  /** Who starts: the roster's starters or, where lines change constantly, only the goalie. */
  readonly begin: 'starters' | 'goalie';
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

/** A sport with the rules of its live messages. */
export interface LiveSport extends Sport, SportEvents {
  readonly scoring: ScoringRule;
  readonly figures: FigureRule;
  /** Null where the players in play are not reported. */
  readonly inPlay: InPlayRule | null;
  /** Null where the sport has none, or they are not reported. */
  readonly timeouts: TimeoutRule | null;
  /** Null where the sport counts no team fouls. */
  readonly teamFouls: TeamFoulRule | null;
  readonly news: NewsRule;
}
