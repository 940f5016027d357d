import { changesOnly, type RedisConfig, redisClient } from '../redisClient.ts';
import { installationName } from '../secrets.ts';
import type { SubscriptionId } from './subscription.ts';
import type { Changes, SubscriptionStore } from './subscriptionStore.ts';

/** How many changes are remembered for replicas that have not read them yet. */
const rememberedChanges = 20_000;

/** Seconds for which a claim is remembered: longer than any match, its delay and its repetitions. */
const claimSeconds = 12 * 3_600;

/** The place of a stream's entry by its id: milliseconds, and a number within them. */
const placeOf = (id: string): bigint => {
  const [milliseconds = '0', at = '0'] = id.split('-');
  return (BigInt(milliseconds) << 64n) + BigInt(at);
};

/** The most changes that are read at once. */
const mostAtOnce = 1_000;

/** Subscriptions in Redis, which replicas share: all of them in one hash, and the ids of changed ones in a stream. */
export const redisSubscriptions = ({
  secret,
  ...config
}: RedisConfig & { readonly secret: string }): SubscriptionStore => {
  const report = changesOnly(config.onChange);
  const client = redisClient({ url: config.url, onChange: report }, { min: 100, max: 5_000 });
  const connected = client.connect().catch(() => report(false));
  const prefix = `kampdag:push:${installationName(secret)}`;
  const [all, changed] = [`${prefix}:all`, `${prefix}:changes`];
  const state = { last: '0-0' };

  /** Whether changes that were not read yet are remembered no more. */
  const hasForgotten = async (): Promise<boolean> => {
    const [oldest] = (await client.xRange(changed, '-', '+', { COUNT: 1 })) ?? [];
    if (oldest === undefined || placeOf(oldest.id) <= placeOf(state.last)) return false;
    return state.last !== '0-0' || (await client.xLen(changed)) >= rememberedChanges;
  };

  return {
    load: async () => {
      await connected;
      const newest = await client.xRevRange(changed, '+', '-', { COUNT: 1 });
      const found = new Map<SubscriptionId, string | null>();
      for await (const entries of client.hScanIterator(all, { COUNT: 500 })) {
        for (const { field, value } of entries) found.set(field as SubscriptionId, value);
      }
      state.last = newest?.[0]?.id ?? '0-0';
      return found;
    },
    changes: async () => {
      if (await hasForgotten()) throw new Error('changes are remembered no more');
      const found = new Map<SubscriptionId, string | null>();
      for (;;) {
        const entries = (await client.xRange(changed, `(${state.last}`, '+', { COUNT: mostAtOnce })) ?? [];
        const ids = [...new Set(entries.flatMap(({ message }) => message['id'] ?? []))];
        if (ids.length > 0) {
          const texts = await client.hmGet(all, ids);
          for (const [index, id] of ids.entries()) found.set(id as SubscriptionId, texts[index] ?? null);
        }
        state.last = entries.at(-1)?.id ?? state.last;
        if (entries.length < mostAtOnce) return found;
      }
    },
    write: async (changes: Changes) => {
      try {
        const batch = client.multi();
        for (const [id, text] of changes) {
          if (text === null) batch.hDel(all, id);
          else batch.hSet(all, id, text);
          batch.xAdd(
            changed,
            '*',
            { id },
            { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: rememberedChanges } },
          );
        }
        await batch.exec();
        return true;
      } catch {
        return false;
      }
    },
    claim: async (fact) => {
      try {
        const set = await client.set(`${prefix}:told:${fact}`, '1', {
          condition: 'NX',
          expiration: { type: 'EX', value: claimSeconds },
        });
        return set !== null;
      } catch {
        return false;
      }
    },
    close: async () => client.destroy(),
  };
};
