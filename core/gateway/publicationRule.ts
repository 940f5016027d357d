import { type MatchId, type OrgId, type PersonId, type SeasonId, TeamId, type TournamentId } from '../ids.ts';
import type { LeaguePublication } from '../league/season/publication.ts';

/** What ties an answer, or a row of one, to a league. */
export type Tie =
  | { readonly type: 'league'; readonly tournamentId: TournamentId; readonly seasonId: SeasonId | null }
  | { readonly type: 'match'; readonly matchId: MatchId }
  /** A team, in whatever league it plays. */
  | { readonly type: 'team'; readonly teamId: TeamId }
  /** A person's part in a team. */
  | { readonly type: 'member'; readonly personId: PersonId; readonly teamId: TeamId }
  /** A league in which a person has played, known by its name alone. */
  | { readonly type: 'leagueOfPerson'; readonly personId: PersonId; readonly name: string }
  /** A league that tells itself what of it is published. */
  | { readonly type: 'itself'; readonly publication: LeaguePublication };

/** Something that a league publishes or holds back. */
export type Aspect = keyof LeaguePublication;

/** The whole of a call's answer may leave where its league publishes the aspect; else the answer is empty (reading 24). */
interface CallRule<P> {
  readonly scope: 'call';
  readonly aspect: Aspect;
  readonly tieOf: (params: P) => Tie;
}

/** Each row may leave as far as its league publishes it; a row without ties does not leave (reading 24). */
interface RowRule<P, R> {
  readonly scope: 'rows';
  /** All of them must publish what is shown. */
  readonly tiesOf: (row: R, params: P) => readonly Tie[];
  /** The row as it may be shown; null where it may not. */
  readonly shown: (row: R, publication: LeaguePublication) => R | null;
}

/** The answer is no league's: everybody may have it. */
interface OpenRule {
  readonly scope: 'everybody';
}

/** What of a call's answer may leave the server (reading 24). */
export type PublicationRule<P, R> = CallRule<P> | RowRule<P, R> | OpenRule;

/** Of answers that belong to no league. */
export const everybody: OpenRule = { scope: 'everybody' };

/** A league; the season it is in spares a question where it is known. */
export const leagueTie = (tournamentId: TournamentId, seasonId: SeasonId | null = null): Tie => ({
  type: 'league',
  tournamentId,
  seasonId,
});

/** Of answers about one league. */
export const ofLeague = (aspect: Aspect): CallRule<{ readonly tournamentId: TournamentId }> => ({
  scope: 'call',
  aspect,
  tieOf: ({ tournamentId }) => leagueTie(tournamentId),
});

/** The league that a match belongs to. */
export const matchTie = (matchId: MatchId): Tie => ({ type: 'match', matchId });

/** Of answers about one match. */
export const ofMatch = (aspect: Aspect): CallRule<{ readonly matchId: MatchId }> => ({
  scope: 'call',
  aspect,
  tieOf: ({ matchId }) => matchTie(matchId),
});

/** Of answers about one team. */
export const ofTeam: CallRule<{ readonly teamId: TeamId }> = {
  scope: 'call',
  aspect: 'teams',
  tieOf: ({ teamId }) => ({ type: 'team', teamId }),
};

/** Of answers about one person of a team. */
export const ofMember: CallRule<{ readonly orgId: OrgId; readonly personId: PersonId }> = {
  scope: 'call',
  aspect: 'teams',
  tieOf: ({ orgId, personId }) => ({ type: 'member', personId, teamId: TeamId(orgId) }),
};

/** Of answers whose rows belong to leagues of their own. */
export const ofEachRow = <P, R>(
  tiesOf: (row: R, params: P) => readonly Tie[],
  shown: (row: R, publication: LeaguePublication) => R | null,
): RowRule<P, R> => ({ scope: 'rows', tiesOf, shown });

/** The league of a row, and that of the call where it is another's or the row names none. */
export const leagueTies = (
  row: { readonly tournamentId: TournamentId | null; readonly seasonId?: SeasonId | null },
  asked: TournamentId | null,
): readonly Tie[] => [
  ...(row.tournamentId === null ? [] : [leagueTie(row.tournamentId, row.seasonId)]),
  ...(asked === null || asked === row.tournamentId ? [] : [leagueTie(asked)]),
];

/** A row that is shown whole where its league publishes an aspect. */
export const wholeWhere =
  (aspect: Aspect) =>
  <R>(row: R, publication: LeaguePublication): R | null =>
    publication[aspect] ? row : null;
