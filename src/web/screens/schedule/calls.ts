import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { League } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { taskEither } from 'fp-ts';
import { broadcastsCall } from '../../matches/broadcastsAsked.ts';

/** What the schedule asks for besides the league's matches, which every page has. */
export const scheduleCalls = ({
  deployment,
  league,
}: {
  readonly deployment: Deployment;
  readonly league: League | null;
}): readonly ((gateway: GatewayClient) => taskEither.TaskEither<GatewayFailure, unknown>)[] =>
  broadcastsCall({ deployment, league, ofAllLeagues: false });
