import * as t from 'io-ts';
import { NumberLike, nullable, OptionalDate, OptionalHhmm, Text } from '../decode/codecs.ts';
import { reading } from '../decode/reading.ts';
import { Flag, optionalId, requiredId } from '../decode/rowCodecs.ts';
import { MatchId, PersonId, SeasonId, TeamId, TournamentId } from '../ids.ts';
import type { Match } from '../league/match/match.ts';
import { isLiveScored, type TimedMatch } from '../league/match/matchStatus.ts';
import { type LeaguePublication, publicationOn } from '../league/match/publication.ts';
import type { BySide } from '../side.ts';

interface SearchTeam {
  readonly teamId: TeamId;
  readonly name: string;
}

/** A player in the search index: name and team alone. */
export interface SearchPlayer {
  readonly personId: PersonId;
  readonly teamId: TeamId;
  readonly name: string;
}

/** A match in the search index. */
export interface SearchMatch extends Pick<Match, 'matchId' | 'date' | 'start' | 'end'> {
  readonly teams: BySide<{ readonly teamId: TeamId | null; readonly name: string }>;
  /** Null without a result, or where it is withheld. */
  readonly goals: BySide<number> | null;
  /** Whether it is reported live. */
  readonly isReported: boolean;
}

/** A league in the search index. */
export interface SearchLeague {
  readonly tournamentId: TournamentId;
  readonly seasonId: SeasonId;
  readonly name: string;
  readonly teams: readonly SearchTeam[];
  readonly players: readonly SearchPlayer[];
  readonly matches: readonly SearchMatch[];
  /** The number of its lists (teams, matches, each team's players) that are not loaded yet. */
  readonly missing: number;
}

/** A match of the fixture list for the search index; null where a team is unknown. */
export const searchMatchOf = (match: Match): SearchMatch | null => {
  const { matchId, date, start, end, teams, result, nonPlayReason } = match;
  const { home, away } = teams;
  if (home.name === null || away.name === null) return null;
  return {
    matchId,
    date,
    start,
    end,
    teams: {
      home: { teamId: home.teamId, name: home.name },
      away: { teamId: away.teamId, name: away.name },
    },
    goals: result?.goals ?? null,
    isReported: isLiveScored(match) && nonPlayReason === null,
  };
};

/** The fields of an indexed match that decide whether it is being played. */
export const timedSearchMatch = ({ date, start, end, goals, isReported }: SearchMatch): TimedMatch => ({
  date,
  start,
  end,
  result: goals === null ? null : { goals, text: null },
  nonPlayReason: null,
  liveClientType: isReported ? 'Simple' : 'None',
});

/** The published part of a league in the search index (reading 24); null where its matches are withheld. */
export const publishedSearchLeague = (
  league: SearchLeague,
  publication: LeaguePublication,
): SearchLeague | null => {
  const { matches, teams } = publication;
  if (!matches) return null;
  return {
    ...league,
    teams: teams ? league.teams : [],
    players: teams ? league.players : [],
    matches: league.matches.map((match) =>
      publicationOn(publication, match.date).results ? match : { ...match, goals: null, isReported: false },
    ),
  };
};

const side = t.tuple([optionalId(TeamId), Text]);
const goals = t.tuple([NumberLike, NumberLike]);

/** Tuples instead of objects, since an index holds thousands. */
const WireLeague = t.type({
  tournamentId: requiredId(TournamentId),
  seasonId: requiredId(SeasonId),
  name: Text,
  teams: t.array(t.tuple([requiredId(TeamId), Text])),
  players: t.array(t.tuple([requiredId(PersonId), requiredId(TeamId), Text])),
  matches: t.array(
    t.tuple([
      requiredId(MatchId),
      t.tuple([OptionalDate, OptionalHhmm, OptionalHhmm]),
      side,
      side,
      t.tuple([nullable(goals), Flag]),
    ]),
  ),
  missing: NumberLike,
});

/** A row of the search index. */
export const SearchLeagueRow = reading<
  SearchLeague,
  t.TypeOf<typeof WireLeague>,
  t.OutputOf<typeof WireLeague>
>('search league', WireLeague, {
  read: ({ teams, players, matches, ...league }) => ({
    ...league,
    teams: teams.map(([teamId, name]) => ({ teamId, name })),
    players: players.map(([personId, teamId, name]) => ({ personId, teamId, name })),
    matches: matches.map(([matchId, [date, start, end], home, away, [scored, isReported]]) => ({
      matchId,
      date,
      start,
      end,
      teams: { home: { teamId: home[0], name: home[1] }, away: { teamId: away[0], name: away[1] } },
      goals: scored === null ? null : { home: scored[0], away: scored[1] },
      isReported,
    })),
  }),
  write: ({ teams, players, matches, ...league }) => ({
    ...league,
    teams: teams.map(({ teamId, name }) => [teamId, name]),
    players: players.map(({ personId, teamId, name }) => [personId, teamId, name]),
    matches: matches.map(
      ({ matchId, date, start, end, teams: { home, away }, goals: scored, isReported }) => [
        matchId,
        [date, start, end],
        [home.teamId, home.name],
        [away.teamId, away.name],
        [scored === null ? null : [scored.home, scored.away], isReported],
      ],
    ),
  }),
});
