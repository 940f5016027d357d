import type { Deployment, DeploymentId } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { createFederation } from '../../fixtures/simulation/federation.ts';
import { openUpstream, type Upstream } from '../support/federation/upstream.ts';

/** A league of a federation with planted names, and a finished match of it. */
export interface PlantedLeague {
  readonly seasonId: number;
  readonly tournamentId: number;
  readonly matchId: number;
}

/** A federation over HTTP in its real shape, with one league that can be withdrawn. */
export interface ServedFederation {
  readonly deployment: Deployment;
  readonly upstream: Upstream;
  readonly league: PlantedLeague;
  readonly unpublish: () => void;
}

/** Replaces every name of the planted league; no other league has it. */
export const planted = 'Skjulestad';

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names of leagues and teams in rows of any call. */
const named =
  /^(tournament(Short)?Name|team|(home|away)team|(home|away)TeamName|teamName|.*[oO]verriddenName|.*OrgName)$/i;

const rowsIn = (body: unknown): readonly Row[] =>
  (isRow(body) ? Object.values(body) : [body]).flatMap((value) =>
    Array.isArray(value) ? value.filter(isRow) : [],
  );

const flags = [
  'areMatchesPublished',
  'isResultPublished',
  'isTablePublished',
  'areTeamsPublished',
  'areStatisticsPublished',
];

/** The value with planted names and current flags in the league's rows. */
const rewritten = (value: unknown, isOfLeague: (row: Row) => boolean, isHidden: boolean): unknown => {
  if (Array.isArray(value)) return value.map((item) => rewritten(item, isOfLeague, isHidden));
  if (!isRow(value)) return value;
  const isPlanted = isOfLeague(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (isPlanted && typeof item === 'string' && named.test(key)) return [key, `${planted} ${item}`];
      if (isPlanted && isHidden && flags.includes(key)) return [key, false];
      return [key, rewritten(item, isOfLeague, isHidden)];
    }),
  );
};

/** Serves a deployment's simulated federation over HTTP at one moment. */
export const serveFederation = async (deployment: Deployment, now: Instant): Promise<ServedFederation> => {
  const federation = createFederation({ deployment, seed: 1 });
  const rowsOf = (path: string): readonly Row[] => {
    const answer = federation.answer(path, now);
    return either.isRight(answer) ? rowsIn(answer.right) : [];
  };
  const seasonId = Number(rowsOf(`ta/Seasons/?sportId=${deployment.sportId}&year=2026`)[0]?.['seasonId']);
  const found = rowsOf(`ta/Tournament/Season/${seasonId}`).flatMap((row) => {
    const tournamentId = Number(row['tournamentId']);
    const isShown = flags.every((flag) => row[flag] === true);
    const played = isShown
      ? rowsOf(`ta/TournamentMatches/?tournamentId=${tournamentId}`).find(({ matchResult }) =>
          isRow(matchResult),
        )
      : undefined;
    return played === undefined ? [] : [{ seasonId, tournamentId, matchId: Number(played['matchId']) }];
  });
  const [league] = found;
  if (league === undefined) throw new Error(`${deployment.id} has no league with a played match`);
  const state = { isHidden: false };
  const isAbout = new RegExp(`tournamentId=${league.tournamentId}\\b`, 'i');
  const upstream = await openUpstream((request, response) => {
    const path = (request.url ?? '').slice(1);
    const answer = federation.answer(path, now);
    const isOfLeague = (row: Row): boolean =>
      isAbout.test(path) || row['tournamentId'] === league.tournamentId;
    response.writeHead(either.isRight(answer) ? 200 : 404, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(either.isRight(answer) ? rewritten(answer.right, isOfLeague, state.isHidden) : null),
    );
  });
  return {
    deployment,
    upstream,
    league,
    unpublish: () => {
      state.isHidden = true;
    },
  };
};

/** The addresses of the federations by deployment id. */
export const upstreamsOf = (served: readonly ServedFederation[]): ReadonlyMap<DeploymentId, string> =>
  new Map(served.map(({ deployment, upstream }) => [deployment.id, upstream.address]));
