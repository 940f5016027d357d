import { describe, expect, it } from 'vitest';
import { showPushed } from '../../../src/web/notifications/pushEvents.ts';
import { moveSubscription } from '../../../src/worker/subscriptionChange.ts';
import { pushMessage } from '../../support/pushMessage.ts';

const message = { ...pushMessage, path: '/livematch?matchId=7&matchDate=2026-11-28' };

const pushed = async (data: unknown, windows: readonly [string, DocumentVisibilityState][] = []) => {
  const shown: (readonly [string, NotificationOptions])[] = [];
  await showPushed(data, {
    windows: () =>
      Promise.resolve(
        windows.map(([path, visibilityState]) => ({ url: `https://hockey.invalid${path}`, visibilityState })),
      ),
    show: (title, options) => {
      shown.push([title, options]);
      return Promise.resolve();
    },
  });
  return shown;
};

describe('a push message', () => {
  it('is shown as the site’s own notification: with its tag, which replaces, its sound and its page', async () => {
    expect(await pushed(message)).toEqual([
      [
        message.title,
        expect.objectContaining({
          body: message.body,
          tag: message.tag,
          lang: 'en',
          silent: false,
          renotify: true,
          data: { path: message.path },
        }),
      ],
    ]);
    expect((await pushed({ ...message, isAudible: false }))[0]?.[1]).toMatchObject({
      silent: true,
      renotify: false,
    });
  });

  it('offers to come into step with a stream where it tells of what one sees there (#37.5)', async () => {
    const inStep = { reportedAt: 1, action: 'I see it now', done: 'Done', late: 'Late' };
    const [shown] = await pushed({ ...message, inStep });
    expect(shown?.[1]).toMatchObject({
      actions: [{ action: 'in-step', title: 'I see it now' }],
      data: { path: message.path, inStep },
    });
    expect((await pushed(message))[0]?.[1]).not.toHaveProperty('actions');
  });

  it.each([null, 'text', { ...message, title: 1 }, {}])(
    'that is none of the site’s is not shown: %j',
    async (data) => {
      expect(await pushed(data)).toEqual([]);
    },
  );

  it('is not shown to a visitor who replays the match, and to everybody else', async () => {
    const replay = '/livematch?matchId=7&matchDate=2026-11-28&at=3';
    expect(await pushed(message, [[replay, 'visible']])).toEqual([]);
    expect(await pushed(message, [[replay, 'hidden']])).toHaveLength(1);
    expect(await pushed(message, [['/livematch?matchId=8&at=3', 'visible']])).toHaveLength(1);
    expect(await pushed(message, [['/livematch?matchId=7', 'visible']])).toHaveLength(1);
  });
});

describe('a changed subscription', () => {
  it('is told to the site with the earlier address, and not where the browser does not say it', async () => {
    const asked: (readonly [string, unknown])[] = [];
    const fetchBefore = globalThis.fetch;
    globalThis.fetch = (path, init) => {
      asked.push([path as string, JSON.parse(init?.body as string)]);
      return Promise.resolve(new Response(null, { status: 204 }));
    };
    const subscription = {
      endpoint: 'https://fcm.googleapis.com/new',
      getKey: () => new Uint8Array([1, 2, 3]).buffer,
    };
    const worker = { registration: { pushManager: { subscribe: () => Promise.resolve(subscription) } } };
    await moveSubscription(worker as never, { oldSubscription: null });
    await moveSubscription(worker as never, {
      oldSubscription: { endpoint: 'https://fcm.googleapis.com/old', options: {} },
    });
    globalThis.fetch = fetchBefore;
    expect(asked).toEqual([
      [
        '/api/push/moved',
        {
          address: { endpoint: 'https://fcm.googleapis.com/new', keys: { p256dh: 'AQID', auth: 'AQID' } },
          replaces: 'https://fcm.googleapis.com/old',
        },
      ],
    ]);
  });
});
