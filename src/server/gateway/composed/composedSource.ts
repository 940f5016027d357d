import { changesOfLeague } from '@kampdag/core/gateway/changesOfLeague';
import type { GatewayFailure } from '@kampdag/core/gateway/client';
import { clientOver, type GatewayClient, type GatewayTransport } from '@kampdag/core/gateway/client';
import type { Compose } from '@kampdag/core/gateway/composed/compose';
import { composeCorrections } from '@kampdag/core/gateway/composed/composeCorrections';
import {
  composeLive,
  composeLog,
  composeLogDigest,
  composeLogThrough,
  type DeskPort,
} from '@kampdag/core/gateway/composed/composeLive';
import { composeDecisions, composePlayerMatches } from '@kampdag/core/gateway/composed/composeMatches';
import { composeSearch } from '@kampdag/core/gateway/composed/composeSearch';
import {
  composeBroadcasts,
  composeDay,
  composeMatchDates,
  composeSlider,
  composeTeam,
} from '@kampdag/core/gateway/composed/composeSeason';
import { composeUnsettled } from '@kampdag/core/gateway/composed/composeUnsettled';
import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { type AnyEndpoint, composedCalls } from '@kampdag/core/gateway/endpointTable';
import { selectableLeagues } from '@kampdag/core/league/season/league';
import { winMultiplier } from '@kampdag/core/league/standings/winMultiplier';
import type { DeploymentId } from '@kampdag/core/site/deployment';
import { type Deployment, playedSportOfMatch, sportIdsOf } from '@kampdag/core/site/deployment';
import { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { bulkhead } from 'cockatiel';
import { option, taskEither } from 'fp-ts';
import { type CorrectionsCacheConfig, createCorrectionsCache } from '../../corrections/correctionsCache.ts';
import { createRosterCache, type RosterCacheConfig } from '../../search/rosterCache.ts';
import type { Answers } from '../answers.ts';
import { inProcessTransport } from '../inProcessTransport.ts';
import { callOf } from '../router.ts';
import type { GatewaySource, SourceFailure } from '../source.ts';

/** What composed answers are kept and read by. */
export type CompositionConfig = RosterCacheConfig & CorrectionsCacheConfig & Pick<DeskPort, 'isLogWithdrawn'>;

/** What every composed call is composed of. */
type Compositions = {
  readonly [Name in keyof typeof composedCalls]: Compose<(typeof composedCalls)[Name]>;
};

/** The implementations of all composed calls for a deployment, with their caches. */
const compositionsOf = (deployment: Deployment, caches: CompositionConfig): Compositions => {
  const desk: DeskPort = {
    read: caches.read,
    isLogWithdrawn: caches.isLogWithdrawn,
    sportOf: (match) => playedSportOfMatch(deployment, match),
    sportIds: sportIdsOf(deployment),
    now: () => Instant(caches.now()),
  };
  const wall = () => osloWallTime(Instant(caches.now()));
  return {
    broadcastsOfDay: composeBroadcasts,
    sliderOfLeague: composeSlider,
    correctionsOfDay: composeCorrections(createCorrectionsCache(deployment, caches), wall),
    dayOfSeason: composeDay(deployment.sportId, wall),
    decisionsOfLeague: composeDecisions(desk.sportOf),
    matchDatesOfSeason: composeMatchDates,
    matchesOfPlayer: composePlayerMatches(desk.sportOf),
    teamOfSeason: composeTeam,
    searchOfSeason: composeSearch(createRosterCache(caches), (leagues) =>
      selectableLeagues(leagues, { named: deployment.namedLeagues }),
    ),
    liveMatches: composeLive(desk),
    matchLog: composeLog(desk),
    matchLogDigest: composeLogDigest(desk),
    matchLogThrough: composeLogThrough(desk),
    unsettledMatches: composeUnsettled({
      ...desk,
      multiplierOf: ({ tournamentName }) => winMultiplier(tournamentName ?? '', deployment),
    }),
  };
};

type Composition = Compose<AnyEndpoint>;

const byEndpoint = (compositions: Compositions): ReadonlyMap<AnyEndpoint, Composition> =>
  new Map(
    Object.entries(composedCalls).map(([name, endpoint]) => [
      endpoint as AnyEndpoint,
      // Both tables have the same names; the parameters come from the endpoint's own `read`.
      compositions[name as keyof Compositions] as Composition,
    ]),
  );

/** Limits the concurrent calls of one composed answer, so that others are not starved. */
const limitedAsk = (transport: GatewayTransport): GatewayClient['fetch'] => {
  const turns = bulkhead(6, Number.POSITIVE_INFINITY);
  return clientOver({
    request: (method, path) => () => turns.execute(transport.request(method, path)),
  }).fetch;
};

const failureOf = (failure: GatewayFailure): SourceFailure => {
  if (failure.type === 'Undecodable') return { type: 'BadAnswer', message: 'a part could not be read' };
  const isGone = failure.type === 'Refused' && failure.status === 404;
  return { type: isGone ? 'Gone' : 'Unavailable', message: failure.message };
};

/**
 * A source that answers composed calls and passes all others on. The parts come from `answers`: published, cached and
 * deduplicated.
 */
export const composedSource = (
  source: GatewaySource,
  answers: Pick<Answers, 'find'>,
  caches: CompositionConfig,
): GatewaySource => {
  const byDeployment = new Map<DeploymentId, ReadonlyMap<AnyEndpoint, Composition>>();
  const compositionsFor = (deployment: Deployment): ReadonlyMap<AnyEndpoint, Composition> => {
    const compositions = byDeployment.get(deployment.id) ?? byEndpoint(compositionsOf(deployment, caches));
    byDeployment.set(deployment.id, compositions);
    return compositions;
  };
  return {
    request: (deployment, path, now) => {
      const call = option.toNullable(callOf(path));
      const compose = call === null ? undefined : compositionsFor(deployment).get(call.endpoint);
      if (call === null || compose === undefined) return source.request(deployment, path, now);
      const ask = limitedAsk(inProcessTransport(answers, deployment));
      return taskEither.mapLeft(failureOf)(compose(ask, call.params));
    },
  };
};

/** Answers `changesOfLeague` with the federation's match list, of which the call reads only the change times. */
export const changesSource = (source: GatewaySource): GatewaySource => ({
  request: (deployment, path, now) => {
    const params = changesOfLeague.read(path);
    return source.request(
      deployment,
      option.isSome(params) ? matchesOfLeague.write(params.value) : path,
      now,
    );
  },
});
