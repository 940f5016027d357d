import type { MatchId } from '../../ids.ts';
import { addDays, type CivilDate } from '../../time/civilDate.ts';
import type { Match } from '../match/match.ts';
import type { Criterion, Decided } from '../rules/rankingRule.ts';
import type { SportRules } from '../rules/sportRules.ts';
import { type RallyPoints, ranking } from './ranking.ts';
import { hasWithdrawn, type StandingsRow } from './standingsRow.ts';
import {
  type Counting,
  type Game,
  gamesOf,
  type KnownTally,
  noTally,
  plus,
  type Tally,
  talliesOf,
} from './tally.ts';

/** The input from which a league's table is computed. */
export interface TableSource {
  /** The federation's own table. */
  readonly rows: readonly StandingsRow[];
  readonly matches: readonly Match[];
  readonly sport: Pick<SportRules, 'ranking'>;
  /** From `winMultiplier`. */
  readonly multiplier: 2 | 3;
  /** What decided the matches that may have gone beyond full time; null where unknown. */
  readonly decidedOf: (matchId: MatchId) => Decided;
}

/** A reason why a computed table may differ from the federation's. */
export type Caveat =
  /** Points that no result explains; they count from the start, since their date is unknown. */
  | { readonly type: 'points'; readonly row: StandingsRow; readonly points: number }
  /** The federation's table counts other matches of the team than those with published results. */
  | { readonly type: 'matches'; readonly row: StandingsRow }
  /** A withdrawn team stands last throughout, since the date of its withdrawal is unknown. */
  | { readonly type: 'withdrawn'; readonly row: StandingsRow }
  /** For this many matches it is unknown whether they went beyond full time. */
  | { readonly type: 'overtime'; readonly matches: number }
  /** The federation's order of level teams follows no known order. */
  | { readonly type: 'order' };

/** A league's table computed from its published results. */
export interface SeasonTable {
  readonly source: TableSource;
  readonly games: readonly Game[];
  readonly counting: Counting;
  /** The criteria that reproduce the federation's own table, else those of the sport's rule book. */
  readonly order: readonly Criterion[];
  /** Each row's points that its results do not explain. */
  readonly extra: readonly number[];
  /** The days with results, in order. */
  readonly days: readonly CivilDate[];
  readonly caveats: readonly Caveat[];
}

const comparedKeys = ['matches', 'goalsScored', 'goalsConceded'] as const;

/** Whether no figure that the federation's row tells contradicts the tally. */
const agrees = (row: StandingsRow, tally: Tally): boolean =>
  comparedKeys.every((key) => row[key] === null || row[key] === tally[key]);

/** The row's points that its results do not explain; none where the table tells no points, or counts other matches. */
const extraPoints = (row: StandingsRow, tally: Tally): number =>
  row.points === null || row.matches === null || !agrees(row, tally) ? 0 : row.points - tally.points;

const isOutOf =
  (rows: readonly StandingsRow[]) =>
  (at: number): boolean =>
    rows[at] !== undefined && hasWithdrawn(rows[at]);

const orderOf = (
  { rows, sport }: TableSource,
  games: readonly Game[],
  counting: Counting,
): readonly Criterion[] | null => {
  const ranked = { tallies: rows, isOut: isOutOf(rows), games, counting };
  return sport.ranking.orders.find((order) => ranking(ranked, order).every((row, at) => row === at)) ?? null;
};

/** Prepares a league's table to be read as of any day. */
export const seasonTable = (source: TableSource): SeasonTable => {
  const { rows, matches, sport, multiplier, decidedOf } = source;
  const rule = sport.ranking;
  const counting: Counting = { rule, multiplier };
  const games = gamesOf(rows, matches, decidedOf);
  const all = talliesOf(games, rows.length, counting);
  const order = orderOf(source, games, counting);
  const extra = rows.map((row, at) => extraPoints(row, all[at] ?? noTally));
  const unknown = games.filter(
    ({ goals: { home, away }, decided }) => decided === null && rule.mayHaveOvertime(Math.abs(home - away)),
  ).length;
  return {
    source,
    games,
    counting,
    order: order ?? rule.orders[0],
    extra,
    days: [...new Set(games.flatMap(({ date }) => date ?? []))].toSorted(),
    caveats: [
      ...rows
        .filter((row, at) => !agrees(row, all[at] ?? noTally))
        .map((row) => ({ type: 'matches', row }) as const),
      ...rows.flatMap((row, at): readonly Caveat[] => {
        const points = extra[at] ?? 0;
        return points === 0 ? [] : [{ type: 'points', row, points }];
      }),
      ...rows.filter(hasWithdrawn).map((row) => ({ type: 'withdrawn', row }) as const),
      ...(unknown === 0 ? [] : [{ type: 'overtime', matches: unknown } as const]),
      ...(order === null ? [{ type: 'order' } as const] : []),
    ],
  };
};

/** Whether a match counts on a day; one without a day counts on the last. */
const countsBy =
  (day: CivilDate, last: CivilDate | undefined) =>
  ({ date }: Game): boolean =>
    date === null ? last === undefined || day >= last : date <= day;

/** A row of a computed table. */
export interface MovedRow {
  readonly row: StandingsRow;
  /** Its index in the federation's list. */
  readonly at: number;
  /** Places gained, negative for places lost; null without a table to compare with. */
  readonly gain: number | null;
}

/** The federation's row indices in the order of the given tallies. */
export const orderOfRows = (
  { source: { rows }, counting, order }: SeasonTable,
  tallies: readonly (KnownTally & Partial<RallyPoints>)[],
  games: readonly Game[],
): readonly number[] => ranking({ tallies, isOut: isOutOf(rows), games, counting }, order);

/** A row with a computed tally. What results do not give, such as penalty minutes, stays as in the federation's table. */
export const rowWith = (row: StandingsRow, tally: KnownTally, position: number | null): StandingsRow => ({
  ...row,
  ...tally,
  position,
  reportedGoalDifference: null,
  goalsText: null,
  reportedPointsPercentage: null,
});

const standingsAt = (table: SeasonTable, day: CivilDate) => {
  const { source, games, counting, extra, days } = table;
  const counted = games.filter(countsBy(day, days.at(-1)));
  const tallies = talliesOf(counted, source.rows.length, counting).map((tally, at) =>
    plus(tally, { points: extra[at] ?? 0 }),
  );
  return { tallies, order: orderOfRows(table, tallies, counted), isEmpty: counted.length === 0 };
};

const week = 7;

/**
 * The table at the end of a day, with moves since the week before; before the first match no team has a place. The last day's is the
 * federation's, apart from caveats.
 */
export const tableAt = (table: SeasonTable, day: CivilDate): readonly MovedRow[] => {
  const { tallies, order, isEmpty } = standingsAt(table, day);
  const before = standingsAt(table, addDays(day, -week));
  return order.flatMap((at, place) => {
    const row = table.source.rows[at];
    const gain = isEmpty || before.isEmpty ? null : before.order.indexOf(at) - place;
    const position = isEmpty ? null : place + 1;
    return row === undefined ? [] : [{ row: rowWith(row, tallies[at] ?? noTally, position), at, gain }];
  });
};

/** A team's place, from 1, and points at the end of a day. */
export interface PlaceOfDay {
  readonly date: CivilDate;
  readonly place: number;
  readonly points: number;
}

/** The place of each row of the federation's list at the end of every match day. */
export const placesByDay = (table: SeasonTable): readonly (readonly PlaceOfDay[])[] => {
  const standings = table.days.map((date) => ({ date, ...standingsAt(table, date) }));
  return table.source.rows.map((_, at) =>
    standings.map(({ date, tallies, order }) => ({
      date,
      place: order.indexOf(at) + 1,
      points: tallies[at]?.points ?? 0,
    })),
  );
};
