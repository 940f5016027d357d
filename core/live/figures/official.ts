import { type Match } from '../../league/match/match.ts';
import { byPlace, periodPlaceOf } from '../../league/match/periodPlace.ts';
import type { PeriodResult } from '../../league/match/periodResult.ts';
import { sideOf } from '../../league/match/teamSide.ts';
import type { OfficialLine, OfficialSheet } from '../../sport/officialSheet.ts';
import { periodOf } from '../clock/period.ts';
import type { LiveMatch } from '../match.ts';
import { type Amounts, amountOf } from './figures.ts';
import type { FigureSource } from './source.ts';

/** Where the federation tells a figure too: with the result, with the results of periods, on the players' sheet; null where it does not. */
export const officialPlaceOf = ({
  counts,
  among,
  periods,
}: FigureSource): 'result' | 'period' | 'sheet' | null => {
  if (counts === 'score') return periods === null ? 'result' : periods.length === 1 ? 'period' : null;
  return typeof counts === 'string' || periods !== null || among !== undefined ? null : 'sheet';
};

/** What the federation's result of a period says; null where it names no such period. */
export const officialOfPeriod = (
  { side, periods }: FigureSource,
  live: LiveMatch,
  results: readonly PeriodResult[],
): number | null => {
  const period = periodOf(live, periods?.[0] ?? null);
  if (period === null || period === undefined) return null;
  const result = results.find((one) => {
    const place = periodPlaceOf(live.sport.kind, one);
    return place !== null && byPlace(place, period) === 0;
  });
  if (result === undefined) return null;
  return side === 'home' ? result.homeGoals : result.awayGoals;
};

/** What the players' sheet says; null where it tells less than the live report. */
export const officialOfSheet = <Line extends OfficialLine>(
  { counts, side, person }: FigureSource,
  match: Pick<Match, 'teams'>,
  { amounts, summed }: Pick<OfficialSheet<Line>, 'amounts' | 'summed'>,
  lines: readonly Line[],
): number | null => {
  if (typeof counts === 'string') return null;
  const own = lines.filter((line) =>
    person === null ? sideOf(match, line) === side : line.personId === person,
  );
  const isTold = (told: Amounts): boolean => counts.every((figure) => told[figure] !== undefined);
  const told = own.map(amounts);
  if (told.length === 0 || !told.every(isTold)) return null;
  if (person === null && !counts.every((figure) => summed.includes(figure))) return null;
  return told.reduce((sum, line) => sum + counts.reduce((all, figure) => all + amountOf(line, figure), 0), 0);
};
