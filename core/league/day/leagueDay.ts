import * as t from 'io-ts';
import { entity, field } from '../../decode/entity.ts';
import { Flag } from '../../decode/rowCodecs.ts';
import { rowWithin } from '../../decode/rowWithin.ts';
import { type Match, MatchRow } from '../match/match.ts';
import { type League, LeagueRow } from '../season/league.ts';
import { type LeaguePublication, matchUnder } from '../season/publication.ts';

/** A league and its matches on one day. */
export interface LeagueDay {
  readonly league: League;
  readonly matches: readonly Match[];
  /** Whether its matches could not be had: then it has none here. */
  readonly hasFailed: boolean;
}

/** A row of `kampdag/Day`. */
export const LeagueDayRow = entity<LeagueDay>('league day', {
  league: field('league', rowWithin(LeagueRow)),
  matches: field('matches', t.readonlyArray(rowWithin(MatchRow))),
  hasFailed: field('hasFailed', Flag),
});

/** A league's day as far as the league shows its matches; null where it shows none. */
export const leagueDayUnder = (day: LeagueDay, publication: LeaguePublication): LeagueDay | null =>
  publication.matches
    ? { ...day, matches: day.matches.flatMap((match) => matchUnder(match, publication) ?? []) }
    : null;
