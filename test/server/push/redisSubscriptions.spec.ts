import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../src/cli/demo/processes.ts';
import { redisSubscriptions } from '../../../src/server/push/redisSubscriptions.ts';
import type { SubscriptionId } from '../../../src/server/push/subscription.ts';
import { isInstalled, titleWith } from '../../support/programs.ts';
import { type RedisServer, startRedis } from '../../support/redis.ts';

const hasRedis = isInstalled('redis-server');

const state = { redis: null as RedisServer | null };
beforeAll(async () => {
  if (hasRedis) state.redis = await startRedis(await freePort());
});
afterAll(() => state.redis?.kill());

const replica = () => redisSubscriptions({ url: state.redis?.url ?? '', secret: 'one', onChange: () => {} });

const changes = (count: number, text: string | null) =>
  new Map(Array.from({ length: count }, (_, at) => [`${at}` as SubscriptionId, text] as const));

describe.runIf(hasRedis)(titleWith('redis-server', 'subscriptions in Redis'), () => {
  it('are read by other replicas change by change, and anew where more have changed than is remembered (issue 37)', async () => {
    const [writer, reader] = [replica(), replica()];
    expect(await reader.load()).toEqual(new Map());
    await writer.write(changes(2, 'first'));
    expect(await reader.changes()).toEqual(changes(2, 'first'));
    for (let round = 0; round < 3; round += 1) await writer.write(changes(8_000, `round ${round}`));
    await expect(reader.changes()).rejects.toThrow('remembered no more');
    expect(await reader.load()).toEqual(changes(8_000, 'round 2'));
    await writer.write(changes(1, null));
    expect(await reader.changes()).toEqual(changes(1, null));
    await Promise.all([writer.close(), reader.close()]);
  });
});
