import { join } from 'node:path';
import { TeamId } from '@kampdag/core/ids';
import type { PushAddress } from '@kampdag/core/site/pushChoice';
import { describe, expect, it } from 'vitest';
import { realScheduler } from '../../../src/server/effects.ts';
import { pushPlugin } from '../../../src/server/push/pushPlugin.ts';
import { isInside, knownPushServices, serviceAmong } from '../../../src/server/push/pushServices.ts';
import { readSubscription, subscriptionIdOf } from '../../../src/server/push/subscription.ts';
import {
  type Changes,
  fileSubscriptions,
  type SubscriptionStore,
} from '../../../src/server/push/subscriptionStore.ts';
import { createSubscriptions } from '../../../src/server/push/subscriptions.ts';
import { followsNobody } from '../../support/pushChoice.ts';
import { serverUnderTest } from '../../support/serverUnderTest.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const serviceOf = serviceAmong(knownPushServices);

const deviceAt = (endpoint: string): PushAddress => ({
  endpoint,
  keys: {
    p256dh: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16, 1).toString('base64url'),
  },
});

const choice = { ...followsNobody, teams: [TeamId(7)] };

/** The server's time, in milliseconds since 1970. */
const now = 90 * 86_400_000;

const anyFile = async (): Promise<string> => join(await temporaryFolder(), 'subscriptions');

const opened = async (most?: number) => {
  const store = fileSubscriptions('/nowhere/subscriptions', { after: () => () => {} });
  const subscriptions = createSubscriptions({
    store,
    serviceOf,
    ...(most === undefined ? {} : { most }),
  });
  const plugin = pushPlugin({
    publicKey: 'public',
    subscriptions,
    serviceOf,
    now: () => now,
    onChange: () => {},
  });
  const { app } = await serverUnderTest({ push: { plugin, start: () => {} } });
  const put = (endpoint: string, more: object = {}) =>
    app.inject({
      method: 'PUT',
      url: '/api/push',
      payload: { address: deviceAt(endpoint), choice, ...more },
    });
  return { app, store, subscriptions, put };
};

const google = (name: string | number): string => `https://fcm.googleapis.com/fcm/send/${name}`;

describe('an endpoint', () => {
  it.each([
    google('one'),
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QOr',
    'https://db5p.notify.windows.com/w/?token=BQ%3d',
  ])('of a known push service is taken: %s', async (endpoint) => {
    const { put } = await opened();
    expect((await put(endpoint)).statusCode).toBe(204);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/one',
    'https://fcm.googleapis.com:8443/fcm/send/one',
    'https://me@fcm.googleapis.com/fcm/send/one',
    'https://fcm.googleapis.com.evil.example/one',
    'https://evilpush.apple.com/one',
    'https://push.apple.com.evil.example/one',
    'https://evil.example/fcm.googleapis.com',
    'https://127.0.0.1/one',
    'https://[::1]/one',
    'https://2130706433/one',
    'https://localhost/one',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com#@127.0.0.1/',
    'HTTPS://fcm.googleapis.com/one',
    ' https://fcm.googleapis.com/one',
    'https://fcm.googleapis.com/a/../b',
    'file:///etc/passwd',
    'fcm.googleapis.com',
    '',
    `https://fcm.googleapis.com/${'x'.repeat(1_000)}`,
  ])('of anything else is refused, so that this server asks no address inside: %s', async (endpoint) => {
    const { put } = await opened();
    expect((await put(endpoint)).statusCode).toBe(400);
  });

  it.each([
    ['127.0.0.1', true],
    ['10.1.2.3', true],
    ['172.31.0.1', true],
    ['192.168.1.1', true],
    ['169.254.169.254', true],
    ['100.64.0.1', true],
    ['0.0.0.0', true],
    ['::1', true],
    ['::ffff:10.0.0.1', true],
    ['fe80::1', true],
    ['fd00::1', true],
    ['fec0::1', true],
    ['::ffff:7f00:1', true],
    ['2002:7f00:1::', true],
    ['64:ff9b::7f00:1', true],
    ['64:ff9b:1::a00:1', true],
    ['2001:0:7f00:1::', true],
    ['203.0.113.7', true],
    ['142.250.74.10', false],
    ['2a00:1450:400f:80c::200a', false],
  ])('whose name leads to %s is inside: %s', (address, expected) => {
    expect(isInside(address)).toBe(expected);
  });
});

describe('the routes of push', () => {
  it.each([
    ['no body', undefined],
    ['a list', []],
    ['no choice', { address: deviceAt(google(1)) }],
    [
      'a key of another length',
      { address: { endpoint: google(1), keys: { p256dh: 'x', auth: 'x' } }, choice },
    ],
    ['too many ids', { address: deviceAt(google(1)), choice: { ...choice, teams: Array(201).fill(1) } }],
    ['an id that is none', { address: deviceAt(google(1)), choice: { ...choice, teams: ['1'] } }],
    ['a longer delay', { address: deviceAt(google(1)), choice: { ...choice, delay: 181 } }],
    ['an unknown language', { address: deviceAt(google(1)), choice: { ...choice, language: 'de' } }],
  ])('refuse %s', async (_, payload) => {
    const { app } = await opened();
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/push',
      ...(payload === undefined ? {} : { payload }),
    });
    expect(answer.statusCode).toBe(400);
  });

  it('refuse other pages’ forms, which browsers send without asking, and bodies of more than 8 KB', async () => {
    const { app, put } = await opened();
    const payload = JSON.stringify({ address: deviceAt(google(1)), choice });
    const form = await app.inject({
      method: 'PUT',
      url: '/api/push',
      headers: { 'content-type': 'text/plain' },
      payload,
    });
    expect(form.statusCode).toBe(400);
    expect((await put(google(1), { more: 'x'.repeat(9_000) })).statusCode).toBe(413);
  });

  it('take so many new devices of one address, and no more than there is room for', async () => {
    const { put } = await opened();
    const statuses = new Set<number>();
    for (let n = 0; n < 300; n += 1) statuses.add((await put(google(n))).statusCode);
    expect([...statuses]).toEqual([204]);
    const refused = await put(google('another'));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await put(google(0))).statusCode).toBe(204);
    const small = await opened(1);
    expect((await small.put(google(1))).statusCode).toBe(204);
    expect((await small.put(google(2))).statusCode).toBe(503);
  });

  it('count a device that takes the place of another too: many at once could take that of the same (#37.1)', async () => {
    const { app, put } = await opened();
    await put(google('first'));
    const answers = await Promise.all(
      Array.from({ length: 320 }, (_, n) =>
        put(google(`next ${n}`.replace(' ', '-')), { replaces: google('first') }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 204).length).toBeLessThan(300);
    const moved = await app.inject({
      method: 'POST',
      url: '/api/push/moved',
      payload: { address: deviceAt(google('moved')), replaces: google('next-0') },
    });
    expect(moved.statusCode).toBe(429);
  });

  it('tell nobody whether a device is known, and remove nothing that nobody stores: all replicas would read of it (issue 37)', async () => {
    const { app, put, store } = await opened();
    const written: number[] = [];
    const { write } = store;
    Object.assign(store, {
      write: (changes: Changes) => {
        written.push(changes.size);
        return write(changes);
      },
    });
    const leave = () => app.inject({ method: 'DELETE', url: '/api/push', payload: { endpoint: google(1) } });
    expect((await leave()).statusCode).toBe(204);
    expect(written).toEqual([]);
    await put(google(1));
    expect((await leave()).statusCode).toBe(204);
    expect(written).toEqual([1, 1]);
    expect((await app.inject('/api/push')).statusCode).toBe(405);
  });
});

/** Presses on a message of a moment, on a known device; gives the answer and what is stored. */
const press = async (reportedAt: unknown, cookie = 'viewing=hidden:5:12.34') => {
  const { app, put, subscriptions } = await opened();
  await put(google(1));
  const answer = await app.inject({
    method: 'POST',
    url: '/api/push/step',
    headers: { cookie },
    payload: { endpoint: google(1), reportedAt },
  });
  return { answer, choice: subscriptions.find(subscriptionIdOf(google(1)))?.choice };
};

describe('a press on what a message told of (#37.5)', () => {
  it('sets the delay to how long ago that was by the site’s clock: of the device, and of its pages, by their cookie', async () => {
    const { answer, choice: stored } = await press(now - 34_400);
    expect([answer.statusCode, answer.json()]).toEqual([200, { delay: 34 }]);
    expect(answer.headers['set-cookie']).toBe(
      'viewing=hidden:34:12.34; Path=/; Max-Age=31536000; SameSite=Lax',
    );
    expect(stored).toMatchObject({ delay: 34, teams: choice.teams });
    expect((await press(now + 3_000, '')).answer.headers['set-cookie']).toContain('viewing=shown:0:;');
  });

  it('changes nothing where that is longer ago than the longest delay', async () => {
    const { answer, choice: stored } = await press(now - 181_000);
    expect(answer.json()).toEqual({ delay: null });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(stored?.delay).toBe(0);
  });

  it('is of a known device alone, and a moment', async () => {
    expect((await press('now')).answer.statusCode).toBe(400);
    const { app } = await opened();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/push/step',
      payload: { endpoint: google(2), reportedAt: now },
    });
    expect(answer.statusCode).toBe(404);
  });
});

/** A stored subscription, last seen on a day. */
const storedAt = (endpoint: string, seen: number) =>
  [
    subscriptionIdOf(endpoint),
    JSON.stringify({ deployment: 'icehockey', address: deviceAt(endpoint), choice, seen }),
  ] as const;

describe('the subscriptions', () => {
  it('forget a device that no page has sent for 90 days', async () => {
    const { put, subscriptions } = await opened();
    await put(google(1));
    await subscriptions.sweep(180);
    expect(subscriptions.find(subscriptionIdOf(google(1)))).toBeDefined();
    await subscriptions.sweep(181);
    expect(subscriptions.find(subscriptionIdOf(google(1)))).toBeUndefined();
  });

  it('send nothing to an endpoint that somebody else wrote into the store', async () => {
    const store = fileSubscriptions(await anyFile(), realScheduler);
    const text = JSON.stringify({
      deployment: 'icehockey',
      address: deviceAt('https://127.0.0.1/admin'),
      choice,
      seen: 1,
    });
    expect(readSubscription(text)).not.toBeNull();
    const id = subscriptionIdOf('https://127.0.0.1/admin');
    await store.write(new Map([[id, text]]));
    const subscriptions = createSubscriptions({ store, serviceOf });
    await subscriptions.sync();
    expect(subscriptions.size().entries).toBe(0);
    await store.close();
  });

  it('know nothing any longer of a device that another replica removed while the store could not be reached (issue 37)', async () => {
    const stored = new Map([storedAt(google(1), 100), storedAt(google(2), 100)]);
    const shared = { isAway: false };
    const store: SubscriptionStore = {
      load: async () => new Map(stored),
      changes: async () => {
        if (shared.isAway) throw new Error('away');
        return new Map();
      },
      write: async () => true,
      claim: async () => true,
      close: async () => undefined,
    };
    const subscriptions = createSubscriptions({ store, serviceOf });
    await subscriptions.sync();
    expect(subscriptions.size().entries).toBe(2);
    shared.isAway = true;
    await subscriptions.sync();
    stored.delete(subscriptionIdOf(google(1)));
    shared.isAway = false;
    await subscriptions.sync();
    expect(subscriptions.find(subscriptionIdOf(google(1)))).toBeUndefined();
    expect(subscriptions.size().entries).toBe(1);
  });

  it('remove from the store what they cannot use, after 90 days too (#37.1)', async () => {
    const store = fileSubscriptions(await anyFile(), realScheduler);
    const [left, inside] = ['https://push.left.example/1', 'https://127.0.0.1/1'];
    await store.write(
      new Map([storedAt(left, 100), storedAt(inside, 70), [subscriptionIdOf('none'), 'no subscription']]),
    );
    const subscriptions = createSubscriptions({ store, serviceOf });
    await subscriptions.sync();
    await subscriptions.sweep(150);
    expect([...(await store.load()).keys()]).toEqual(
      [subscriptionIdOf(left)].concat(subscriptionIdOf(inside)),
    );
    await subscriptions.sweep(191);
    expect([...(await store.load()).keys()]).toEqual([]);
    await store.close();
  });
});
