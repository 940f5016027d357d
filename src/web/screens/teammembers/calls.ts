import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import { rosterOfTeam } from '@kampdag/core/gateway/leagueEndpoints';
import { readSelection } from '@kampdag/core/site/selection';
import type { taskEither } from 'fp-ts';

/** What the roster asks for: the team that the address names, and nothing where it names none. */
export const rosterCalls = ({
  query,
}: {
  readonly query: URLSearchParams;
}): readonly ((gateway: GatewayClient) => taskEither.TaskEither<GatewayFailure, unknown>)[] => {
  const { teamId } = readSelection((name) => query.get(name));
  return teamId === null ? [] : [(gateway) => gateway.fetch(rosterOfTeam, { teamId })];
};
