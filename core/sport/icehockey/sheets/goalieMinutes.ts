import { type HockeySeasonGoalie, secondsInGoal } from './hockeyGoalie.ts';

/** The share of a team's time in goal from which a goalkeeper is ranked, as the IIHF does it: 40 %. */
const least = 0.4;

const teamOf = ({ orgId, teamName }: HockeySeasonGoalie): string => String(orgId ?? teamName);

/**
 * Tells who has played enough to be ranked: at least 40 % of the time that the goalkeepers of the team have played together.
 * A team is judged by the rows that are given, so they are a league's or a team's, never a part of a team's.
 */
export const playedEnough = (rows: readonly HockeySeasonGoalie[]): ((row: HockeySeasonGoalie) => boolean) => {
  const totals = new Map<string, number>();
  for (const row of rows) totals.set(teamOf(row), (totals.get(teamOf(row)) ?? 0) + secondsInGoal(row));
  return (row) => {
    const seconds = secondsInGoal(row);
    return seconds > 0 && seconds >= least * (totals.get(teamOf(row)) ?? 0);
  };
};
