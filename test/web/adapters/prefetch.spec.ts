import type { GatewayTransport } from '@kampdag/core/gateway/client';
import type { GatewayPath } from '@kampdag/core/gateway/pathTemplate';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { askingAhead } from '../../../src/web/adapters/prefetch.ts';

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
    ...askingAhead(transport, () => Instant(now)),
    asked: () => asked,
    wait: (ms: number) => {
      now += ms;
    },
  };
};

describe('what is asked ahead', () => {
  it('is asked once, and given once to who asks next: after that the answer is a new one', async () => {
    const { ahead, transport, asked } = site();
    await ahead.request('POST', path)();
    void ahead.request('POST', path)();
    expect(asked()).toBe(1);
    expect(await transport.request('POST', path)()).toEqual(either.right(1));
    expect(await transport.request('POST', path)()).toEqual(either.right(2));
  });

  it('is given while it is still on its way', async () => {
    const { ahead, transport, asked } = site();
    void ahead.request('POST', path)();
    expect(await transport.request('POST', path)()).toEqual(either.right(1));
    expect(asked()).toBe(1);
  });

  it('is too old after ten seconds', async () => {
    const { ahead, transport, wait } = site();
    await ahead.request('POST', path)();
    wait(10_000);
    expect(await transport.request('POST', path)()).toEqual(either.right(2));
  });

  it('is forgotten when it failed: the page asks for itself', async () => {
    const { ahead, transport, asked } = site({ fails: true });
    await ahead.request('POST', path)();
    await transport.request('POST', path)();
    expect(asked()).toBe(2);
  });
});
