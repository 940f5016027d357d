import * as t from 'io-ts';
import { list } from '../../decode/body.ts';
import { entity, field } from '../../decode/entity.ts';
import { OptionalNumber } from '../../decode/rowCodecs.ts';
import { rowWithin } from '../../decode/rowWithin.ts';
import { type Match, MatchRow } from '../../league/match/match.ts';
import {
  areStandingsVisible,
  type LeaguePublication,
  publishedMatch,
} from '../../league/match/publication.ts';
import { type League, LeagueRow } from '../../league/season/league.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { leagueTie, ofEachRow } from '../publicationRule.ts';
import { eachRow } from '../visitorView.ts';

/** A team in one of its leagues: its matches, and its place in the table. */
export interface TeamInLeague {
  readonly league: League;
  readonly matches: readonly Match[];
  /** Null if unplaced or withheld. */
  readonly place: number | null;
  /** Number of teams in the table; null where the place is. */
  readonly placeOf: number | null;
  readonly points: number | null;
}

/** A row of `kampdag/Team`. */
export const TeamInLeagueRow = entity<TeamInLeague>('team in league', {
  league: field('league', rowWithin(LeagueRow)),
  matches: field('matches', t.readonlyArray(rowWithin(MatchRow))),
  place: field('place', OptionalNumber),
  placeOf: field('placeOf', OptionalNumber),
  points: field('points', OptionalNumber),
});

const unplaced = { place: null, placeOf: null, points: null };

/** The published part; null where the league publishes nothing. */
const publishedTeamInLeague = (row: TeamInLeague, publication: LeaguePublication): TeamInLeague | null =>
  publication.matches
    ? {
        ...row,
        matches: row.matches.flatMap((match) => publishedMatch(match, publication) ?? []),
        ...(publication.standings ? {} : unplaced),
      }
    : null;

/** A team in each league of a season in which it plays, for its followers. */
export const teamOfSeason = endpoint('POST kampdag/Team?seasonId={seasonId}&teamId={teamId}', {
  body: list(TeamInLeagueRow, { names: ['leagues'], keyOf: ({ league }) => league.tournamentId }),
  lifetime: lifetimes.matchList,
  publication: ofEachRow(
    ({ league }) => [leagueTie(league.tournamentId, league.seasonId)],
    publishedTeamInLeague,
  ),
  viewed: ({ league, match, aheadIn }) =>
    eachRow((row) => {
      const viewed = league(row.league);
      const isAhead = aheadIn(row.league.tournamentId).length > 0;
      return {
        ...row,
        league: viewed,
        matches: row.matches.map(match),
        ...(areStandingsVisible(viewed) && !isAhead ? {} : unplaced),
      };
    }),
});
