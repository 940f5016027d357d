import type { PersonId } from '../../ids.ts';
import type { Side } from '../../side.ts';
import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import type { EventOf } from './eventRule.ts';

/** Hockey's figures. */
type HockeyFigure =
  | 'goals'
  | 'assists'
  | 'shots'
  | 'pim'
  | 'faceoffsWon'
  | 'faceoffsLost'
  | 'saves'
  | 'goalsAgainst'
  | 'plusMinus'
  /** Goals for or against with players on the ice reported. */
  | 'goalsOnIce';

/** Basketball's figures. */
export const basketballFigureNames = [
  'points',
  'freeThrowsMade',
  'freeThrowsMissed',
  'twoPointersMade',
  'twoPointersMissed',
  'threePointersMade',
  'threePointersMissed',
  'offensiveRebounds',
  'defensiveRebounds',
  'assists',
  'steals',
  'turnovers',
  'blocks',
  'fouls',
] as const;
export type BasketballFigure = (typeof basketballFigureNames)[number];

/** Volleyball's figures. */
export type VolleyballFigure = 'points' | 'aces' | 'blocks' | 'attacks' | 'errors' | 'cards';

/** Handball's figures. */
export const handballFigureNames = [
  'goals',
  'sevenMetreGoals',
  'sevenMetreShots',
  'assists',
  'shots',
  'saves',
  'goalsAgainst',
  'suspensions',
  'yellowCards',
  'redCards',
  'blueCards',
] as const;
export type HandballFigure = (typeof handballFigureNames)[number];

/** A figure of a player or a team. */
export type Figure = HockeyFigure | BasketballFigure | VolleyballFigure | HandballFigure;

/** Adds to a person's figure or, where the person is null, only to the side's. */
export type Credit = (person: PersonId | null, side: Side | null, figure: Figure, amount: number) => void;

/** A figure that an event gives by what else was reported, such as the red card of a third suspension. */
export interface MatchCredit {
  /** Null where it counts only for the side. */
  readonly person: PersonId | null;
  readonly side: Side | null;
  readonly figure: Figure;
  readonly amount: number;
}

/** The figures that events give by what else was reported, by the event's key. */
export type MatchCredits = ReadonlyMap<EventKey, readonly MatchCredit[]>;

const none: MatchCredits = new Map();

/** The figures by what else was reported of a sport that has none. */
export const noMatchCredits = (): MatchCredits => none;

/** A sport's counting of figures. */
export interface FigureRule {
  /** The figures of a summary by printed name, in order (recordings.md). */
  readonly printed: readonly (readonly [name: string, figure: Figure])[];
  /** Event types that do not count in a shootout (recordings.md). */
  readonly notInShootout: readonly string[];
  /** Event types that do not count where another event repeats them (reading 32). */
  readonly notWhereRepeated: readonly string[];
  readonly credit: (event: LiveEvent, credit: Credit) => void;
}

/** What each event type with figures credits. */
type CreditRules<R> = {
  readonly [T in keyof R as R[T] extends { readonly hasFigures: true } ? T : never]: (
    event: EventOf<R[T]>,
    credit: Credit,
  ) => void;
};

/** Credits by the rule of each event type with figures; exhaustive over a sport's event rules. */
export const creditBy = <R>(rules: CreditRules<R>): FigureRule['credit'] => {
  const byType = new Map(
    Object.entries(rules) as (readonly [string, (event: LiveEvent, credit: Credit) => void])[],
  );
  return (event, credit) => byType.get(event.type)?.(event, credit);
};

/** A record of a number for each name. */
export const eachOf = <K extends string>(
  names: readonly K[],
  numberOf: (name: K) => number,
): Readonly<Record<K, number>> =>
  Object.fromEntries(names.map((name) => [name, numberOf(name)])) as Record<K, number>;

/** The counting of a sport without figures. */
export const noFigures: FigureRule = {
  printed: [],
  notInShootout: [],
  notWhereRepeated: [],
  credit: () => undefined,
};
