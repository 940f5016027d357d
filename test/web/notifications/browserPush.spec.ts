// @vitest-environment jsdom

import { TeamId } from '@kampdag/core/ids';
import { DeploymentId } from '@kampdag/core/site/deployment';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserPush } from '../../../src/web/notifications/browserPush.ts';
import { followsNobody } from '../../support/pushChoice.ts';

const choice = { ...followsNobody, teams: [TeamId(7)] };

/** A browser whose push subscriptions are numbered, and a site with a key. */
const browser = (refuses = false) => {
  const state = { key: 'AQID', subscription: null as PushSubscription | null, drawn: 0, isAway: false };
  const asked: { readonly method: string; readonly path: string; readonly body: unknown }[] = [];
  const pushManager = {
    getSubscription: () => Promise.resolve(state.subscription),
    subscribe: ({ applicationServerKey }: { readonly applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      if (refuses) return Promise.reject(new Error('push service not available'));
      state.drawn += 1;
      const drawn = {
        endpoint: `https://fcm.googleapis.com/${state.drawn}`,
        options: { applicationServerKey: applicationServerKey.buffer },
        getKey: () => new Uint8Array([9]).buffer,
        unsubscribe: () => {
          state.subscription = null;
          return Promise.resolve(true);
        },
      };
      state.subscription = drawn as unknown as PushSubscription;
      return Promise.resolve(state.subscription);
    },
  };
  vi.stubGlobal('PushManager', EventTarget);
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  const fetchSite = (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (state.isAway) return Promise.reject(new TypeError('Failed to fetch'));
    asked.push({ method, path, body: body === undefined ? null : JSON.parse(body as string) });
    return Promise.resolve(
      method === 'GET' ? Response.json({ key: state.key }) : new Response(null, { status: 204 }),
    );
  };
  const push = browserPush(window, DeploymentId('icehockey'), fetchSite as typeof fetch);
  return { state, asked, push };
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a device that is told while the site is closed', () => {
  it('sends what it follows once, and again when that changes', async () => {
    const { push, asked } = browser();
    expect(await push.follow(choice)).toBe(true);
    expect(await push.follow(choice)).toBe(true);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/push/key',
      'PUT /api/push',
    ]);
    await push.follow({ ...choice, delay: 30 });
    expect(asked.at(-1)?.body).toMatchObject({ choice: { delay: 30 } });
  });

  it('subscribes anew where the site has another key, in place of its earlier subscription', async () => {
    const { push, asked, state } = browser();
    await push.follow(choice);
    state.key = 'BAUG';
    await push.follow({ ...choice, delay: 30 });
    expect(asked.at(-1)?.body).toMatchObject({
      address: { endpoint: 'https://fcm.googleapis.com/2' },
      replaces: 'https://fcm.googleapis.com/1',
    });
  });

  it('leaves nothing behind when it follows nothing, or is switched off', async () => {
    for (const nothing of [null, { ...choice, teams: [] }]) {
      const { push, asked, state } = browser();
      await push.follow(choice);
      expect(await push.follow(nothing)).toBe(false);
      expect(state.subscription).toBeNull();
      expect(asked.at(-1)).toEqual({
        method: 'DELETE',
        path: '/api/push',
        body: { endpoint: 'https://fcm.googleapis.com/1' },
      });
      expect(localStorage.getItem('push.icehockey')).toBeNull();
    }
  });

  it('is told nothing rather than too much where the site does not take a choice that holds more back, and again once it does (issue 37)', async () => {
    for (const held of [{ results: 'withoutGoals' }, { delay: 30 }] as const) {
      localStorage.clear();
      const { push, asked, state } = browser();
      await push.follow(choice);
      state.isAway = true;
      await expect(push.follow({ ...choice, teams: [TeamId(8)] })).rejects.toThrow('fetch');
      expect(state.subscription).not.toBeNull();
      await expect(push.follow({ ...choice, ...held })).rejects.toThrow('fetch');
      expect(state.subscription).toBeNull();
      state.isAway = false;
      expect(await push.follow({ ...choice, ...held })).toBe(true);
      expect(asked.at(-1)?.body).toMatchObject({
        address: { endpoint: 'https://fcm.googleapis.com/2' },
        choice: held,
        replaces: 'https://fcm.googleapis.com/1',
      });
    }
  });

  it('asks the site for nothing as long as nothing is followed, or where there is no push', async () => {
    const { push, asked } = browser();
    expect(await push.follow(null)).toBe(false);
    vi.stubGlobal('navigator', {});
    expect(await push.follow(choice)).toBe(false);
    expect(asked).toEqual([]);
    await expect(browser(true).push.follow(choice)).rejects.toThrow('not available');
  });
});
