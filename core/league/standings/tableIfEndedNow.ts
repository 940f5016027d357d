import type { BySide } from '../../side.ts';
import type { Match } from '../match/match.ts';
import type { Decided } from '../rules/rankingRule.ts';
import { type MovedRow, orderOfRows, rowWith, type SeasonTable } from './seasonTable.ts';
import type { StandingsRow } from './standingsRow.ts';
import { type Counting, gamesOf, noTally, plusKnown, talliesOf } from './tally.ts';

/** A live match that the federation's table does not yet count. */
export interface RunningMatch {
  readonly match: Match;
  readonly goals: BySide<number>;
  /** What would decide it if it ended now, by the current period. */
  readonly decided: Exclude<Decided, null>;
  /** Whether it has ended, with its result still to come. */
  readonly isOver: boolean;
}

interface ProvisionalRow extends MovedRow {
  /** Points gained in matches that the federation's table lacks; null for a team without one. */
  readonly morePoints: number | null;
}

const withGoals = ({ match, goals }: RunningMatch): Match => ({ ...match, result: { goals, text: null } });

/** Whether a league has no draws: its table tells of matches decided after full time, and of no draw. */
const isWithoutDraws = (rows: readonly StandingsRow[]): boolean =>
  rows.every(({ draws }) => (draws ?? 0) === 0) &&
  rows.some(
    ({ victoriesOvertime, victoriesPenalties }) => (victoriesOvertime ?? 0) + (victoriesPenalties ?? 0) > 0,
  );

/** A level match that is played guarantees each side what its loser gets, where the league has no draws. */
const withoutDraws = ({ rule, multiplier }: Counting): Counting => ({
  multiplier,
  rule: {
    ...rule,
    guaranteedPoints: (goals, by) =>
      rule.guaranteedPoints(goals, by) ??
      rule.worth({ goals: { home: goals.home + 1, away: goals.away }, decided: 'overtime' }, by).away,
  },
});

/**
 * The federation's table if the live matches ended now. A match that it already counts, by their number, changes nothing, nor
 * does one of a team whose number of matches it does not tell.
 */
export const tableIfEndedNow = (
  table: SeasonTable,
  running: readonly RunningMatch[],
): readonly ProvisionalRow[] => {
  const { source, games } = table;
  const { rows } = source;
  const counting = isWithoutDraws(rows) ? withoutDraws(table.counting) : table.counting;
  const known = talliesOf(games, rows.length, counting);
  const isCounted = (at: number | null): boolean =>
    at !== null && (rows[at]?.matches ?? Number.POSITIVE_INFINITY) > (known[at]?.matches ?? 0);
  const byId = new Map(running.map((one) => [one.match.matchId, one]));
  const ids = new Set(games.map(({ matchId }) => matchId));
  const added = gamesOf(
    rows,
    [...source.matches.filter(({ matchId }) => !byId.has(matchId)), ...running.map(withGoals)],
    source.decidedOf,
  ).flatMap((game) => {
    const live = byId.get(game.matchId);
    return live === undefined ||
      ids.has(game.matchId) ||
      isCounted(game.rows.home) ||
      isCounted(game.rows.away)
      ? []
      : [{ ...game, decided: live.decided, isRunning: !live.isOver }];
  });
  const gains = talliesOf(added, rows.length, counting);
  const tallies = rows.map((row, at) => plusKnown(row, gains[at] ?? noTally));
  // The rally points of the live matches are not told: those of the federation's table separate what else is level.
  const ranked = tallies.map((tally, at) => ({
    ...tally,
    partialPointsScored: rows[at]?.partialPointsScored ?? null,
    partialPointsConceded: rows[at]?.partialPointsConceded ?? null,
  }));
  return orderOfRows(table, ranked, [...games, ...added]).flatMap((at, place) => {
    const row = rows[at];
    const gain = gains[at] ?? noTally;
    return row === undefined
      ? []
      : [
          {
            row: rowWith(row, tallies[at] ?? row, place + 1),
            at,
            gain: at - place,
            morePoints: gain.matches === 0 ? null : gain.points,
          },
        ];
  });
};
