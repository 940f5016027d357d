import { clientOver, type GatewayFailure, type GatewayTransport } from '@kampdag/core/gateway/client';
import { matchById } from '@kampdag/core/gateway/endpoints';
import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { RecordingHeader } from '@kampdag/core/live/wire/recording';
import { matchRecordingHeader } from '@kampdag/core/open/matchRecording';
import { type Deployment, sportKindOf } from '@kampdag/core/site/deployment';
import { DeploymentCodec } from '@kampdag/core/site/deploymentJson';
import { either, function as fn, taskEither } from 'fp-ts';
import * as t from 'io-ts';

const requestJson =
  (address: string, init: RequestInit): taskEither.TaskEither<GatewayFailure, unknown> =>
  async () => {
    try {
      const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(15_000) });
      if (answer.ok) return either.right(await answer.json());
      return either.left({ type: 'Refused', status: answer.status, message: await answer.text() });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return either.left({ type: 'Unreachable', message });
    }
  };

const transportTo = (url: string): GatewayTransport => ({
  request: (_, path) =>
    requestJson(`${url}/api/gateway`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ path }),
    }),
});

const words = (url: string, matchId: MatchId, failure: GatewayFailure): string => {
  switch (failure.type) {
    case 'Unreachable':
      return `nobody answers at ${url} (${failure.message}): is the site running?`;
    case 'Refused':
      return failure.status === 404
        ? `${url} knows no match ${matchId}`
        : `${url} answered ${failure.status} to the question for match ${matchId}`;
    default:
      return `${url} answered what is no match: ${failure.problems.map(({ path, message }) => `${path} ${message}`).join('; ')}`;
  }
};

const Site = t.type({ deployment: DeploymentCodec });

const deploymentAt = (url: string): taskEither.TaskEither<GatewayFailure, Deployment> =>
  fn.pipe(
    requestJson(`${url}/api/site`, { headers: { accept: 'application/json' } }),
    taskEither.chainEitherK((body) =>
      either.bimap(
        (): GatewayFailure => ({
          type: 'Undecodable',
          problems: [{ path: 'deployment', message: 'is none' }],
        }),
        ({ deployment }: t.TypeOf<typeof Site>) => deployment,
      )(Site.decode(body)),
    ),
  );

/** The header of a new recording, from `ta/Match` through the site's gateway, or an error message. */
export const fetchHeader = (url: string, matchId: MatchId): taskEither.TaskEither<string, RecordingHeader> =>
  fn.pipe(
    deploymentAt(url),
    taskEither.chain((deployment) =>
      taskEither.map((match: Match) => matchRecordingHeader(match, sportKindOf(deployment, match.sportId)))(
        clientOver(transportTo(url)).fetch(matchById, { matchId }),
      ),
    ),
    taskEither.mapLeft((failure) => words(url, matchId, failure)),
  );
