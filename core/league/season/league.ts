import { either, these } from 'fp-ts';
import { NumberLike, nullable, OptionalDate, OptionalText, Text, withDefault } from '../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import { LastDay, permission, requiredId, Withdrawal } from '../../decode/rowCodecs.ts';
import { SeasonId, SportId, TournamentId } from '../../ids.ts';
import { compareNames } from '../../nameOrder.ts';

const row = entity('league', {
  tournamentId: field('tournamentId', requiredId(TournamentId)),
  seasonId: field('seasonId', requiredId(SeasonId)),
  name: field('tournamentName', withDefault(Text, '')),
  /** 0, no sport's, where the federation names none. */
  sportId: field('sportId', withDefault(requiredId(SportId), SportId(0))),
  division: field('division', nullable(NumberLike)),
  seasonName: field('seasonName', OptionalText),
  areMatchesPublished: field('areMatchesPublished', permission(false)),
  isResultPublished: field('isResultPublished', permission(true)),
  /** False hides the standings too (reading 8). */
  isTablePublished: field('isTablePublished', permission(true)),
  areTeamsPublished: field('areTeamsPublished', permission(true)),
  areStatisticsPublished: field('areStatisticsPublished', permission(true)),
  areRefereesPublished: field('areRefereesPublished', permission(true)),
  /** A deleted league publishes nothing (reading 44). */
  isDeleted: field('isDeleted', Withdrawal),
  /** The day after which no match shows a result (reading 44); null without a limit. */
  lastResultDay: field('publishMatchesToDate', LastDay),
  /** First and last day (`fromDate` and `toDate` on the wire: wire-format §3); null when not set. */
  startDate: field(['fromDate', 'startDate'], OptionalDate),
  endDate: field(['toDate', 'endDate'], OptionalDate),
});

/** A league to visitors, a tournament in the data (specification §3). */
export type League = ModelOf<typeof row>;

const named = (league: League): League =>
  league.name === '' ? { ...league, name: String(league.tournamentId) } : league;

/** A row of `ta/Tournament/Season` and the answer of `ta/Tournament`. A league without a name goes by its number. */
export const LeagueRow: typeof row = {
  ...row,
  decode: (sent) => either.map(named)(row.decode(sent)),
  decodeRow: (sent) => these.map(named)(row.decodeRow(sent)),
};

/** The sport by which a league's matches and broadcasts are asked for: its own, or the site's where the federation names none. */
export const sportIdOf = (league: Pick<League, 'sportId'> | null, ofSite: SportId): SportId =>
  league === null || league.sportId === 0 ? ofSite : league.sportId;

/** Orders a deployment's leagues beyond their division. */
export interface LeagueOrder {
  /** Lower-cased names that come first, in this order; empty for none (specification §9). */
  readonly named: readonly string[];
}

/**
 * Leagues by ascending division, empty last, then alphabetically (Norwegian collation). Where the deployment names leagues, these
 * come first in their order, all others after them alphabetically (specification §9, reading 6).
 */
export const inLeagueOrder = (leagues: readonly League[], { named }: LeagueOrder): readonly League[] => {
  const rank = ({ name }: League): number => {
    const index = named.indexOf(name.toLowerCase());
    return index === -1 ? named.length : index;
  };
  const division = (league: League): number => league.division ?? Number.MAX_SAFE_INTEGER;
  const byName = (a: League, b: League): number =>
    compareNames(a.name, b.name) || a.tournamentId - b.tournamentId;
  return leagues.toSorted((a, b) =>
    named.length > 0 ? rank(a) - rank(b) || byName(a, b) : division(a) - division(b) || byName(a, b),
  );
};

/** The leagues a visitor may choose, in order: those whose matches are published (specification §5, reading 44). */
export const selectableLeagues = (leagues: readonly League[], order: LeagueOrder): readonly League[] =>
  inLeagueOrder(
    leagues.filter(({ areMatchesPublished, isDeleted }) => areMatchesPublished && !isDeleted),
    order,
  );

/** The chosen league; an unknown id falls back to the first (specification §4). */
export const chosenLeague = (leagues: readonly League[], id: TournamentId | null): League | null =>
  leagues.find(({ tournamentId }) => tournamentId === id) ?? leagues[0] ?? null;
