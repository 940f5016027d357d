import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import { endpointTable } from '@kampdag/core/gateway/endpointTable';
import type { EveryParameter } from '@kampdag/core/gateway/pathParameters';
import type { Deployment } from '@kampdag/core/site/deployment';
import { option } from 'fp-ts';
import * as t from 'io-ts';
import type { RecordedUpstream } from '../../fixtures/upstream/recordedUpstream.ts';
import { rowsOf } from '../../fixtures/upstream/wireRows.ts';

type Row = Readonly<Record<string, unknown>>;

/** A call of the table with a path. */
export interface AskedCall {
  readonly endpoint: AnyEndpoint;
  readonly path: string;
}

/** The rows of an answer that are objects. */
export const rowsAt = (upstream: RecordedUpstream, path: string): readonly Row[] =>
  rowsOf(upstream.expected(path)).filter(t.UnknownRecord.is);

/** The leagues of a deployment's current season in the upstream. */
export const leaguesOf = (upstream: RecordedUpstream, { sportId, mainOrgId }: Deployment): readonly Row[] => {
  const season = rowsAt(upstream, `ta/Seasons/?sportId=${sportId}&year=2026`).find(
    ({ orgIdOwner }) => orgIdOwner === mainOrgId,
  );
  return rowsAt(upstream, `ta/Tournament/Season/${String(season?.['seasonId'])}`);
};

/** Every call about a league: itself, some of its matches, one of its teams and a member of that. */
export const callsAbout = (
  upstream: RecordedUpstream,
  deployment: Deployment,
  league: Row,
  matches: number,
  table: readonly AnyEndpoint[] = endpointTable,
): readonly AskedCall[] => {
  const { tournamentId, seasonId } = league;
  const all = rowsAt(upstream, `ta/TournamentMatches/?tournamentId=${String(tournamentId)}`);
  const [team] = rowsAt(upstream, `ta/TournamentTeams/?tournamentId=${String(tournamentId)}`);
  const teamId = Number(team?.['teamId'] ?? 0);
  const [member] = rowsAt(upstream, `ta/TeamMembers/${teamId}`);
  const { sportId, transfersOrgId, incidentsOrgId } = deployment;
  const known: Readonly<Record<Exclude<keyof EveryParameter, 'matchId' | 'date'>, unknown>> = {
    sportId,
    year: 2026,
    seasonId,
    tournamentId,
    teamId,
    personId: member?.['personId'] ?? 0,
    orgIds: [team?.['clubOrgId'] ?? 0],
    since: '2025-10-29',
    opponentId: null,
    numberMatches: 5,
    orgId: teamId,
    transfersOrgId,
    incidentsOrgId,
    behind: null,
    through: 's1',
  };
  const chosen = all.slice(0, matches).map(({ matchId, matchDate }) => ({
    matchId,
    date: typeof matchDate === 'string' ? matchDate.slice(0, 10) : '2026-10-29',
  }));
  const written = table.flatMap((endpoint) =>
    chosen.map((match) => ({ endpoint, path: String(endpoint.write({ ...known, ...match })) })),
  );
  const distinct = new Map(written.map((call) => [call.path, call]));
  return [...distinct.values()].filter(({ endpoint, path }) => option.isSome(endpoint.read(path)));
};
