import type { PersonId } from '../../ids.ts';
import { type Amounts, amountOf, linesOf, teamTotalsOf } from '../../live/figures/figures.ts';
import { type LiveMatch, readingOf } from '../../live/match.ts';
import { type BySide, mapSides, type Side } from '../../side.ts';
import { eachOf } from '../figures.ts';

const names = ['points', 'aces', 'blocks', 'attacks'] as const;

/** A player's or team's volleyball figures; a team's points include those by opponents' errors. */
export type VolleyballFigures = Readonly<Record<(typeof names)[number], number>>;

/** A player's figures in the match. */
export interface VolleyballPlayerLine extends VolleyballFigures {
  readonly id: PersonId;
  readonly side: Side;
}

/** A team's figures in the match. */
export interface VolleyballTotals extends VolleyballFigures {
  /** Points won by the opponents' errors. */
  readonly opponentErrors: number;
}

const figuresIn = (amounts: Amounts): VolleyballFigures => eachOf(names, (name) => amountOf(amounts, name));

/** The players' figures, by person; an opponents' error is no player's point (recordings.md). */
export const volleyballPlayersOf = linesOf<VolleyballPlayerLine>(({ id, side, amounts }) => ({
  id,
  side,
  ...figuresIn(amounts),
}));

/** Both teams' figures. */
export const volleyballTotalsOf = readingOf(
  (match: LiveMatch): BySide<VolleyballTotals> =>
    mapSides(teamTotalsOf(match), (amounts) => ({
      ...figuresIn(amounts),
      opponentErrors: amountOf(amounts, 'errors'),
    })),
);
