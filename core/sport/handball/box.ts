import type { PersonId } from '../../ids.ts';
import { type Amounts, amountOf, linesOf, teamTotalsOf } from '../../live/figures/figures.ts';
import { type LiveMatch, readingOf } from '../../live/match.ts';
import { type BySide, mapSides, type Side } from '../../side.ts';
import { type HandballLine, handballLine } from './handballPlayer.ts';

/** A player's figures in the match. */
export interface HandballPlayerLine extends HandballLine {
  readonly id: PersonId;
  readonly side: Side;
}

const figuresIn = (amounts: Amounts): HandballLine => handballLine((name) => amountOf(amounts, name));

/** The players' figures, by person. */
export const handballPlayersOf = linesOf<HandballPlayerLine>(({ id, side, amounts }) => ({
  id,
  side,
  ...figuresIn(amounts),
}));

/** Both teams' figures, those without a named player included. */
export const handballTotalsOf = readingOf(
  (match: LiveMatch): BySide<HandballLine> => mapSides(teamTotalsOf(match), figuresIn),
);
