import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { leaguesOfSeason, matchesOfLeague, seasonsOfYear } from '@kampdag/core/gateway/endpoints';
import { type AnyEndpoint, endpointTable } from '@kampdag/core/gateway/endpointTable';
import { rosterOfTeam } from '@kampdag/core/gateway/leagueEndpoints';
import type { EveryParameter } from '@kampdag/core/gateway/pathParameters';
import { OrgId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { publicationOf } from '@kampdag/core/league/match/publication';
import { playersOf } from '@kampdag/core/league/player/roster';
import type { League } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import { type SportKind, sportKinds } from '@kampdag/core/sportKind';
import { addDays, partsOf } from '@kampdag/core/time/civilDate';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either, option } from 'fp-ts';
import { type Call, callOf } from '../../server/gateway/router.ts';
import type { DoctorUpstream } from './upstream.ts';

/** A kind of call, and the call that is made of it; null if earlier answers gave no subject. */
export interface PlannedCall {
  readonly endpoint: AnyEndpoint;
  readonly call: Call | null;
}

/** A subject for every parameter of the calls: undefined if earlier answers gave none, null to leave out an optional one. */
type Subjects = { readonly [Name in keyof EveryParameter]: EveryParameter[Name] | null | undefined };

const mostLeagues = 5;

const sportOf = ({ name }: AnyEndpoint): SportKind | undefined =>
  sportKinds.find((kind) => name.replace(/^corpsports\//, '').startsWith(`${kind}/`));

const read = async <P, A>(
  upstream: DoctorUpstream,
  endpoint: Endpoint<P, A>,
  params: P,
): Promise<A | null> => {
  const { answer } = await upstream.ask(endpoint.write(params));
  if (either.isLeft(answer)) return null;
  return either.getOrElse<unknown, A | null>(() => null)(endpoint.decode(answer.right));
};

/** The number of published aspects, by which leagues are preferred. */
const openness = (league: League): number =>
  Object.values(publicationOf(league)).filter((isPublished) => isPublished === true).length;

const playedMatch = async (
  upstream: DoctorUpstream,
  leagues: readonly League[],
): Promise<{ readonly league: League; readonly match: Match | null } | null> => {
  const [first] = leagues;
  for (const league of leagues.slice(0, mostLeagues)) {
    const { tournamentId } = league;
    const matches = await read(upstream, matchesOfLeague, { tournamentId });
    const match = matches?.rows.findLast(({ result }) => result !== null);
    if (match !== undefined) return { league, match };
  }
  if (first === undefined) return null;
  const matches = await read(upstream, matchesOfLeague, { tournamentId: first.tournamentId });
  return { league: first, match: matches?.rows[0] ?? null };
};

/** One call of each kind for a deployment's sport, about subjects of the federation's own answers. */
export const plannedCalls = async (
  upstream: DoctorUpstream,
  deployment: Deployment,
  now: Instant,
): Promise<readonly PlannedCall[]> => {
  const { sport, sportId, mainOrgId, transfersOrgId, incidentsOrgId } = deployment;
  const today = osloWallTime(now).date;
  const thisYear = partsOf(today).year;
  const seasonIn = async (year: number) => {
    const seasons = await read(upstream, seasonsOfYear, { sportId, year });
    return seasons?.rows.find(({ owner }) => owner === mainOrgId);
  };
  const newest = await seasonIn(thisYear);
  const season = newest ?? (await seasonIn(thisYear - 1));
  const year = newest === undefined ? thisYear - 1 : thisYear;
  const seasonId = season?.seasonId;
  const leagues = seasonId === undefined ? null : await read(upstream, leaguesOfSeason, { seasonId });
  const found = await playedMatch(
    upstream,
    (leagues?.rows ?? []).toSorted((a, b) => openness(b) - openness(a)),
  );
  const home = found?.match?.teams.home;
  const teamId = home?.teamId ?? undefined;
  const roster = teamId === undefined ? null : await read(upstream, rosterOfTeam, { teamId });
  const parameters: Subjects = {
    sportId,
    year,
    seasonId,
    tournamentId: found?.league.tournamentId,
    teamId,
    opponentId: null,
    personId: playersOf(roster?.rows ?? [])[0]?.personId,
    orgId: teamId === undefined ? undefined : OrgId(teamId),
    orgIds: [home?.clubOrgId ?? mainOrgId],
    incidentsOrgId,
    transfersOrgId,
    numberMatches: 5,
    since: addDays(today, -365),
    matchId: found?.match?.matchId,
    date: found?.match?.date ?? today,
    behind: null,
    through: undefined,
  };
  return endpointTable
    .filter((endpoint) => (sportOf(endpoint) ?? sport) === sport)
    .map((endpoint) => {
      const call = option.toNullable(callOf(endpoint.write(parameters)));
      return { endpoint, call: call?.endpoint === endpoint ? call : null };
    });
};
