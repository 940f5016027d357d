import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { leaguesOfSeason, seasonsOfYear } from '@kampdag/core/gateway/endpoints';
import type { MatchId, TournamentId } from '@kampdag/core/ids';
import type { League } from '@kampdag/core/league/season/league';
import { reportedMatch } from '@kampdag/core/live/reportedMatch';
import { allChannel, type ChannelMessage } from '@kampdag/core/live/wire/channel';
import { builtInDeployments, defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Sport } from '@kampdag/core/sport/sport';
import type { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { type Answers, createAnswers } from '../../../src/server/gateway/answers.ts';
import { changesSource, composedSource } from '../../../src/server/gateway/composed/composedSource.ts';
import { createPublications } from '../../../src/server/gateway/publication/publications.ts';
import { publishedSource } from '../../../src/server/gateway/publication/publishedSource.ts';
import type { Federations } from '../../../src/server/gateway/simulatedSource.ts';
import { simulatedSource } from '../../../src/server/gateway/simulatedSource.ts';
import type { GatewaySource } from '../../../src/server/gateway/source.ts';
import { atOnce } from './pacing.ts';
import { simulatedFederation } from './simulatedFederation.ts';

/** The published parts of the simulated federations at a moment. */
export interface PublishedFederation {
  readonly raw: GatewaySource;
  readonly source: GatewaySource;
  /** A call's answer before anything is withheld. */
  readonly ask: <P, A>(endpoint: Endpoint<P, A>, params: P, deployment?: Deployment) => Promise<A>;
  readonly leagueNamed: (name: string, deployment?: Deployment) => Promise<TournamentId>;
  readonly leagues: (deployment?: Deployment) => Promise<readonly League[]>;
  /** All messages of a match's channel, published or not. */
  readonly log: (matchId: MatchId) => readonly ChannelMessage[];
}

/** Answers depend on the moment; what is computed once is cached. */
const federations: Federations = new Map(
  builtInDeployments.map((deployment) => [deployment.id, simulatedFederation({ deployment, seed: 1 })]),
);
const simulated = simulatedSource(federations, atOnce);

/** The simulated federations of seed 1. `edit` changes an answer by path, `told` what a reporter sends. */
export const publishedFederation = (
  now: Instant,
  year: number,
  edit: (path: string, body: unknown) => unknown = (_, body) => body,
  told: (data: unknown) => unknown = (data) => data,
): PublishedFederation => {
  const log: PublishedFederation['log'] = (matchId) =>
    [...federations.values()]
      .map((federation) => federation.messages(allChannel(matchId), now) ?? [])
      .find((messages) => messages.length > 0) ?? [];
  const raw: GatewaySource = {
    request: (deployment, path) => async () => {
      const found = await simulated.request(deployment, path, now)();
      return either.map((body: unknown) => edit(path, body))(found);
    },
  };
  const caching = {
    now: () => now,
    random: () => 0,
    wait: () => new Promise(() => {}),
    pause: () => Promise.resolve(),
    isLogWithdrawn: () => false,
    read: async (matchId: MatchId, sport: Sport) =>
      reportedMatch(
        matchId,
        sport,
        log(matchId).map(({ serial, timestamp, data }) => ({ serial, timestamp, data: told(data) })),
      ),
  };
  const source = publishedSource(
    composedSource(
      changesSource(raw),
      { find: (deployment, call) => answers.find(deployment, call) },
      caching,
    ),
    createPublications({ source: raw, ...caching }),
  );
  const answers: Answers = createAnswers({ source, ...caching });
  const ask: PublishedFederation['ask'] = async (endpoint, params, deployment = defaultDeployment) => {
    const answer = await raw.request(deployment, endpoint.write(params), now)();
    const read = either.chainW(endpoint.decode)(answer);
    if (either.isLeft(read)) throw new Error(`${endpoint.name} could not be asked`);
    return read.right;
  };
  const leagues: PublishedFederation['leagues'] = async (deployment = defaultDeployment) => {
    const { rows } = await ask(seasonsOfYear, { sportId: deployment.sportId, year }, deployment);
    const season = rows[0];
    if (season === undefined) throw new Error('no season');
    return (await ask(leaguesOfSeason, { seasonId: season.seasonId }, deployment)).rows;
  };
  return {
    raw,
    source,
    ask,
    leagues,
    log,
    leagueNamed: async (name, deployment) => {
      const found = (await leagues(deployment)).find((league) => league.name === name);
      if (found === undefined) throw new Error(`no ${name}`);
      return found.tournamentId;
    },
  };
};
