import type { MatchId } from '../../ids.ts';
import { type BySide, opponentOf, type Side, sides } from '../../side.ts';
import type { CivilDate } from '../../time/civilDate.ts';
import type { Match } from '../match/match.ts';
import type { CountedResult, Decided, RankingRule } from '../rules/rankingRule.ts';
import { playedByRow } from './form.ts';
import type { StandingsRow } from './standingsRow.ts';

/** A match as a table counts it. */
export interface Game extends CountedResult {
  readonly matchId: MatchId;
  /** Null where the federation set no day. */
  readonly date: CivilDate | null;
  /** The index of each side's row; null for a team without one. */
  readonly rows: BySide<number | null>;
  /** Whether it is live: a level score is then no draw in a sport without draws. */
  readonly isRunning: boolean;
}

/** The matches with a result, with the rows of the standings for which they count. */
export const gamesOf = (
  rows: readonly StandingsRow[],
  matches: readonly Match[],
  decidedOf: (matchId: MatchId) => Decided,
): readonly Game[] => {
  const playedOf = playedByRow(rows, matches);
  const rowsByMatch = new Map<MatchId, Partial<Record<Side, number>>>();
  for (const [at, row] of rows.entries()) {
    for (const { matchId, side } of playedOf(row)) {
      rowsByMatch.set(matchId, { ...rowsByMatch.get(matchId), [side]: at });
    }
  }
  return matches.flatMap(({ matchId, date, result, nonPlayReason }): readonly Game[] => {
    const own = rowsByMatch.get(matchId);
    if (own === undefined || result === null) return [];
    const { goals } = result;
    const [home = null, away = null] = sides.map((side) => own[side]);
    return [
      {
        matchId,
        date,
        rows: { home, away },
        goals,
        decided: decidedOf(matchId),
        isForfeit: nonPlayReason !== null,
        isRunning: false,
      },
    ];
  });
};

/** The empty tally. */
export const noTally = {
  matches: 0,
  victories: 0,
  draws: 0,
  losses: 0,
  victoriesFullTime: 0,
  victoriesOvertime: 0,
  victoriesPenalties: 0,
  lossesFullTime: 0,
  lossesOvertime: 0,
  lossesPenalties: 0,
  goalsScored: 0,
  goalsConceded: 0,
  points: 0,
};

/** A team's figures over some matches, by the names of a standings row. */
export type Tally = Readonly<typeof noTally>;

/** A tally as far as it is known, such as a row of the federation's table. */
export type KnownTally = { readonly [K in keyof Tally]: Tally[K] | null };

/** How a sport's matches are counted. */
export interface Counting {
  readonly rule: RankingRule;
  /** From `winMultiplier`. */
  readonly multiplier: 2 | 3;
}

const decisions = { fullTime: 'FullTime', overtime: 'Overtime', penalties: 'Penalties' } as const;

const tallyOf = (game: Game, side: Side, { rule, multiplier }: Counting): Partial<Tally> => {
  const { goals, isRunning } = game;
  const [scored, conceded] = [goals[side], goals[opponentOf(side)]];
  const counted = { matches: 1, goalsScored: scored, goalsConceded: conceded };
  const sure = isRunning && scored === conceded ? rule.guaranteedPoints(goals, multiplier) : null;
  if (sure !== null) return { ...counted, points: sure };
  const points = rule.worth(game, multiplier)[side];
  if (scored === conceded) return { ...counted, points, draws: 1 };
  const kind = scored > conceded ? 'victories' : 'losses';
  return { ...counted, points, [kind]: 1, [`${kind}${decisions[game.decided ?? 'fullTime']}`]: 1 };
};

/** The sum of two tallies; a missing figure is 0. */
export const plus = (a: Tally, b: Partial<Tally>): Tally => {
  const sum: Record<keyof Tally, number> = { ...a };
  for (const key of Object.keys(noTally) as (keyof Tally)[]) sum[key] += b[key] ?? 0;
  return sum;
};

/** A tally with what is known of another: an unknown figure stays unknown. */
export const plusKnown = (known: KnownTally, more: Tally): KnownTally => {
  const sum: Record<keyof Tally, number | null> = { ...more };
  for (const key of Object.keys(noTally) as (keyof Tally)[]) {
    const before = known[key];
    sum[key] = before === null ? null : before + more[key];
  }
  return sum;
};

/** The tally of each of `count` rows; if `isCounted` is given, only of matches between rows that it accepts. */
export const talliesOf = (
  games: readonly Game[],
  count: number,
  counting: Counting,
  isCounted: ((row: number) => boolean) | null = null,
): readonly Tally[] => {
  const tallies = Array.from({ length: count }, () => noTally);
  for (const game of games) {
    const { home, away } = game.rows;
    if (isCounted !== null && (home === null || away === null || !isCounted(home) || !isCounted(away))) {
      continue;
    }
    for (const side of sides) {
      const row = game.rows[side];
      const before = row === null ? undefined : tallies[row];
      if (row !== null && before !== undefined) tallies[row] = plus(before, tallyOf(game, side, counting));
    }
  }
  return tallies;
};
