import type { GatewayFailure } from '@kampdag/core/gateway/client';
import type { SeasonId, TournamentId } from '@kampdag/core/ids';
import { chosenLeague, type League } from '@kampdag/core/league/season/league';
import { chosenSeason, type Season } from '@kampdag/core/league/season/season';
import type { Team } from '@kampdag/core/league/season/team';
import type { Selection } from '@kampdag/core/site/selection';
import { option } from 'fp-ts';
import type { HeldSelection, SelectionCalls } from './selectionCalls.ts';

/** Rows that belong to one owner; they are not shown under another owner's id. */
interface Owned<K, A> {
  readonly owner: K;
  readonly rows: readonly A[];
}

/** The lists, in the order of loading. */
export type SelectionStep = 'seasons' | 'leagues' | 'teams';

/** The selection machine's context. */
export interface SelectionContext {
  readonly calls: SelectionCalls;
  /** The ids in the address; defaults replace missing or unknown ones. Null: not read yet. */
  readonly requested: Selection | null;
  readonly seasons: readonly Season[] | null;
  readonly leagues: Owned<SeasonId, League> | null;
  readonly teams: Owned<TournamentId, Team> | null;
  readonly failure: { readonly step: SelectionStep; readonly failure: GatewayFailure } | null;
}

/** The selected season: the requested one, otherwise the first (specification §4). */
export const seasonOf = ({ seasons, requested }: SelectionContext): Season | null =>
  seasons === null || requested === null ? null : chosenSeason(seasons, requested.seasonId);

/** The leagues of the selected season; null until loaded. */
export const leaguesOf = (context: SelectionContext): readonly League[] | null => {
  const season = seasonOf(context);
  return season !== null && context.leagues?.owner === season.seasonId ? context.leagues.rows : null;
};

/** The selected league: the requested one, otherwise the first (specification §4). */
export const leagueOf = (context: SelectionContext): League | null => {
  const leagues = leaguesOf(context);
  return leagues === null ? null : chosenLeague(leagues, context.requested?.tournamentId ?? null);
};

/** The teams of the selected league; null until loaded. */
export const teamsOf = (context: SelectionContext): readonly Team[] | null => {
  const league = leagueOf(context);
  return league !== null && context.teams?.owner === league.tournamentId ? context.teams.rows : null;
};

const owned = <K, A>(
  owner: K | undefined,
  rowsOf: (owner: K) => option.Option<readonly A[]>,
): Owned<K, A> | null => {
  const rows = owner === undefined ? null : option.toNullable(rowsOf(owner));
  return owner === undefined || rows === null ? null : { owner, rows };
};

/** The initial selection: what the address asks for, among what came with the page. */
export const initialSelection = (
  calls: SelectionCalls,
  requested: Selection | null,
  held: HeldSelection,
): SelectionContext => {
  const seasons = option.toNullable(held.seasons);
  const bare = { calls, requested, seasons, leagues: null, teams: null, failure: null };
  const withLeagues = { ...bare, leagues: owned(seasonOf(bare)?.seasonId, held.leagues) };
  return { ...withLeagues, teams: owned(leagueOf(withLeagues)?.tournamentId, held.teams) };
};
