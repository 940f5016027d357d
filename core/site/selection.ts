import { option } from 'fp-ts';
import { MatchId, OrgId, PersonId, SeasonId, TeamId, TournamentId } from '../ids.ts';
import { type CivilDate, readCivilDate } from '../time/civilDate.ts';

/** The visitor's choices. Null means the default: first season, first league, all teams, today. */
export interface Selection {
  readonly seasonId: SeasonId | null;
  readonly tournamentId: TournamentId | null;
  readonly teamId: TeamId | null;
  readonly date: CivilDate | null;
}

/** Nothing chosen. */
export const emptySelection: Selection = { seasonId: null, tournamentId: null, teamId: null, date: null };

/** The id that a parameter of an address holds; null when missing or bad. */
export const readId = (text: string | null): number | null =>
  text !== null && /^\d{1,10}$/.test(text) && Number(text) > 0 ? Number(text) : null;

const idFrom = <A>(text: string | null, brand: (value: number) => A): A | null => {
  const id = readId(text);
  return id === null ? null : brand(id);
};

/** Reads a selection from a query, else the default. `teamOrgId`, the team of a link, precedes the filter's `teamId`. */
export const readSelection = (get: (name: string) => string | null): Selection => ({
  seasonId: idFrom(get('seasonId'), SeasonId),
  tournamentId: idFrom(get('tournamentId'), TournamentId),
  teamId: idFrom(get('teamOrgId'), TeamId) ?? idFrom(get('teamId'), TeamId),
  date: option.toNullable(readCivilDate(get('date') ?? '')),
});

/** The match of an address; null when missing or bad. */
export const readMatchId = (get: (name: string) => string | null): MatchId | null =>
  idFrom(get('matchId'), MatchId);

/** The team of another parameter (`opponentId`); null when missing or bad. */
export const readTeamId = (text: string | null): TeamId | null => idFrom(text, TeamId);

/** The player of an address; null without one, since nothing is loaded then (specification §5). */
export const readPlayer = (
  get: (name: string) => string | null,
): { readonly playerId: PersonId; readonly orgId: OrgId | null } | null => {
  const playerId = idFrom(get('playerId'), PersonId);
  return playerId === null ? null : { playerId, orgId: idFrom(get('orgId'), OrgId) };
};

/** Another season, with league, team and date reset (specification §4, reading 5). */
export const withSeason = (selection: Selection, seasonId: SeasonId): Selection =>
  selection.seasonId === seasonId ? selection : { ...emptySelection, seasonId };

/** Another league of the same season, with team and date reset. */
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

/** The selection of a link into a league: team and date are kept in the chosen or an unknown league (reading 5). */
export const selectionWithin = (
  selection: Selection,
  { seasonId, tournamentId }: Pick<Selection, 'seasonId' | 'tournamentId'>,
): Selection =>
  tournamentId === null || tournamentId === selection.tournamentId
    ? { ...selection, seasonId: seasonId ?? selection.seasonId }
    : { ...emptySelection, seasonId, tournamentId };
