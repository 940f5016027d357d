import type { PersonId } from '../../../ids.ts';
import { percentageOf } from '../../../league/player/percentage.ts';
import { type Amounts, amountOf, linesOf, teamTotalsOf } from '../../../live/figures/figures.ts';
import { detailsOf } from '../../../live/lineup/details.ts';
import { type LiveMatch, readingOf } from '../../../live/match.ts';
import { type BySide, mapSides, type Side } from '../../../side.ts';

/** What hockey counts of a player or a team. Shootout attempts are in none of it (recordings.md). */
export interface HockeyFigures {
  readonly goals: number;
  readonly assists: number;
  /** Goals and assists. */
  readonly points: number;
  /** Shots on goal, goals included. */
  readonly shots: number;
  /** Penalty minutes; a bench penalty is the team's alone. */
  readonly pim: number;
  readonly faceoffsWon: number;
  readonly faceoffsLost: number;
  /** As goalie: shots on goal faced, saved, and let in. An empty-net goal is none for the goalie. */
  readonly shotsAgainst: number;
  readonly saves: number;
  readonly goalsAgainst: number;
}

/** A player's figures of the match. */
export interface HockeyPlayerLine extends HockeyFigures {
  readonly id: PersonId;
  readonly side: Side;
  /**
   * Goals for less goals against while on the ice, power-play goals for left out; null for goalies, and where no goal
   * told who was on the ice.
   */
  readonly plusMinus: number | null;
}

const figuresIn = (amounts: Amounts): HockeyFigures => {
  const goals = amountOf(amounts, 'goals');
  const assists = amountOf(amounts, 'assists');
  const saves = amountOf(amounts, 'saves');
  const goalsAgainst = amountOf(amounts, 'goalsAgainst');
  return {
    goals,
    assists,
    points: goals + assists,
    shots: amountOf(amounts, 'shots'),
    pim: amountOf(amounts, 'pim'),
    faceoffsWon: amountOf(amounts, 'faceoffsWon'),
    faceoffsLost: amountOf(amounts, 'faceoffsLost'),
    shotsAgainst: saves + goalsAgainst,
    saves,
    goalsAgainst,
  };
};

/** The figures of who did nothing yet. */
export const nothingDone: HockeyFigures = figuresIn({});

/** Whether any goal told who was on the ice. */
const tellsOnIce = (match: LiveMatch): boolean => {
  const { home, away } = teamTotalsOf(match);
  return amountOf(home, 'goalsOnIce') + amountOf(away, 'goalsOnIce') > 0;
};

/** The figures of all who have any, by person. */
export const playersOf = linesOf<HockeyPlayerLine>(
  (match) => [tellsOnIce(match)],
  ({ id, side, amounts }, match) => {
    const isGoalie = detailsOf(match).persons.get(id)?.isGoalie ?? false;
    const plusMinus = isGoalie || !tellsOnIce(match) ? null : amountOf(amounts, 'plusMinus');
    return { id, side, ...figuresIn(amounts), plusMinus };
  },
);

/** Both teams' figures: their players' and those that no player is named for. */
export const hockeyTotalsOf = readingOf(
  (match: LiveMatch): BySide<HockeyFigures> => mapSides(teamTotalsOf(match), figuresIn),
);

/** Saves per hundred shots on goal faced, one decimal (specification §9). */
export const savePercentage = ({ saves, shotsAgainst }: HockeyFigures): number | null =>
  percentageOf(saves, shotsAgainst);
