import type { Compose } from '@kampdag/core/gateway/composed/compose';
import { composeCorrections } from '@kampdag/core/gateway/composed/composeCorrections';
import { composeDecisions, composePlayerMatches } from '@kampdag/core/gateway/composed/composeMatches';
import { composeSearch } from '@kampdag/core/gateway/composed/composeSearch';
import { composeDay, composeMatchDates, composeTeam } from '@kampdag/core/gateway/composed/composeSeason';
import { correctionsOfDay } from '@kampdag/core/gateway/composed/correctionsOfDay';
import { dayOfSeason } from '@kampdag/core/gateway/composed/dayOfSeason';
import { decisionsOfLeague } from '@kampdag/core/gateway/composed/decisionsOfLeague';
import { matchDatesOfSeason } from '@kampdag/core/gateway/composed/matchDatesOfSeason';
import { matchesOfPlayer } from '@kampdag/core/gateway/composed/matchesOfPlayer';
import { searchOfSeason } from '@kampdag/core/gateway/composed/searchOfSeason';
import { teamOfSeason } from '@kampdag/core/gateway/composed/teamOfSeason';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import { selectableLeagues } from '@kampdag/core/league/season/league';
import { type Deployment, sportKindOf } from '@kampdag/core/site/deployment';
import { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { type CorrectionsCacheConfig, createCorrectionsCache } from '../../corrections/correctionsCache.ts';
import { createRosterCache, type RosterCacheConfig } from '../../search/rosterCache.ts';

/** A composed call and its implementation. */
export interface Composition {
  readonly endpoint: AnyEndpoint;
  readonly compose: Compose<AnyEndpoint>;
}

const composition = <P, A>(endpoint: Endpoint<P, A>, compose: Compose<Endpoint<P, A>>): Composition => ({
  endpoint: endpoint as AnyEndpoint,
  // The parameters come from the endpoint's own `read`.
  compose: compose as Compose<AnyEndpoint>,
});

/** The implementations of all composed calls for a deployment, with their caches. */
export const compositionsOf = (
  deployment: Deployment,
  caches: RosterCacheConfig & CorrectionsCacheConfig,
): readonly Composition[] => [
  composition(
    correctionsOfDay,
    composeCorrections(createCorrectionsCache(deployment, caches), () => osloWallTime(Instant(caches.now()))),
  ),
  composition(dayOfSeason, composeDay),
  composition(
    decisionsOfLeague,
    composeDecisions((sportId) => sportKindOf(deployment, sportId)),
  ),
  composition(matchDatesOfSeason, composeMatchDates),
  composition(
    matchesOfPlayer,
    composePlayerMatches((sportId) => sportKindOf(deployment, sportId)),
  ),
  composition(teamOfSeason, composeTeam),
  composition(
    searchOfSeason,
    composeSearch(createRosterCache(caches), (leagues) =>
      selectableLeagues(leagues, { named: deployment.namedLeagues }),
    ),
  ),
];
