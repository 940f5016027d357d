import {
  followsNothing,
  PushMove,
  PushRequest,
  pushKeyPath,
  pushMovePath,
  pushPath,
} from '@kampdag/core/site/pushChoice';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { LRUCache } from 'lru-cache';
import { type Allowance, createAllowance } from '../channel/access/limits.ts';
import { sendError, sendRefusal } from '../http/errors.ts';
import { type Visitor, visitorOf } from '../http/visitors.ts';
import type { Site } from '../site.ts';
import type { ServiceOf } from './pushServices.ts';
import { dayOf, type Subscription, type SubscriptionId, subscriptionIdOf } from './subscription.ts';
import type { Subscriptions } from './subscriptions.ts';

type Changes = ReadonlyMap<SubscriptionId, Subscription | null>;

/** The dependencies of the routes. */
export interface PushRoutesConfig {
  readonly publicKey: string;
  readonly subscriptions: Subscriptions;
  readonly serviceOf: ServiceOf;
  readonly now: () => number;
  /** Called when what is followed may have changed. */
  readonly onChange: () => void;
}

/** New devices of one address: a hall's visitors may come at once; then one in ten seconds. */
const subscribing = { burst: 300, perSecond: 0.1 };

/** The most bytes of a body: 200 ids of each kind. */
const largest = 8 * 1024;

const Leaving = t.type({ endpoint: t.string });

/** Stores changes and answers. */
const stored = async (
  { subscriptions, onChange }: Pick<PushRoutesConfig, 'subscriptions' | 'onChange'>,
  reply: FastifyReply,
  changes: Changes,
): Promise<FastifyReply> => {
  if (!(await subscriptions.change(changes))) return sendRefusal(reply, 503, 10);
  onChange();
  return reply.code(204).send();
};

const uncached = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');

/**
 * The subscriptions of devices: `GET /api/push/key`; `PUT /api/push` stores one or takes the place of an earlier one; `DELETE /api/push`
 * removes it; `POST /api/push/moved` gives it the address that its browser has drawn anew. Who knows an endpoint is its device: push
 * services draw it at random.
 */
export const pushPlugin =
  (config: PushRoutesConfig): FastifyPluginAsync<Site> =>
  async (app, { deploymentOf }) => {
    const { publicKey, subscriptions, serviceOf, now } = config;
    const allowances = new LRUCache<Visitor, Allowance>({ max: 20_000 });
    const mayAdd = ({ ip }: FastifyRequest): boolean => {
      const visitor = visitorOf(ip);
      const allowance = allowances.get(visitor) ?? createAllowance(subscribing, now);
      allowances.set(visitor, allowance);
      return allowance.take(1);
    };
    /** Why an address may not be stored: its status, and after how many seconds it may be tried again. */
    const refusalOf = (
      request: FastifyRequest,
      id: SubscriptionId,
      earlier: SubscriptionId,
    ): readonly [status: number, after: number] | null => {
      if (subscriptions.find(id) !== undefined) return null;
      // One that takes another's place counts too: many at once could each take the place of the same.
      if (!mayAdd(request)) return [429, 60];
      return subscriptions.isFull() && subscriptions.find(earlier) === undefined ? [503, 3_600] : null;
    };
    app.get(pushKeyPath, async (_request, reply) => uncached(reply).send({ key: publicKey }));

    app.put(pushPath, { bodyLimit: largest }, async (request, reply) => {
      uncached(reply);
      const read = PushRequest.decode(request.body);
      if (either.isLeft(read)) return sendError(reply, 400, 'BadBody', 'The subscription cannot be read.');
      const { address, choice, replaces } = read.right;
      if (serviceOf(address.endpoint) === null) {
        return sendError(reply, 400, 'UnknownService', 'The endpoint is of no known push service.');
      }
      const id = subscriptionIdOf(address.endpoint);
      const earlier = replaces === undefined ? id : subscriptionIdOf(replaces);
      const refusal = refusalOf(request, id, earlier);
      if (refusal !== null) return sendRefusal(reply, ...refusal);
      const subscription: Subscription = {
        deployment: deploymentOf(request).id,
        address,
        choice,
        seen: dayOf(now()),
      };
      const kept = followsNothing(choice) ? null : subscription;
      return stored(config, reply, new Map([[earlier, null] as const, [id, kept] as const]));
    });

    app.delete(pushPath, async (request, reply) => {
      uncached(reply);
      if (!Leaving.is(request.body)) return sendError(reply, 400, 'BadBody', 'The endpoint is missing.');
      return stored(config, reply, new Map([[subscriptionIdOf(request.body.endpoint), null]]));
    });

    app.post(pushMovePath, async (request, reply) => {
      uncached(reply);
      const read = PushMove.decode(request.body);
      if (either.isLeft(read)) return sendError(reply, 400, 'BadBody', 'The subscription cannot be read.');
      const { address, replaces } = read.right;
      const earlier = subscriptionIdOf(replaces);
      const known = subscriptions.find(earlier);
      if (known === undefined) return sendRefusal(reply, 404);
      if (serviceOf(address.endpoint) === null) {
        return sendError(reply, 400, 'UnknownService', 'The endpoint is of no known push service.');
      }
      const id = subscriptionIdOf(address.endpoint);
      const refusal = refusalOf(request, id, earlier);
      if (refusal !== null) return sendRefusal(reply, ...refusal);
      const moved = { ...known, address };
      return stored(config, reply, new Map([[earlier, null] as const, [id, moved] as const]));
    });
  };
