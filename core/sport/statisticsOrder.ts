import type { Named } from '../league/player/person.ts';
import { compareNames } from '../nameOrder.ts';
import type { BasketballPlayer, BasketballTeam } from './basketball/sheets/basketballLine.ts';
import type { HandballSeasonPlayer } from './handball/handballPlayer.ts';
import {
  goalsAgainst,
  goalsAgainstAverage,
  type HockeySeasonGoalie,
  secondsInGoal,
} from './icehockey/sheets/hockeyGoalie.ts';
import type { HockeySeasonPlayer } from './icehockey/sheets/hockeySkater.ts';
import type { SoccerPlayer } from './soccer/soccerPlayer.ts';

type Order<Row> = (a: Row, b: Row) => number;

const byName: Order<Named> = (a, b) =>
  compareNames(a.lastName ?? '', b.lastName ?? '') || compareNames(a.firstName ?? '', b.firstName ?? '');

/** Skaters by points, then goals, then fewer games, then name. */
export const byScoring: Order<HockeySeasonPlayer> = (a, b) =>
  b.points - a.points || b.goals - a.goals || a.gamesPlayed - b.gamesPlayed || byName(a, b);

const saveShare = ({ shotsAgainst, saves }: HockeySeasonGoalie): number =>
  shotsAgainst <= 0 ? -1 : saves / shotsAgainst;

const average = (row: HockeySeasonGoalie): number =>
  goalsAgainstAverage(goalsAgainst(row), secondsInGoal(row)) ?? Number.MAX_SAFE_INTEGER;

/** Goalkeepers by share of shots saved, then fewer goals against per hour, then more time in goal. */
export const bySaves: Order<HockeySeasonGoalie> = (a, b) =>
  saveShare(b) - saveShare(a) ||
  average(a) - average(b) ||
  secondsInGoal(b) - secondsInGoal(a) ||
  byName(a, b);

const perMatch = (points: number, matches: number): number => (matches <= 0 ? 0 : points / matches);

/** Basketball players by points per match, then points, then fewer matches, then name. */
export const byPointsPerMatch: Order<BasketballPlayer> = (a, b) =>
  perMatch(b.points, b.matches) - perMatch(a.points, a.matches) || b.points - a.points || byName(a, b);

/** Basketball players by total points, then fewer matches, then name. */
export const byPoints: Order<BasketballPlayer> = (a, b) =>
  b.points - a.points || a.matches - b.matches || byName(a, b);

/** Basketball teams by points per match, then name. */
export const byTeamPoints: Order<BasketballTeam> = (a, b) =>
  perMatch(b.points, b.matches) - perMatch(a.points, a.matches) || compareNames(a.name ?? '', b.name ?? '');

/** Soccer players by goals, then fewer matches, then name. */
export const byGoals: Order<SoccerPlayer> = (a, b) =>
  b.goals - a.goals ||
  a.matches - b.matches ||
  compareNames(a.reportedName ?? a.lastName ?? '', b.reportedName ?? b.lastName ?? '');

/** Handball players by goals, then fewer matches, then name. */
export const byHandballGoals: Order<HandballSeasonPlayer> = (a, b) =>
  b.goals - a.goals || a.matches - b.matches || byName(a, b);
