import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { SeasonId, TournamentId } from '@kampdag/core/ids';
import { chosenLeague, type League } from '@kampdag/core/league/season/league';
import { chosenSeason, type Season } from '@kampdag/core/league/season/season';
import type { Team } from '@kampdag/core/league/season/team';
import type { Selection } from '@kampdag/core/site/selection';
import { option } from 'fp-ts';
import type { PreloadedSelection, SelectionCalls } from './selectionCalls.ts';

/** Rows that belong to one owner: under another's id they are not shown. */
interface Owned<K, A> {
  readonly owner: K;
  readonly rows: readonly A[];
}

/** What is asked for in turn. */
export type SelectionStep = 'seasons' | 'leagues' | 'teams';

/** What the selection's machine knows. */
export interface SelectionContext {
  readonly calls: SelectionCalls;
  /** What the address asks for; what it leaves out, or names wrongly, the defaults fill. Null: not known yet. */
  readonly wanted: Selection | null;
  readonly seasons: readonly Season[] | null;
  readonly leagues: Owned<SeasonId, League> | null;
  readonly teams: Owned<TournamentId, Team> | null;
  readonly failure: { readonly step: SelectionStep; readonly failure: GatewayFailure } | null;
}

export interface SelectionInput {
  readonly calls: SelectionCalls;
  readonly wanted: Selection | null;
  readonly preloaded: PreloadedSelection;
}

/** The season that counts: the wanted one, else the first (specification §4). */
export const seasonOf = ({ seasons, wanted }: SelectionContext): Season | null =>
  seasons === null || wanted === null ? null : chosenSeason(seasons, wanted.seasonId);

/** The leagues of that season; null until they are known. */
export const leaguesOf = (context: SelectionContext): readonly League[] | null => {
  const season = seasonOf(context);
  return season !== null && context.leagues?.owner === season.seasonId ? context.leagues.rows : null;
};

/** The league that counts: the wanted one, else the first (specification §4). */
export const leagueOf = (context: SelectionContext): League | null => {
  const leagues = leaguesOf(context);
  return leagues === null ? null : chosenLeague(leagues, context.wanted?.tournamentId ?? null);
};

/** The teams of that league; null until they are known. */
export const teamsOf = (context: SelectionContext): readonly Team[] | null => {
  const league = leagueOf(context);
  return league !== null && context.teams?.owner === league.tournamentId ? context.teams.rows : null;
};

/** What is chosen at first: what the address asks for, among what came with the page. */
export const initialSelection = ({ calls, wanted, preloaded }: SelectionInput): SelectionContext => {
  const bare: SelectionContext = { calls, wanted, seasons: null, leagues: null, teams: null, failure: null };
  const withSeasons = { ...bare, seasons: option.toNullable(preloaded.seasons) };
  const season = seasonOf(withSeasons);
  const leagues = season === null ? null : option.toNullable(preloaded.leagues(season.seasonId));
  if (season === null || leagues === null) return withSeasons;
  const withLeagues = { ...withSeasons, leagues: { owner: season.seasonId, rows: leagues } };
  const league = leagueOf(withLeagues);
  const teams = league === null ? null : option.toNullable(preloaded.teams(league.tournamentId));
  return league === null || teams === null
    ? withLeagues
    : { ...withLeagues, teams: { owner: league.tournamentId, rows: teams } };
};
