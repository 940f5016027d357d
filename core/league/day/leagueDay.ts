import * as t from 'io-ts';
import { entity, field } from '../../decode/entity.ts';
import { Flag } from '../../decode/rowCodecs.ts';
import { rowWithin } from '../../decode/rowWithin.ts';
import { type Match, MatchRow } from '../match/match.ts';
import { type League, LeagueRow } from '../season/league.ts';
import { type LeaguePublication, publishedMatch } from '../season/publication.ts';

/** A league and its matches on one day. */
export interface LeagueDay {
  readonly league: League;
  readonly matches: readonly Match[];
  /** Whether its matches could not be fetched; `matches` is empty then. */
  readonly hasFailed: boolean;
}

/** A row of `kampdag/Day`. */
export const LeagueDayRow = entity<LeagueDay>('league day', {
  league: field('league', rowWithin(LeagueRow)),
  matches: field('matches', t.readonlyArray(rowWithin(MatchRow))),
  hasFailed: field('hasFailed', Flag),
});

/** The published part of a league's day; null where the league withholds its matches. */
export const publishedLeagueDay = (day: LeagueDay, publication: LeaguePublication): LeagueDay | null =>
  publication.matches
    ? { ...day, matches: day.matches.flatMap((match) => publishedMatch(match, publication) ?? []) }
    : null;
