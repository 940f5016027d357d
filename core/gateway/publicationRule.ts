import { type MatchId, type OrgId, type PersonId, type SeasonId, TeamId, type TournamentId } from '../ids.ts';
import {
  type Aspect,
  type LeaguePublication,
  publicationOn,
  publishes,
} from '../league/match/publication.ts';
import type { CivilDate } from '../time/civilDate.ts';

/** A tie to a league; a known season saves a request. */
export interface LeagueTie {
  readonly type: 'league';
  readonly tournamentId: TournamentId;
  readonly seasonId: SeasonId | null;
}

/** Ties an answer, or a row of one, to a league. */
export type Tie =
  | LeagueTie
  | { readonly type: 'match'; readonly matchId: MatchId }
  /** A team, in any league it plays in. */
  | { readonly type: 'team'; readonly teamId: TeamId }
  /** A member of a team. */
  | { readonly type: 'member'; readonly personId: PersonId; readonly teamId: TeamId }
  /** A league in which a person has played, known only by name. */
  | { readonly type: 'leagueOfPerson'; readonly personId: PersonId; readonly name: string }
  /** A league, which carries its own publication flags. */
  | { readonly type: 'itself'; readonly league: LeagueTie; readonly publication: LeaguePublication };

/** Gives the answer where its league publishes all of the aspects, else an empty one (reading 24). */
interface CallRule<P, R> {
  readonly scope: 'call';
  readonly aspects: readonly Aspect[];
  readonly tieOf: (params: P) => Tie;
  /** The published part of each row; null where rows are given whole. */
  readonly shown: ((row: R, publication: LeaguePublication) => R | null) | null;
}

/** Restricts each row to what its league publishes; a row without ties is withheld (reading 24). */
interface RowRule<P, R> {
  readonly scope: 'rows';
  /** All of them must publish what is shown. */
  readonly tiesOf: (row: R, params: P) => readonly Tie[];
  /** The published part of the row; null for none. */
  readonly shown: (row: R, publication: LeaguePublication) => R | null;
}

/** Gives the whole answer to anyone: it belongs to no league. */
interface OpenRule {
  readonly scope: 'everybody';
}

/** Decides how much of a call's answer may leave the server (reading 24). */
export type PublicationRule<P, R> = CallRule<P, R> | RowRule<P, R> | OpenRule;

/** The rule of answers that belong to no league. */
export const everybody: OpenRule = { scope: 'everybody' };

/** Ties to a league. */
export const leagueTie = (tournamentId: TournamentId, seasonId: SeasonId | null = null): LeagueTie => ({
  type: 'league',
  tournamentId,
  seasonId,
});

/** Ties to the league of a match. */
export const matchTie = (matchId: MatchId): Tie => ({ type: 'match', matchId });

const ofCall = <P>(aspects: readonly Aspect[], tieOf: (params: P) => Tie) =>
  ({ scope: 'call', aspects, tieOf, shown: null }) as const satisfies CallRule<P, never>;

/** The rule of answers about one league. */
export const ofLeague = (...aspects: readonly Aspect[]) =>
  ofCall(aspects, (call: { readonly tournamentId: TournamentId }) => leagueTie(call.tournamentId));

/** The rule of answers about one match. */
export const ofMatch = (...aspects: readonly Aspect[]) =>
  ofCall(aspects, ({ matchId }: { readonly matchId: MatchId }) => matchTie(matchId));

/** The rule of answers about what happened in a match, whose rows stay without people where the league withholds its teams. */
export const ofMatchNaming = <R>(withoutPeople: (row: R) => R) => ({
  ...ofMatch('results'),
  shown: (row: R, { teams }: LeaguePublication): R => (teams ? row : withoutPeople(row)),
});

/** The rule of answers about one team. */
export const ofTeam = ofCall(['teams'], ({ teamId }: { readonly teamId: TeamId }) => ({
  type: 'team',
  teamId,
}));

/** The rule of answers about one member of a team. */
export const ofMember = ofCall(
  ['teams'],
  ({ orgId, personId }: { readonly orgId: OrgId; readonly personId: PersonId }) => ({
    type: 'member',
    personId,
    teamId: TeamId(orgId),
  }),
);

/** The rule of answers whose rows belong to leagues of their own. */
export const ofEachRow = <P, R>(
  tiesOf: (row: R, params: P) => readonly Tie[],
  shown: (row: R, publication: LeaguePublication) => R | null,
): RowRule<P, R> => ({ scope: 'rows', tiesOf, shown });

/** Ties a row to its own league, and to the requested league where that differs. */
export const leagueTies = (
  row: { readonly tournamentId: TournamentId | null; readonly seasonId?: SeasonId | null },
  requested: TournamentId | null,
): readonly Tie[] => [
  ...(row.tournamentId === null ? [] : [leagueTie(row.tournamentId, row.seasonId)]),
  ...(requested === null || requested === row.tournamentId ? [] : [leagueTie(requested)]),
];

/** Gives a row whole where its league publishes all of the aspects. */
export const wholeIfPublished =
  (...aspects: readonly Aspect[]) =>
  <R>(row: R, publication: LeaguePublication): R | null =>
    publishes(publication, aspects) ? row : null;

/** Gives a row of a match whole where its league publishes all of the aspects on the match's day (reading 44). */
export const wholeOnItsDay =
  (...aspects: readonly Aspect[]) =>
  <R extends { readonly date: CivilDate | null }>(row: R, publication: LeaguePublication): R | null =>
    publishes(publicationOn(publication, row.date), aspects) ? row : null;
