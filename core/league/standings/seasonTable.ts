import type { MatchId } from '../../ids.ts';
import { rankingOf } from '../../sport/rankingOf.ts';
import type { Decided, Tiebreak } from '../../sport/rankingRule.ts';
import type { SportKind } from '../../sport/sportKind.ts';
import { addDays, type CivilDate } from '../../time/civilDate.ts';
import type { Match } from '../match/match.ts';
import { type Game, gamesOf } from './game.ts';
import { ranking } from './ranking.ts';
import { hasWithdrawn, type StandingsRow } from './standingsRow.ts';
import { type Counting, noTally, plus, type Tally, talliesOf } from './tally.ts';

/** What a league's table is computed of. */
export interface TableSource {
  /** The federation's own table. */
  readonly rows: readonly StandingsRow[];
  readonly matches: readonly Match[];
  readonly sport: SportKind;
  /** As `winMultiplier` tells it. */
  readonly multiplier: 2 | 3;
  /** What decided the matches that may have gone beyond full time; null for one of which nobody tells. */
  readonly decidedOf: (matchId: MatchId) => Decided;
}

/** Why a table that is made of the results may differ from what the federation's was. */
export type Caveat =
  /** Points that no result explains: they are counted from the start, since nobody tells when they were given or taken. */
  | { readonly type: 'points'; readonly row: StandingsRow; readonly points: number }
  /** The federation's table counts other matches of the team than have published results. */
  | { readonly type: 'matches'; readonly row: StandingsRow }
  /** A team that has withdrawn stands last all along, since nobody tells when it did. */
  | { readonly type: 'withdrawn'; readonly row: StandingsRow }
  /** Of so many matches it is not known whether they went beyond full time. */
  | { readonly type: 'overtime'; readonly matches: number }
  /** The federation's order of level teams follows none of the orders that are known. */
  | { readonly type: 'order' };

/** A league's table as it can be made of its published results. */
export interface SeasonTable {
  readonly source: TableSource;
  readonly games: readonly Game[];
  readonly counting: Counting;
  /** The order of tiebreaks that gives the federation's own table, else the sport's usual one. */
  readonly order: readonly Tiebreak[];
  /** Each row's points beside those of its results. */
  readonly extra: readonly number[];
  /** The days that results are of, in order. */
  readonly days: readonly CivilDate[];
  readonly caveats: readonly Caveat[];
}

const told = ['matches', 'goalsScored', 'goalsConceded'] as const;

const isSameCount = (row: StandingsRow, tally: Tally): boolean =>
  told.every((key) => row[key] === tally[key]);

const isOutOf =
  (rows: readonly StandingsRow[]) =>
  (at: number): boolean =>
    rows[at] !== undefined && hasWithdrawn(rows[at]);

/** The order that explains the federation's table; null where none does. */
const orderOf = (
  { rows, sport }: TableSource,
  games: readonly Game[],
  counting: Counting,
): readonly Tiebreak[] | null => {
  const ranked = { tallies: rows, isOut: isOutOf(rows), games, counting };
  return (
    rankingOf(sport).orders.find((order) => ranking(ranked, order).every((row, at) => row === at)) ?? null
  );
};

/** Prepares a league's table to be read as of any day. */
export const seasonTable = (source: TableSource): SeasonTable => {
  const { rows, matches, sport, multiplier, decidedOf } = source;
  const rule = rankingOf(sport);
  const counting: Counting = { rule, multiplier };
  const games = gamesOf(rows, matches, decidedOf);
  const all = talliesOf(games, rows.length, counting);
  const order = orderOf(source, games, counting);
  const extra = rows.map((row, at) => {
    const tally = all[at] ?? noTally;
    return isSameCount(row, tally) ? row.points - tally.points : 0;
  });
  const unknown = games.filter(
    ({ goals: { home, away }, decided }) => decided === null && rule.mayBeLate(Math.abs(home - away)),
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
        .filter((row, at) => !isSameCount(row, all[at] ?? noTally))
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

/** Whether a match counts in the table of a day: what has no day counts with the last. */
const countsBy =
  (day: CivilDate, last: CivilDate | undefined) =>
  ({ date }: Game): boolean =>
    date === null ? last === undefined || day >= last : date <= day;

/** A row of a table that is made of results. */
export interface MovedRow {
  readonly row: StandingsRow;
  /** Its place in the federation's list, from 0. */
  readonly at: number;
  /** Places gained on the table it is compared with, negative where some were lost; null where there is none. */
  readonly gain: number | null;
}

/** The rows in the order of what they have, by their places in the federation's list. */
export const orderOfRows = (
  { source: { rows }, counting, order }: SeasonTable,
  tallies: readonly Tally[],
  games: readonly Game[],
): readonly number[] => ranking({ tallies, isOut: isOutOf(rows), games, counting }, order);

/** A row with what it has now. What results don't tell, such as penalty minutes and bonus points, stays the federation's of today. */
export const rowWith = (row: StandingsRow, tally: Tally, position: number): StandingsRow => ({
  ...row,
  ...tally,
  position,
  reportedGoalDifference: null,
  goalsText: null,
  reportedPointsPercentage: null,
});

/** What each row has at the end of a day, and the order of the rows then. */
const standAt = (table: SeasonTable, day: CivilDate) => {
  const { source, games, counting, extra, days } = table;
  const counted = games.filter(countsBy(day, days.at(-1)));
  const tallies = talliesOf(counted, source.rows.length, counting).map((tally, at) =>
    plus(tally, { points: extra[at] ?? 0 }),
  );
  return { tallies, order: orderOfRows(table, tallies, counted), isEmpty: counted.length === 0 };
};

/** Days that a move is told over. */
const week = 7;

/**
 * The table at the end of a day, made of the results up to and including it, and how the teams moved since the week before; of the last
 * day it is the federation's, caveats aside.
 */
export const tableAt = (table: SeasonTable, day: CivilDate): readonly MovedRow[] => {
  const { tallies, order } = standAt(table, day);
  const before = standAt(table, addDays(day, -week));
  return order.flatMap((at, place) => {
    const row = table.source.rows[at];
    const gain = before.isEmpty ? null : before.order.indexOf(at) - place;
    return row === undefined ? [] : [{ row: rowWith(row, tallies[at] ?? noTally, place + 1), at, gain }];
  });
};

/** A team's place, from 1, and its points at the end of a day. */
export interface PlaceOfDay {
  readonly date: CivilDate;
  readonly place: number;
  readonly points: number;
}

/** The place of each row of the federation's list at the end of every day with results. */
export const placesByDay = (table: SeasonTable): readonly (readonly PlaceOfDay[])[] => {
  const stands = table.days.map((date) => ({ date, ...standAt(table, date) }));
  return table.source.rows.map((_, at) =>
    stands.map(({ date, tallies, order }) => ({
      date,
      place: order.indexOf(at) + 1,
      points: tallies[at]?.points ?? 0,
    })),
  );
};
