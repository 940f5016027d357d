import { MatchId } from '@kampdag/core/ids';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { createAccess, credentialsOf } from '../channel/access/access.ts';
import { permits } from '../channel/access/capability.ts';
import type { AblyKey } from '../channel/access/tokens.ts';
import type { Answers } from '../gateway/answers.ts';
import { clientOf } from '../gateway/inProcessTransport.ts';
import { sendError } from '../http/errors.ts';
import { defaultLeague } from './defaultLeague.ts';
import type { GuestMatches } from './guestMatches.ts';
import { guestRowOf } from './guestMatches.ts';

/** The dependencies of playing recordings into the running site. */
export interface ControlConfig {
  /** A recording is played into the first one of its sport. */
  readonly deployments: readonly Deployment[];
  readonly guests: GuestMatches;
  readonly answers: Answers;
  /** The local channel's key, which authorises this API too. */
  readonly key: AblyKey;
  readonly now: () => Instant;
  /** Called when a match is added or removed, to clear caches and the match's channels. */
  readonly onChange: (matchId: MatchId) => Promise<void>;
}

const Body = t.type({
  sport: t.string,
  match: t.intersection([t.UnknownRecord, t.type({ matchId: t.number })]),
});

const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

/**
 * `POST /control/matches` with `{sport, match}` shows a recording's match as live from now on, in the deployment's default
 * league; `DELETE /control/matches/{id}` removes it. Only for this machine, with the local channel's key.
 */
export const controlPlugin =
  ({ deployments, guests, answers, key, now, onChange }: ControlConfig): FastifyPluginAsync =>
  async (app) => {
    const access = createAccess(key, now);
    const mayControl = async (request: FastifyRequest): Promise<boolean> => {
      if (!loopback.test(request.ip)) return false;
      const grant = await access.check(credentialsOf(request.headers.authorization), undefined);
      return either.isRight(grant) && permits(grant.right.capability, 'control', 'publish');
    };

    app.addHook('onRequest', async (request, reply) =>
      (await mayControl(request))
        ? undefined
        : sendError(reply, 403, 'Forbidden', 'This needs the key of the local live channel.'),
    );

    app.post('/control/matches', async (request, reply) => {
      if (!Body.is(request.body)) {
        return sendError(reply, 400, 'BadBody', 'The body must be {"sport": …, "match": {"matchId": …}}.');
      }
      const { sport, match } = request.body;
      const deployment = deployments.find((each) => each.sport === sport);
      if (deployment === undefined || !Number.isSafeInteger(match.matchId) || match.matchId <= 0) {
        return sendError(reply, 400, 'BadBody', 'The sport or the match id is not one.');
      }
      const league = await defaultLeague(clientOf(answers, deployment), deployment, now())();
      if (either.isLeft(league) || league.right === null) {
        return sendError(reply, 503, 'NoLeague', 'There is no league to put the match into.');
      }
      const matchId = MatchId(match.matchId);
      const row = guestRowOf(match, matchId, league.right, now());
      guests.add({ matchId, tournamentId: league.right.tournamentId, deployment: deployment.id, row });
      await onChange(matchId);
      return reply.code(201).send({ match: row, host: deployment.hosts[0] });
    });

    app.delete<{ Params: { id: string } }>('/control/matches/:id', async (request, reply) => {
      const matchId = MatchId(Number(request.params.id));
      if (!guests.remove(matchId)) {
        return sendError(reply, 404, 'NoSuchMatch', 'There is no such match.');
      }
      await onChange(matchId);
      return reply.code(204).send();
    });
  };
