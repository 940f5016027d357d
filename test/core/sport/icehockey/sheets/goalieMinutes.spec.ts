import { OrgId, PersonId } from '@kampdag/core/ids';
import { playedEnough } from '@kampdag/core/sport/icehockey/sheets/goalieMinutes';
import {
  type HockeySeasonGoalie,
  HockeySeasonGoalieRow,
} from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';

const goalie = (personId: number, orgId: number, minutesPlayed: number): HockeySeasonGoalie => {
  const read = HockeySeasonGoalieRow.decode({ personId, orgId, minutesPlayed });
  if (either.isLeft(read)) throw new Error('the row is no goalkeeper');
  return read.right;
};

describe('having played enough to be ranked', () => {
  it('requires at least 40 % of the team’s time in goal', () => {
    const rows = [goalie(1, 10, 600), goalie(2, 10, 400), goalie(3, 20, 601), goalie(4, 20, 399)];
    expect(rows.filter(playedEnough(rows)).map(({ personId }) => personId)).toEqual([
      PersonId(1),
      PersonId(2),
      PersonId(3),
    ]);
  });

  it('requires only a second if the team has not played more', () => {
    const row = { ...goalie(1, 10, 0), secondsPlayed: 1 };
    expect(playedEnough([row])(row)).toBe(true);
  });

  it('never ranks a player who has not played, and distinguishes teams by name without an id', () => {
    const alone = { ...goalie(1, 10, 0), orgId: null, teamName: 'A' };
    const other = { ...goalie(2, 10, 60), orgId: null, teamName: 'B' };
    expect([alone, other].map(playedEnough([alone, other]))).toEqual([false, true]);
    expect(playedEnough([])({ ...other, orgId: OrgId(9) })).toBe(true);
  });
});
