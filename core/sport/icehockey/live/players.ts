import type { PersonId } from '../../../ids.ts';
import { percentageOf } from '../../../league/player/percentage.ts';
import { type Amounts, amountOf, linesOf, teamTotalsOf } from '../../../live/figures/figures.ts';
import { detailsOf } from '../../../live/lineup/details.ts';
import { type LiveMatch, readingOf } from '../../../live/match.ts';
import { type BySide, mapSides, type Side } from '../../../side.ts';

const figuresIn = (amounts: Amounts) => {
  const goals = amountOf(amounts, 'goals');
  const assists = amountOf(amounts, 'assists');
  const saves = amountOf(amounts, 'saves');
  const goalsAgainst = amountOf(amounts, 'goalsAgainst');
  return {
    goals,
    assists,
    points: goals + assists,
    /** Shots on goal, goals included. */
    shots: amountOf(amounts, 'shots'),
    /** Penalty minutes; a bench penalty counts only for the team. */
    pim: amountOf(amounts, 'pim'),
    faceoffsWon: amountOf(amounts, 'faceoffsWon'),
    faceoffsLost: amountOf(amounts, 'faceoffsLost'),
    /** As goalie: shots on goal faced, empty-net goals excluded. */
    shotsAgainst: saves + goalsAgainst,
    saves,
    goalsAgainst,
  };
};

/** A player's or team's hockey figures, shootout excluded (recordings.md). */
export type HockeyFigures = Readonly<ReturnType<typeof figuresIn>>;

/** A player's figures in the match. */
export interface HockeyPlayerLine extends HockeyFigures {
  readonly id: PersonId;
  readonly side: Side;
  /**
   * Goals for minus goals against while on the ice, power-play goals excluded; null for goalies, and where the players on
   * the ice were not reported.
   */
  readonly plusMinus: number | null;
}

/** The figures of a player without any. */
export const noFigures: HockeyFigures = figuresIn({});

/** Whether any goal lists the players on the ice. */
const reportsOnIce = (match: LiveMatch): boolean => {
  const { home, away } = teamTotalsOf(match);
  return amountOf(home, 'goalsOnIce') + amountOf(away, 'goalsOnIce') > 0;
};

/** The players' figures, by person. */
export const playersOf = linesOf<HockeyPlayerLine>(
  ({ id, side, amounts }, match) => {
    const isGoalie = detailsOf(match).persons.get(id)?.isGoalie ?? false;
    const plusMinus = isGoalie || !reportsOnIce(match) ? null : amountOf(amounts, 'plusMinus');
    return { id, side, ...figuresIn(amounts), plusMinus };
  },
  (match) => [reportsOnIce(match)],
);

/** Both teams' figures, those without a named player included. */
export const hockeyTotalsOf = readingOf(
  (match: LiveMatch): BySide<HockeyFigures> => mapSides(teamTotalsOf(match), figuresIn),
);

/** Saves per hundred shots on goal faced, one decimal (specification §9). */
export const savePercentage = ({ saves, shotsAgainst }: HockeyFigures): number | null =>
  percentageOf(saves, shotsAgainst);
