import * as t from 'io-ts';
import type { Match, MatchTeam } from '../league/match/match.ts';
import { startOf } from '../league/match/matchStart.ts';
import type { ShownStatus } from '../league/match/shownStatus.ts';
import type { ListedMatch } from '../live/channel/listedState.ts';
import { liveMatchPath, matchPath } from '../site/paths.ts';
import { emptySelection } from '../site/selection.ts';
import { type SportName, sportNames } from '../sportKind.ts';
import { isoInstant } from '../time/isoInstant.ts';
import { formatTimeOfDay } from '../time/timeOfDay.ts';
import { OpenLeague } from './openLeague.ts';
import { maybe, oneOf, shape } from './shape.ts';

/** Goals or points, by side. */
export const OpenScore = shape('Score', {
  home: [t.number, 'Of the home team.'],
  away: [t.number, 'Of the away team.'],
});

const OpenTeam = shape('Team', {
  id: [maybe(t.number), "The team's number at the federation; null if undecided."],
  clubId: [maybe(t.number), "Its club's number."],
  name: [maybe(t.string), 'Its name; null if undecided.'],
});

const statuses = {
  Scheduled: 'scheduled',
  Upcoming: 'scheduled',
  Live: 'live',
  InProgress: 'inProgress',
  Finished: 'finished',
  Cancelled: 'cancelled',
  Postponed: 'postponed',
  Walkover: 'walkover',
  NoShow: 'noShow',
} as const satisfies Readonly<Record<ShownStatus['type'], string>>;

/** A match of a list, as the open data has it. */
export const OpenFixture = shape('Fixture', {
  id: [t.number, "The match's number at the federation."],
  leagueId: [maybe(t.number), 'The league it belongs to.'],
  league: [maybe(t.string), "The league's name."],
  seasonId: [maybe(t.number), 'The season.'],
  sport: [oneOf(sportNames), 'The sport; `plain` where the site knows no name for it.'],
  date: [maybe(t.string), 'The day in Oslo, `YYYY-MM-DD`; null if not set.'],
  time: [maybe(t.string), 'The start in Oslo time, `hh:mm`; null if not set.'],
  startsAt: [maybe(t.string), 'The start in UTC, ISO 8601; null if day or time is not set.'],
  venue: [maybe(t.string), 'The venue.'],
  spectators: [maybe(t.number), 'Attendance; null if unknown.'],
  status: [
    oneOf([...new Set(Object.values(statuses))]),
    '`live` is being played and reported live; `inProgress` is being played according to the clock, without live reporting.',
  ],
  home: [OpenTeam, 'The home team.'],
  away: [OpenTeam, 'The away team.'],
  score: [
    maybe(OpenScore),
    'The result or, until there is one, the score that was reported: goals or points, sets in volleyball; null if there is none or it is withheld.',
  ],
  page: [t.string, "The match's page on this site, without its host."],
});

/** `GET /open/v1/leagues/{id}/results` and `…/schedule`. */
export const OpenFixtures = shape('Fixtures', {
  league: [OpenLeague, 'The league.'],
  matches: [
    t.readonlyArray(OpenFixture),
    'Results: newest first. Schedule: next first, matches without a day last.',
  ],
});

/** A match of a list for the open data. */
export type OpenFixture = t.TypeOf<typeof OpenFixture>;

const team = ({ teamId, clubOrgId, name }: MatchTeam): t.TypeOf<typeof OpenTeam> => ({
  id: teamId,
  clubId: clubOrgId,
  name,
});

/** A match of a list for the open data. */
export const openFixture = (
  match: Match,
  sport: SportName,
  { status, score }: Pick<ListedMatch, 'status' | 'score'>,
): OpenFixture => {
  const { matchId, tournamentId, tournamentName, seasonId, date, start, teams, result } = match;
  const begins = startOf(match);
  const path = result === null ? liveMatchPath : matchPath;
  return {
    id: matchId,
    leagueId: tournamentId,
    league: tournamentName,
    seasonId,
    sport,
    date,
    time: start === null ? null : formatTimeOfDay(start),
    startsAt: begins === null ? null : isoInstant(begins),
    venue: match.venue,
    spectators: match.spectators,
    status: statuses[status.type],
    home: team(teams.home),
    away: team(teams.away),
    score,
    page: path({ ...emptySelection, seasonId, tournamentId }, match),
  };
};
