import type { PersonId } from '../ids.ts';
import type { LiveEvent, LiveEventType } from '../live/event.ts';
import type { Side } from '../side.ts';

/** What hockey counts. */
export type HockeyFigure =
  | 'goals'
  | 'assists'
  | 'shots'
  | 'pim'
  | 'faceoffsWon'
  | 'faceoffsLost'
  | 'saves'
  | 'goalsAgainst'
  | 'plusMinus'
  /** Goals for or against of which it was told who was on the ice. */
  | 'goalsOnIce';

/** What basketball counts. */
export type BasketballFigure =
  | 'points'
  | 'freeThrowsMade'
  | 'freeThrowsMissed'
  | 'twoPointersMade'
  | 'twoPointersMissed'
  | 'threePointersMade'
  | 'threePointersMissed'
  | 'offensiveRebounds'
  | 'defensiveRebounds'
  | 'assists'
  | 'steals'
  | 'turnovers'
  | 'blocks'
  | 'fouls';

/** What volleyball counts. */
export type VolleyballFigure = 'points' | 'aces' | 'blocks' | 'attacks' | 'errors' | 'cards';

/** What handball counts. */
export type HandballFigure =
  | 'goals'
  | 'sevenMetreGoals'
  | 'sevenMetreShots'
  | 'assists'
  | 'shots'
  | 'saves'
  | 'goalsAgainst'
  | 'suspensions'
  | 'yellowCards'
  | 'redCards'
  | 'blueCards';

/** What is counted of a player or a team. */
export type Figure = HockeyFigure | BasketballFigure | VolleyballFigure | HandballFigure;

/** Adds to a figure of a person, or, where the person is null, to that side's alone. */
export type Credit = (person: PersonId | null, side: Side | null, figure: Figure, amount: number) => void;

/** What a sport counts, event by event. */
export interface FigureRule {
  /** The figures of a summary with their names there, in their order (recordings.md). */
  readonly printed: readonly (readonly [name: string, figure: Figure])[];
  /** Types of event that count for nobody in a shootout (recordings.md). */
  readonly notInShootout: readonly LiveEventType[];
  readonly credit: (event: LiveEvent, credit: Credit) => void;
}
