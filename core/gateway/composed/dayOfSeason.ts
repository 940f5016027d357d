import * as t from 'io-ts';
import { list } from '../../decode/body.ts';
import { entity, field } from '../../decode/entity.ts';
import { Flag } from '../../decode/rowCodecs.ts';
import { rowWithin } from '../../decode/rowWithin.ts';
import type { LeagueDay } from '../../league/day/leagueDay.ts';
import { MatchRow } from '../../league/match/match.ts';
import { type LeaguePublication, publishedMatch } from '../../league/match/publication.ts';
import { LeagueRow } from '../../league/season/league.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { leagueTie, ofEachRow } from '../publicationRule.ts';
import { eachRow } from '../visitorView.ts';

/** A row of `kampdag/Day`. */
export const LeagueDayRow = entity<LeagueDay>('league day', {
  league: field('league', rowWithin(LeagueRow)),
  matches: field('matches', t.readonlyArray(rowWithin(MatchRow))),
  hasFailed: field('hasFailed', Flag),
});

/** The published part of a league's day; null where the league withholds its matches. */
const publishedLeagueDay = (day: LeagueDay, publication: LeaguePublication): LeagueDay | null =>
  publication.matches
    ? { ...day, matches: day.matches.flatMap((match) => publishedMatch(match, publication) ?? []) }
    : null;

/** All matches of a season's leagues on one day, league by league; leagues without any are left out. */
export const dayOfSeason = endpoint('POST kampdag/Day?seasonId={seasonId}&date={date}', {
  body: list(LeagueDayRow, { names: ['leagues'], keyOf: ({ league }) => league.tournamentId }),
  lifetime: lifetimes.match,
  publication: ofEachRow(
    ({ league }) => [leagueTie(league.tournamentId, league.seasonId)],
    publishedLeagueDay,
  ),
  viewed: ({ league, match }) =>
    eachRow((day) => ({ ...day, league: league(day.league), matches: day.matches.map(match) })),
});
