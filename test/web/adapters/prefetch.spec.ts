import type { GatewayTransport } from '@kampdag/core/gateway/client';
import type { GatewayPath } from '@kampdag/core/gateway/pathTemplate';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { withPrefetch } from '../../../src/web/adapters/prefetch.ts';

const path = 'ta/Match?matchId=1' as GatewayPath;

const site = ({ fails = false } = {}) => {
  let asked = 0;
  let now = 0;
  const transport: GatewayTransport = {
    request: () => () => {
      asked += 1;
      return Promise.resolve(
        fails ? either.left({ type: 'Unreachable' as const, message: 'offline' }) : either.right(asked),
      );
    },
  };
  return {
    ...withPrefetch(transport, () => Instant(now)),
    asked: () => asked,
    wait: (ms: number) => {
      now += ms;
    },
  };
};

describe('a prefetched answer', () => {
  it('is requested once and served once; the next request is a new one', async () => {
    const { prefetch, transport, asked } = site();
    await prefetch.request('POST', path)();
    void prefetch.request('POST', path)();
    expect(asked()).toBe(1);
    expect(await transport.request('POST', path)()).toEqual(either.right(1));
    expect(await transport.request('POST', path)()).toEqual(either.right(2));
  });

  it('is shared while still in flight', async () => {
    const { prefetch, transport, asked } = site();
    void prefetch.request('POST', path)();
    expect(await transport.request('POST', path)()).toEqual(either.right(1));
    expect(asked()).toBe(1);
  });

  it('is stale after ten seconds', async () => {
    const { prefetch, transport, wait } = site();
    await prefetch.request('POST', path)();
    wait(10_000);
    expect(await transport.request('POST', path)()).toEqual(either.right(2));
  });

  it('is dropped if it failed, so that the page makes its own request', async () => {
    const { prefetch, transport, asked } = site({ fails: true });
    await prefetch.request('POST', path)();
    await transport.request('POST', path)();
    expect(asked()).toBe(2);
  });
});
