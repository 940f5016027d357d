import * as t from 'io-ts';
import type { League } from '../league/season/league.ts';
import type { Season } from '../league/season/season.ts';
import {
  goalDifference,
  hasWithdrawn,
  type StandingsRow,
  standingsName,
} from '../league/standings/standingsRow.ts';
import { maybe, shape } from './shape.ts';

const OpenSeason = shape('Season', {
  id: [t.number, "The season's number at the federation."],
  name: [maybe(t.string), 'Its name.'],
  from: [maybe(t.string), 'Its first day, `YYYY-MM-DD`.'],
});

/** A league, as the open data has it. */
export const OpenLeague = shape('League', {
  id: [t.number, "The league's number at the federation (`tournamentId`)."],
  name: [t.string, 'Its name.'],
  seasonId: [t.number, 'Its season.'],
  division: [maybe(t.number), 'Its level; 1 is the highest.'],
  from: [maybe(t.string), 'Its first day, `YYYY-MM-DD`.'],
  to: [maybe(t.string), 'Its last day, `YYYY-MM-DD`.'],
  resultsPublished: [t.boolean, 'False: scores, events and standings are withheld.'],
  standingsPublished: [t.boolean, 'False: its standings are withheld.'],
});

/** `GET /open/v1/leagues`. */
export const OpenLeagues = shape('Leagues', {
  season: [maybe(OpenSeason), 'The requested season; null if there is none yet.'],
  seasons: [t.readonlyArray(OpenSeason), 'The available seasons, newest first.'],
  leagues: [
    t.readonlyArray(OpenLeague),
    'The leagues of the season whose matches are published, in the order of the site.',
  ],
});

const OpenStanding = shape('Standing', {
  position: [maybe(t.number), 'Its place in the table.'],
  teamId: [maybe(t.number), "The team's number at the federation."],
  team: [maybe(t.string), "The team's name; null for a row without one."],
  matches: [
    maybe(t.number),
    'Matches played. Null, here and below, where the federation reported no figure that can be.',
  ],
  wins: [maybe(t.number), 'All wins.'],
  winsInRegulation: [maybe(t.number), 'Wins in regulation.'],
  winsInOvertime: [maybe(t.number), 'Wins in overtime.'],
  winsInShootout: [maybe(t.number), 'Wins in a shootout.'],
  draws: [maybe(t.number), 'Draws.'],
  losses: [maybe(t.number), 'All losses.'],
  lossesInRegulation: [maybe(t.number), 'Losses in regulation.'],
  lossesInOvertime: [maybe(t.number), 'Losses in overtime.'],
  lossesInShootout: [maybe(t.number), 'Losses in a shootout.'],
  scored: [maybe(t.number), 'Goals or points scored; sets won in volleyball.'],
  conceded: [maybe(t.number), 'Goals or points conceded; sets lost in volleyball.'],
  difference: [maybe(t.number), 'Scored minus conceded, unless the federation reports otherwise.'],
  bonusPoints: [maybe(t.number), 'Bonus points.'],
  points: [maybe(t.number), 'Points; may be negative after a deduction.'],
  penaltyMinutes: [maybe(t.number), 'Penalty minutes.'],
  hasWithdrawn: [t.boolean, 'The team has withdrawn; it stays in the table.'],
});

/** `GET /open/v1/leagues/{id}/standings`. */
export const OpenStandings = shape('Standings', {
  league: [OpenLeague, 'The league.'],
  standings: [
    maybe(t.readonlyArray(OpenStanding)),
    "The rows in the federation's order; null if the league does not publish its standings.",
  ],
});

/** A season for the open data. */
export const openSeason = ({ seasonId, name, from }: Season): t.TypeOf<typeof OpenSeason> => ({
  id: seasonId,
  name,
  from,
});

/** A league for the open data. */
export const openLeague = (league: League): t.TypeOf<typeof OpenLeague> => ({
  id: league.tournamentId,
  name: league.name,
  seasonId: league.seasonId,
  division: league.division,
  from: league.startDate,
  to: league.endDate,
  resultsPublished: league.isResultPublished,
  standingsPublished: league.isResultPublished && league.isTablePublished,
});

/** A row of the standings for the open data. */
export const openStanding = (row: StandingsRow): t.TypeOf<typeof OpenStanding> => ({
  position: row.position,
  teamId: row.teamId,
  team: standingsName(row),
  matches: row.matches,
  wins: row.victories,
  winsInRegulation: row.victoriesFullTime,
  winsInOvertime: row.victoriesOvertime,
  winsInShootout: row.victoriesPenalties,
  draws: row.draws,
  losses: row.losses,
  lossesInRegulation: row.lossesFullTime,
  lossesInOvertime: row.lossesOvertime,
  lossesInShootout: row.lossesPenalties,
  scored: row.goalsScored,
  conceded: row.goalsConceded,
  difference: goalDifference(row),
  bonusPoints: row.bonusPoints,
  points: row.points,
  penaltyMinutes: row.penaltyMinutes,
  hasWithdrawn: hasWithdrawn(row),
});
