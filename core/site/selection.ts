import { option } from 'fp-ts';
import { MatchId, OrgId, PersonId, SeasonId, TeamId, TournamentId } from '../ids.ts';
import { type CivilDate, readCivilDate } from '../time/civilDate.ts';

/** What the visitor has chosen. Null means the default: first season, first league, all teams, today. */
export interface Selection {
  readonly seasonId: SeasonId | null;
  readonly tournamentId: TournamentId | null;
  readonly teamId: TeamId | null;
  readonly date: CivilDate | null;
}

/** Nothing chosen. */
export const emptySelection: Selection = { seasonId: null, tournamentId: null, teamId: null, date: null };

const idFrom = <A>(text: string | null | undefined, brand: (value: number) => A): A | null =>
  text !== null && text !== undefined && /^\d{1,10}$/.test(text) && Number(text) > 0
    ? brand(Number(text))
    : null;

/** Reads a selection from a query; what is missing or bad falls back to the default, never an error. */
export const readSelection = (get: (name: string) => string | null): Selection => ({
  seasonId: idFrom(get('seasonId'), SeasonId),
  tournamentId: idFrom(get('tournamentId'), TournamentId),
  teamId: idFrom(get('teamId'), TeamId),
  date: option.toNullable(readCivilDate(get('date') ?? '')),
});

/** The match that an address names; null when it names none, or a bad one. */
export const readMatchId = (get: (name: string) => string | null): MatchId | null =>
  idFrom(get('matchId'), MatchId);

/** The team that a statistics page's address names (`teamOrgId`); null when it names none, or a bad one. */
export const readTeamOrgId = (get: (name: string) => string | null): TeamId | null =>
  idFrom(get('teamOrgId'), TeamId);

/** Whom a player's address names; null without a player, for then there is nothing to load (specification §5). */
export const readPlayer = (
  get: (name: string) => string | null,
): { readonly playerId: PersonId; readonly orgId: OrgId | null } | null => {
  const playerId = idFrom(get('playerId'), PersonId);
  return playerId === null ? null : { playerId, orgId: idFrom(get('orgId'), OrgId) };
};

/** Another season: its leagues, league and team start anew, and so does the date (specification §4, reading 5). */
export const withSeason = (selection: Selection, seasonId: SeasonId): Selection =>
  selection.seasonId === seasonId ? selection : { ...emptySelection, seasonId };

/** Another league of the same season: team and date start anew. */
export const withLeague = (selection: Selection, tournamentId: TournamentId): Selection =>
  selection.tournamentId === tournamentId
    ? selection
    : { ...emptySelection, seasonId: selection.seasonId, tournamentId };

/** Another team, or all. */
export const withTeam = (selection: Selection, teamId: TeamId | null): Selection =>
  selection.teamId === teamId ? selection : { ...selection, teamId };

/** Another day, or today. */
export const withDate = (selection: Selection, date: CivilDate | null): Selection =>
  selection.date === date ? selection : { ...selection, date };
