import { AttendanceRow } from '@kampdag/core/league/match/attendance';
import { BasketballSeasonPlayerRow } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { HockeySeasonGoalieRow } from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import { HockeySeasonPlayerRow } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { HockeyTeamStatisticsRow } from '@kampdag/core/sport/icehockey/sheets/hockeyTeamStatistics';
import { SoccerPlayerRow } from '@kampdag/core/sport/soccer/soccerPlayer';
import { either } from 'fp-ts';
import type * as t from 'io-ts';

const reading =
  <A>(
    codec: { readonly decode: (u: unknown) => t.Validation<A> },
    usual: Readonly<Record<string, unknown>>,
  ) =>
  (more: Readonly<Record<string, unknown>> = {}): A => {
    const read = codec.decode({ ...usual, ...more });
    if (either.isLeft(read)) throw new Error('the row cannot be read');
    return read.right;
  };

/** A row of `icehockey/TournamentPlayers` as sent. */
export const wireSkater = {
  personId: 5001441,
  teamOrgId: 850003,
  teamName: 'Storhaugen',
  firstName: 'Markus',
  lastName: 'Østbye',
  shirtNo: '77',
  position: 'RD',
  goalsScored: 7,
  assists: 3,
  pts: 10,
  points: 7,
  pim: 4,
  powerPlayGoals: 2,
  powerPlayGoalAssists: 1,
  shortHandGoals: 0,
  shortHandGoalAssists: 1,
  gwg: 2,
  shots: 21,
  shotsPct: 0.3333,
  faceOffs: 12,
  faceoffsWinPct: 0.5833,
  gamePlayed: 17,
  minutesPlayed: 353,
  secondsPlayed: 21206,
};

export const skater = reading(HockeySeasonPlayerRow, wireSkater);

/** A row of `icehockey/tournamentGoalieLeaders` as sent. */
export const wireGoalie = {
  personId: 5001706,
  orgId: 850003,
  teamName: 'Storhaugen',
  shirtNo: '31',
  firstName: 'Isak',
  lastName: 'Ulriksen',
  minutesPlayed: 724,
  secondsPlayed: 43465,
  shots: 364,
  sv: 338,
  svPct: 92.86,
  gamesPlayed: 12,
  wins: 8,
  ties: 0,
  losses: 4,
  so: 1,
  ga: 26,
  gaa: 2.15,
};

export const goalie = reading(HockeySeasonGoalieRow, wireGoalie);

export const attendance = reading(AttendanceRow, {
  teamOrgId: 850023,
  teamName: 'Kvitfjord',
  yesterday: 1351,
  total: 13489,
  games: 10,
});

export const hockeyTeam = reading(HockeyTeamStatisticsRow, {
  orgId: 850003,
  teamName: 'Storhaugen',
  gp: 17,
  ppgf: 17,
  adv: 71,
  ppPct: 23.94,
  shga: 3,
  ppga: 7,
  tsh: 63,
  pkPct: 88.89,
  shgf: 1,
  faceoffsWinPct: 0.5036,
});

export const basketballer = reading(BasketballSeasonPlayerRow, {
  personId: 6000001,
  orgId: 860001,
  orgName: 'Ravnkollen',
  firstName: 'Kristian',
  lastName: 'Kvamme',
  shirtNo: '00',
  matches: 4,
  totalSeconds: 7_200,
  points: 62,
  fouls: 9,
  p1Sum: 8,
  p1MissSum: 2,
  p2Sum: 18,
  p2MissSum: 14,
  p3Sum: 6,
  p3MissSum: 10,
  assists: 11,
  toSum: 7,
  blSum: 2,
  offRebSum: 6,
  defRebSum: 20,
  stSum: 5,
});

export const footballer = reading(SoccerPlayerRow, {
  personId: 7000001,
  fullName: 'Pål Kristiansen',
  orgId: 870001,
  team: 'Tindevik',
  matches: 6,
  goals: 6,
  redCards: 1,
  yellowCards: 2,
});
