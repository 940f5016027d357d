import * as t from 'io-ts';
import { entity, field } from '../../decode/entity.ts';
import { OptionalNumber } from '../../decode/rowCodecs.ts';
import { rowWithin } from '../../decode/rowWithin.ts';
import { type Match, MatchRow } from '../match/match.ts';
import { type League, LeagueRow } from '../season/league.ts';
import { type LeaguePublication, matchUnder } from '../season/publication.ts';

/** A team in one of its leagues: its own matches, and its place in the table. */
export interface TeamInLeague {
  readonly league: League;
  readonly matches: readonly Match[];
  /** Null where it has none, or it may not be shown. */
  readonly place: number | null;
  /** Teams in the table; null where the place is. */
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

/** As much of it as the league shows; null where it shows nothing. */
export const teamInLeagueUnder = (row: TeamInLeague, publication: LeaguePublication): TeamInLeague | null =>
  publication.matches
    ? {
        ...row,
        matches: row.matches.flatMap((match) => matchUnder(match, publication) ?? []),
        ...(publication.standings ? {} : { place: null, placeOf: null, points: null }),
      }
    : null;
