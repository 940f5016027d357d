import { describe, expect, it } from 'vitest';
import { pressInStep } from '../../../src/web/notifications/pressInStep.ts';

const inStep = {
  reportedAt: 1_000,
  action: 'I see it now',
  done: 'In step: {delay} s behind.',
  late: 'That is too long ago.',
};

const notification = {
  title: 'Nordlys 1–0 Havørn',
  body: 'Goal for Nordlys',
  tag: 'match:7:goal:one',
  lang: 'en',
  icon: '/icons/hockey/192.png',
  data: { path: '/livematch?matchId=7', inStep },
};

/** Presses a notification's action; gives what was asked, shown and told. */
const pressed = async (
  answer: () => Response,
  {
    data = notification.data,
    endpoint = 'https://push.invalid/1',
  }: { readonly data?: unknown; readonly endpoint?: string | null } = {},
) => {
  const done: unknown[] = [];
  await pressInStep(
    { ...notification, data },
    {
      endpoint: () => Promise.resolve(endpoint),
      ask: (path, init) => {
        done.push(['ask', path, JSON.parse(init?.body as string)]);
        return Promise.resolve(answer());
      },
      show: (title, options) => {
        done.push(['show', title, options]);
        return Promise.resolve();
      },
      tell: (message) => {
        done.push(['tell', message]);
        return Promise.resolve();
      },
    },
  );
  return done;
};

const json = (body: object) => () => new Response(JSON.stringify(body));

describe('a press of “I see it now” on a notification (#37.5)', () => {
  it('has the site set the delay, says so in the notification’s place without a sound, and tells the open pages', async () => {
    const [asked, shown, told] = await pressed(json({ delay: 34 }));
    expect(asked).toEqual([
      'ask',
      '/api/push/step',
      { endpoint: 'https://push.invalid/1', reportedAt: 1_000 },
    ]);
    expect(shown).toEqual([
      'show',
      notification.title,
      expect.objectContaining({
        body: 'In step: 34 s behind.',
        tag: notification.tag,
        silent: true,
        renotify: false,
        data: { path: '/livematch?matchId=7' },
      }),
    ]);
    expect((shown as [string, string, object])[2]).not.toHaveProperty('actions');
    expect(told).toEqual(['tell', { type: 'viewing' }]);
  });

  it('says that it is too late, and offers it no more', async () => {
    const done = await pressed(json({ delay: null }));
    expect(done[1]).toMatchObject(['show', notification.title, { body: 'That is too long ago.' }]);
    expect(done).toHaveLength(2);
  });

  it.each([
    ['the site does not answer', () => new Response(null, { status: 503 })],
    ['the answer is none', json({})],
  ])('offers it as before where %s', async (_, answer) => {
    const done = await pressed(answer);
    expect(done.slice(1)).toEqual([
      [
        'show',
        notification.title,
        expect.objectContaining({
          body: notification.body,
          data: notification.data,
          actions: [{ action: 'in-step', title: 'I see it now' }],
        }),
      ],
    ]);
  });

  it('asks nothing for a device that is subscribed no more, and does nothing of what offers nothing', async () => {
    expect((await pressed(json({ delay: 1 }), { endpoint: null })).map(String)).toHaveLength(1);
    expect(await pressed(json({ delay: 1 }), { data: { path: '/' } })).toEqual([]);
  });
});
