import {
  followsNothing,
  PushMove,
  PushRequest,
  PushStep,
  type PushStepAnswer,
  pushKeyPath,
  pushMovePath,
  pushPath,
  pushStepPath,
} from '@kampdag/core/site/pushChoice';
import {
  allowedDelay,
  longestDelay,
  printViewing,
  type ViewingPreferences,
} from '@kampdag/core/site/viewing';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { LRUCache } from 'lru-cache';
import { type Allowance, createAllowance } from '../channel/access/limits.ts';
import type { Origin } from '../http/addresses.ts';
import { sendError, sendRefusal } from '../http/errors.ts';
import { type Visitor, visitorOf } from '../http/visitors.ts';
import { visitOf } from '../page/visit.ts';
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

/** The cookie of viewing preferences, as pages write it. */
const viewingCookie = (viewing: ViewingPreferences, origin: Origin): string =>
  `viewing=${printViewing(viewing)}; Path=/; Max-Age=31536000; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

const uncached = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');

/**
 * The subscriptions of devices: `GET /api/push/key`; `PUT /api/push` stores one or takes the place of an earlier one; `DELETE /api/push`
 * removes it; `POST /api/push/moved` gives it the address that its browser has drawn anew; `POST /api/push/step` sets its delay to how long
 * ago was reported what its visitor sees. Who knows an endpoint is its device: push
 * services draw it at random.
 */
export const pushPlugin =
  (config: PushRoutesConfig): FastifyPluginAsync<Site> =>
  async (app, site) => {
    const { deploymentOf } = site;
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
    /** Stores what the device at an address follows, in the place of an earlier address where it names one. */
    const store = (
      request: FastifyRequest,
      reply: FastifyReply,
      { address, replaces = address.endpoint }: Pick<PushRequest, 'address' | 'replaces'>,
      kept: Subscription | null,
    ) => {
      if (serviceOf(address.endpoint) === null) {
        return sendError(reply, 400, 'UnknownService', 'The endpoint is of no known push service.');
      }
      const [earlier, id] = [subscriptionIdOf(replaces), subscriptionIdOf(address.endpoint)];
      const refusal = refusalOf(request, id, earlier);
      if (refusal !== null) return sendRefusal(reply, ...refusal);
      return stored(config, reply, new Map([[earlier, null] as const, [id, kept] as const]));
    };
    app.get(pushKeyPath, async (_request, reply) => uncached(reply).send({ key: publicKey }));

    app.put(pushPath, { bodyLimit: largest }, async (request, reply) => {
      uncached(reply);
      const read = PushRequest.decode(request.body);
      if (either.isLeft(read)) return sendError(reply, 400, 'BadBody', 'The subscription cannot be read.');
      const { address, choice } = read.right;
      const subscription = { deployment: deploymentOf(request).id, address, choice, seen: dayOf(now()) };
      return store(request, reply, read.right, followsNothing(choice) ? null : subscription);
    });

    app.delete(pushPath, async (request, reply) => {
      uncached(reply);
      if (!Leaving.is(request.body)) return sendError(reply, 400, 'BadBody', 'The endpoint is missing.');
      return stored(config, reply, new Map([[subscriptionIdOf(request.body.endpoint), null]]));
    });

    app.post(pushStepPath, async (request, reply) => {
      uncached(reply);
      const read = PushStep.decode(request.body);
      if (either.isLeft(read)) return sendError(reply, 400, 'BadBody', 'The moment cannot be read.');
      const { endpoint, reportedAt } = read.right;
      const id = subscriptionIdOf(endpoint);
      const known = subscriptions.find(id);
      if (known === undefined) return sendRefusal(reply, 404);
      const behind = (now() - reportedAt) / 1_000;
      if (behind > longestDelay) return reply.send({ delay: null } satisfies PushStepAnswer);
      const delay = allowedDelay(behind);
      const choice = { ...known.choice, delay };
      if (!(await subscriptions.change(new Map([[id, { ...known, choice }]])))) {
        return sendRefusal(reply, 503, 10);
      }
      const { viewing } = visitOf(request, site);
      return reply
        .header('set-cookie', viewingCookie({ ...viewing, delay }, site.originOf(request)))
        .send({ delay } satisfies PushStepAnswer);
    });

    app.post(pushMovePath, async (request, reply) => {
      uncached(reply);
      const read = PushMove.decode(request.body);
      if (either.isLeft(read)) return sendError(reply, 400, 'BadBody', 'The subscription cannot be read.');
      const known = subscriptions.find(subscriptionIdOf(read.right.replaces));
      if (known === undefined) return sendRefusal(reply, 404);
      return store(request, reply, read.right, { ...known, address: read.right.address });
    });
  };
