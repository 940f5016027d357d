import { type Amounts, amountOf, teamTotalsOf } from '../../live/figures/figures.ts';
import { type LiveMatch, readingOf } from '../../live/match.ts';
import { eachOf } from '../../live/rules/figureRule.ts';
import { type BySide, mapSides } from '../../side.ts';

const names = ['points', 'aces', 'blocks', 'attacks'] as const;

/** A player's or team's volleyball figures; a team's points include those by opponents' errors. */
export type VolleyballFigures = Readonly<Record<(typeof names)[number], number>>;

/** A team's figures in the match. */
export interface VolleyballTotals extends VolleyballFigures {
  /** Points won by the opponents' errors. */
  readonly opponentErrors: number;
}

const totalsIn = (amounts: Amounts): VolleyballTotals => ({
  ...eachOf(names, (name) => amountOf(amounts, name)),
  opponentErrors: amountOf(amounts, 'errors'),
});

/** Both teams' figures. */
export const volleyballTotalsOf = readingOf(
  (match: LiveMatch): BySide<VolleyballTotals> => mapSides(teamTotalsOf(match), totalsIn),
);
