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

/**
 * Reads a selection from a query; what is missing or bad falls back to the default, never an error. The team that a link leads to
 * (`teamOrgId`) is the chosen one, before the filter's own (`teamId`).
 */
export const readSelection = (get: (name: string) => string | null): Selection => ({
  seasonId: idFrom(get('seasonId'), SeasonId),
  tournamentId: idFrom(get('tournamentId'), TournamentId),
  teamId: idFrom(get('teamOrgId'), TeamId) ?? idFrom(get('teamId'), TeamId),
  date: option.toNullable(readCivilDate(get('date') ?? '')),
});

/** The match that an address names; null when it names none, or a bad one. */
export const readMatchId = (get: (name: string) => string | null): MatchId | null =>
  idFrom(get('matchId'), MatchId);

/** The team under another name of the address (`opponentId`); null when it names none, or a bad one. */
export const readTeamId = (text: string | null): TeamId | null => idFrom(text, TeamId);

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

/**
 * The selection that a link to something of a league carries: team and date are kept within their league, and dropped in another
 * (reading 5). An unknown league counts as the chosen one.
 */
export const selectionWithin = (
  selection: Selection,
  { seasonId, tournamentId }: Pick<Selection, 'seasonId' | 'tournamentId'>,
): Selection =>
  tournamentId === null || tournamentId === selection.tournamentId
    ? { ...selection, seasonId: seasonId ?? selection.seasonId }
    : { ...emptySelection, seasonId, tournamentId };
