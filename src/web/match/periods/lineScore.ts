import type { PeriodId } from '@kampdag/core/ids';
import type { PeriodResult } from '@kampdag/core/league/incident/incident';
import { countByPeriod, type PeriodCounts, placesOf } from '@kampdag/core/league/match/periodCounts';
import { type PeriodPlace, periodPlaceOf, placeKey } from '@kampdag/core/league/match/periodPlace';
import type { Counted } from '@kampdag/core/live/figures/source';
import { type BySide, mapSides } from '@kampdag/core/side';
import type { Sport } from '@kampdag/core/sport/sport';
import type { PeriodMessages } from '../../i18n/messages/periods.ts';

/** A column of a table by period. */
export interface PeriodColumn {
  readonly key: string;
  /** The key to its figures' events; left out where they cannot be found. */
  readonly id?: PeriodId | undefined;
  readonly short: string;
  readonly long: string;
}

/** A figure of both sides by period. */
export interface PeriodLine {
  readonly name: string;
  /** In column order; null or missing at the end where unknown. */
  readonly values: BySide<readonly (number | null)[]>;
  /** Null where a sum means nothing. */
  readonly total: BySide<number | null> | null;
  /** The figure it counts; left out where its events cannot be found. */
  readonly counts?: Counted;
  /** Whether the total is the match's own figure, such as sets won, not the sum of periods. Default: false. */
  readonly isTotalOfMatch?: boolean;
}

/** Figures by period. */
export interface PeriodTableView {
  readonly columns: readonly PeriodColumn[];
  readonly lines: readonly PeriodLine[];
}

/** The words of a period for column headings. */
export type PeriodWords = Pick<PeriodMessages, 'short' | 'long'>;

type Period = PeriodPlace & { readonly id?: PeriodId };

/** The columns of periods. */
export const periodColumns = (
  periods: readonly Period[],
  { short, long }: PeriodWords,
): readonly PeriodColumn[] =>
  periods.map((period) => ({
    key: placeKey(period),
    id: period.id,
    short: short(period),
    long: long(period),
  }));

/** A table of lines over periods. */
export const periodTable = (
  periods: readonly Period[],
  words: PeriodWords,
  lines: readonly PeriodLine[],
): PeriodTableView => ({ columns: periodColumns(periods, words), lines });

/** A period's id by the sport's rules; null for unknown periods, and for a shootout, whose attempts have no sum. */
const idOf = (sport: Sport, { kind, number }: PeriodPlace): PeriodId | null =>
  kind === 'shootout'
    ? null
    : (sport.periods.find((rule) => rule.kind === kind && rule.number === number)?.id ?? null);

/** A played match's table of one figure, whose total is the match's own. */
export const countsTable = (
  sport: Sport,
  { name, counts }: Required<Pick<PeriodLine, 'name' | 'counts'>>,
  { places, counts: values, totals }: PeriodCounts,
  words: PeriodWords,
): PeriodTableView =>
  periodTable(
    places.map((place) => {
      const id = idOf(sport, place);
      return id === null ? place : { ...place, id };
    }),
    words,
    [{ name, values, total: totals, counts, isTotalOfMatch: true }],
  );

/** The periods of every match of a sport. */
export const regulationPlaces = (sport: Sport): readonly PeriodPlace[] =>
  sport.periods.filter(({ kind }) => kind === 'regulation');

/** The score of each period, including those of `always`, with the result as the total, in which a shootout counts one goal. */
export const scoreCounts = (
  sport: Sport,
  results: readonly PeriodResult[],
  total: BySide<number> | null,
  always: readonly PeriodPlace[] = regulationPlaces(sport),
): PeriodCounts => {
  const placed = results.map((result) => ({ result, place: periodPlaceOf(sport, result) }));
  const counts = countByPeriod(
    placesOf(
      always,
      placed.map(({ place }) => place),
    ),
    placed.flatMap(({ result: { homeGoals, awayGoals }, place }) => [
      { side: 'home', place, amount: homeGoals },
      { side: 'away', place, amount: awayGoals },
    ]),
  );
  return total === null ? counts : { ...counts, totals: total };
};

/** Clears regulation periods without a score, which a sport that always scores did not play. */
export const withoutUnplayed = (sport: Sport, { counts, ...rest }: PeriodCounts): PeriodCounts => {
  const isUnplayed = (at: number): boolean =>
    regulationPlaces(sport).length > 0 && (counts.home[at] ?? 0) + (counts.away[at] ?? 0) === 0;
  return {
    ...rest,
    counts: mapSides(counts, (own) => own.map((count, at) => (isUnplayed(at) ? null : count))),
  };
};

/** A table of periods without figures. */
export const unknownTable = (
  periods: readonly PeriodPlace[],
  words: PeriodWords,
  names: readonly string[],
): PeriodTableView =>
  periodTable(
    periods,
    words,
    names.map((name) => ({ name, values: { home: [], away: [] }, total: null })),
  );
