import type { PeriodId } from '@kampdag/core/ids';
import { countByPeriod, type PeriodCounts, placesOf } from '@kampdag/core/league/match/periodCounts';
import { type PeriodPlace, periodPlaceOf, placeKey } from '@kampdag/core/league/match/periodPlace';
import type { PeriodResult } from '@kampdag/core/league/match/periodResult';
import type { Counted } from '@kampdag/core/live/figures/source';
import { type BySide, mapSides } from '@kampdag/core/side';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { sportOf } from '@kampdag/core/sport/sportOf';
import type { PeriodMessages } from '../../i18n/messages/periods.ts';

/** The heading of a period's column. */
interface PeriodColumn {
  readonly key: string;
  /** By it the events are found that its figures are the sums of; left out where they cannot be. */
  readonly id?: PeriodId | undefined;
  readonly short: string;
  readonly long: string;
}

/** A figure of both sides by period. */
export interface PeriodLine {
  readonly name: string;
  /** In the order of the table's columns; null, or missing at the end, where it is not known. */
  readonly values: BySide<readonly (number | null)[]>;
  /** Null where the periods add up to nothing. */
  readonly total: BySide<number | null> | null;
  /** What it counts; left out where its events cannot be asked for. */
  readonly counts?: Counted;
  /** Whether the total is the match's own figure, such as sets won, not the sum of the periods. Default: false. */
  readonly isTotalOfMatch?: boolean;
}

/** Figures by period. */
export interface PeriodTableView {
  readonly columns: readonly PeriodColumn[];
  readonly lines: readonly PeriodLine[];
}

/** The words of a period that a column's heading needs. */
export type PeriodWords = Pick<PeriodMessages, 'short' | 'long'>;

/** A table of lines over periods. */
export const periodTable = (
  periods: readonly (PeriodPlace & { readonly id?: PeriodId })[],
  { short, long }: PeriodWords,
  lines: readonly PeriodLine[],
): PeriodTableView => ({
  columns: periods.map((period) => ({
    key: placeKey(period),
    id: period.id,
    short: short(period),
    long: long(period),
  })),
  lines,
});

/** The id that the sport's rules give a period; null for one that they do not know, and for a shootout, whose attempts add up to nothing. */
const idOf = (sport: SportKind, { kind, number }: PeriodPlace): PeriodId | null =>
  kind === 'shootout'
    ? null
    : (sportOf(sport).periods.find((rule) => rule.kind === kind && rule.number === number)?.id ?? null);

/** A played match's table of one line, whose total is the match's own figure. */
export const countsTable = (
  sport: SportKind,
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

/** The periods that a sport's match always has. */
export const regulationPlaces = (sport: SportKind): readonly PeriodPlace[] =>
  sportOf(sport).periods.filter(({ kind }) => kind === 'regulation');

/** The score of each period, those of `always` included, and the match's result as the total, to which a shootout gives its winner one. */
export const scoreCounts = (
  sport: SportKind,
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

/** Without the figures of a regulation period in which nobody scored: of a sport that scores in every period, it was not played. */
export const withoutUnplayed = (sport: SportKind, { counts, ...rest }: PeriodCounts): PeriodCounts => {
  const isUnplayed = (at: number): boolean =>
    regulationPlaces(sport).length > 0 && (counts.home[at] ?? 0) + (counts.away[at] ?? 0) === 0;
  return {
    ...rest,
    counts: mapSides(counts, (own) => own.map((count, at) => (isUnplayed(at) ? null : count))),
  };
};

/** A table of which no figures are known: the periods alone. */
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
