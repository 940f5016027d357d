import { type HockeySeasonGoalie, secondsInGoal } from './hockeyGoalie.ts';

/** The least share of the team's time in goal for a ranked goalkeeper, by the IIHF. */
const least = 0.4;

const teamOf = ({ orgId, teamName }: HockeySeasonGoalie): string => String(orgId ?? teamName);

/**
 * A test for goalkeepers with enough time in goal to be ranked: 40 % of their team's. The rows must hold all goalkeepers of
 * each team.
 */
export const playedEnough = (rows: readonly HockeySeasonGoalie[]): ((row: HockeySeasonGoalie) => boolean) => {
  const totals = new Map<string, number>();
  for (const row of rows) totals.set(teamOf(row), (totals.get(teamOf(row)) ?? 0) + secondsInGoal(row));
  return (row) => {
    const seconds = secondsInGoal(row);
    return seconds > 0 && seconds >= least * (totals.get(teamOf(row)) ?? 0);
  };
};
