import type { PersonId } from '../../ids.ts';
import type { PeriodResult } from '../../league/incident/incident.ts';
import type { Match } from '../../league/match/match.ts';
import { byPlace, periodPlaceOf } from '../../league/match/periodPlace.ts';
import { type OfTeam, sideOf } from '../../league/match/teamSide.ts';
import { periodOf } from '../clock/period.ts';
import type { LiveMatch } from '../match.ts';
import type { Figure } from '../rules/figureRule.ts';
import { type Amounts, amountOf } from './figures.ts';
import type { Counted, FigureSource } from './source.ts';

/** A player's line on a federation's sheet. */
export type OfficialLine = OfTeam & { readonly personId: PersonId };

/** What a federation's sheet of the players' figures in a match counts. */
export interface OfficialFigures<Line extends OfficialLine> {
  /** A line's figures, as far as the live report counts them too. */
  readonly amounts: (line: Line) => Amounts;
  /** The figures whose sum over the players is the team's. */
  readonly summed: readonly Figure[];
}

const isSum = (counts: Counted): counts is readonly Figure[] => typeof counts === 'object';

/** Where the federation publishes a figure too: in the result, a period's result or the players' sheet; null for nowhere. */
export const officialSourceOf = ({
  counts,
  among,
  periods,
}: FigureSource): 'result' | 'period' | 'sheet' | null => {
  if (counts === 'score') return periods === null ? 'result' : periods.length === 1 ? 'period' : null;
  return !isSum(counts) || periods !== null || among !== undefined ? null : 'sheet';
};

/** A figure from the federation's result of a period; null where it has no such period. */
export const officialInPeriod = (
  { side, periods }: FigureSource,
  live: LiveMatch,
  results: readonly PeriodResult[],
): number | null => {
  const period = periodOf(live, periods?.[0] ?? null);
  if (period === null || period === undefined) return null;
  const result = results.find((one) => {
    const place = periodPlaceOf(live.sport, one);
    return place !== null && byPlace(place, period) === 0;
  });
  if (result === undefined) return null;
  return side === 'home' ? result.homeGoals : result.awayGoals;
};

/** A figure from the players' sheet; null where the sheet is incomplete. */
export const officialOnSheet = <Line extends OfficialLine>(
  { counts, side, person }: FigureSource,
  match: Pick<Match, 'teams'>,
  { amounts, summed }: OfficialFigures<Line>,
  lines: readonly Line[],
): number | null => {
  if (!isSum(counts)) return null;
  const own = lines.filter((line) =>
    person === null ? sideOf(match, line) === side : line.personId === person,
  );
  const isComplete = (line: Amounts): boolean => counts.every((figure) => line[figure] !== undefined);
  const published = own.map(amounts);
  if (published.length === 0 || !published.every(isComplete)) return null;
  if (person === null && !counts.every((figure) => summed.includes(figure))) return null;
  return published.reduce(
    (sum, line) => sum + counts.reduce((all, figure) => all + amountOf(line, figure), 0),
    0,
  );
};
