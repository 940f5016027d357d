import { addDays, type CivilDate } from '../../time/civilDate.ts';
import type { Match } from '../match/match.ts';
import { roundTo } from '../player/percentage.ts';
import type { Decided, RankingRule } from '../rules/rankingRule.ts';
import type { SportRules } from '../rules/sportRules.ts';
import { type PlayedMatch, playedByRow, playedByTeam } from './form.ts';
import type { StandingsRow } from './standingsRow.ts';

interface RacePoint {
  readonly date: CivilDate;
  /** May be a fraction where the fixture list does not say what went to overtime; see `pointsRace`. */
  readonly points: number;
}

/** The points of a row of the standings throughout the season. */
export interface RaceLine {
  readonly row: StandingsRow;
  /** By date, starting before the league's first day; the last equals the table's. */
  readonly points: readonly [RacePoint, ...RacePoint[]];
}

const worthToTeam = (
  { worth }: RankingRule,
  { scored, conceded }: Pick<PlayedMatch, 'scored' | 'conceded'>,
  decided: Decided,
  multiplier: 2 | 3,
): number => worth({ goals: { home: scored, away: conceded }, decided }, multiplier).home;

/** Whether the overtime results in the table are spread over the matches that may have gone to overtime. */
export const spreadsOvertimes = (sport: Pick<SportRules, 'ranking'>, multiplier: 2 | 3): boolean => {
  const [late, full] = (['overtime', 'fullTime'] as const).map((decided) =>
    worthToTeam(sport.ranking, { scored: 1, conceded: 0 }, decided, multiplier),
  );
  return late !== full;
};

/** The worth of a team's matches: those that may have gone to overtime share the difference that its overtimes made. */
const worthIn = (
  rule: RankingRule,
  row: StandingsRow,
  played: readonly PlayedMatch[],
  multiplier: 2 | 3,
): ((match: PlayedMatch) => number) => {
  const mayHaveOvertime = ({ scored, conceded }: PlayedMatch): boolean =>
    rule.mayHaveOvertime(Math.abs(scored - conceded));
  const shareOf = (outcome: PlayedMatch['outcome'], late: number): number => {
    const close = played.filter((match) => match.outcome === outcome && mayHaveOvertime(match)).length;
    return close === 0 ? 0 : Math.min(late / close, 1);
  };
  const shares = {
    W: shareOf('W', (row.victoriesOvertime ?? 0) + (row.victoriesPenalties ?? 0)),
    L: shareOf('L', (row.lossesOvertime ?? 0) + (row.lossesPenalties ?? 0)),
    D: 0,
  };
  return (match) => {
    const full = worthToTeam(rule, match, 'fullTime', multiplier);
    if (!mayHaveOvertime(match)) return full;
    return full + shares[match.outcome] * (worthToTeam(rule, match, 'overtime', multiplier) - full);
  };
};

/**
 * Each row's points throughout the season, in the table's order; rows without a match or without points are left out. The fixture list states
 * neither overtimes nor deductions: the table's overtimes are spread over the matches decided by one goal, and any remaining
 * difference to the table counts from the start. So every line ends at the table's points and is at most a point off before.
 * `multiplier` comes from `winMultiplier`.
 */
export const pointsRace = (
  rows: readonly StandingsRow[],
  matches: readonly Match[],
  { sport, multiplier }: { readonly sport: Pick<SportRules, 'ranking'>; readonly multiplier: 2 | 3 },
): readonly RaceLine[] => {
  const [first] = [...playedByTeam(matches).values()]
    .flatMap((played) => played.flatMap(({ date }) => (date === null ? [] : [date])))
    .toSorted();
  const playedOf = playedByRow(rows, matches);
  if (first === undefined) return [];
  return rows.flatMap((row) => {
    const played = playedOf(row);
    if (played.length === 0 || row.points === null) return [];
    const worth = worthIn(sport.ranking, row, played, multiplier);
    const won = played.reduce((total, match) => total + worth(match), 0);
    const days = new Map<CivilDate, number>();
    let points = row.points - won;
    const start: RacePoint = { date: addDays(first, -1), points: roundTo(points, 2) };
    for (const match of played) {
      points += worth(match);
      // A match without a day comes last and counts on the last day.
      const day = match.date ?? [...days.keys()].at(-1) ?? first;
      days.set(day, roundTo(points, 2));
    }
    return [{ row, points: [start, ...[...days].map(([date, total]) => ({ date, points: total }))] }];
  });
};
