import type { SportEvents } from './eventRule.ts';
import type { FigureRule } from './figures.ts';
import type { ScoringRule } from './scoring.ts';
import type { Sport } from './sport.ts';
import type { TeamFoulRule, TimeoutRule } from './teamRules.ts';

/** Who is on the court or the ice. */
export interface InPlayRule {
  /** How many of a side, goalie not counted. */
  readonly players: number;
  /** Whether the starters of the roster begin, or, where lines change all the time, the goalie alone. */
  readonly begin: 'starters' | 'goalie';
}

/** What of a match is worth saying aloud beside its goals, periods and penalties. */
export interface NewsRule {
  /** Whether it is news that the other side leads now. */
  readonly leadChanges: boolean;
  /** From how many points in a row of one side a run is news; null where it never is. */
  readonly run: number | null;
  /** What a notification tells between a match's start and its end: as much as one wants to be called for. */
  readonly notified: 'goals' | 'periods' | 'sets';
}

/** A sport with what its live messages mean, and the rules by which a match is read of them. */
export interface LiveSport extends Sport, SportEvents {
  readonly scoring: ScoringRule;
  readonly figures: FigureRule;
  /** Null where nobody tells who is in play. */
  readonly inPlay: InPlayRule | null;
  /** Null where the sport has none, or they are not told. */
  readonly timeouts: TimeoutRule | null;
  /** Null where fouls are not counted by team. */
  readonly teamFouls: TeamFoulRule | null;
  readonly news: NewsRule;
}
