import { describe, expect, it } from 'vitest';
import { handleNotificationClick } from '../../../src/web/notifications/notificationClick.ts';

const origin = 'https://hockey.kampdag.invalid';

/** Clicks a notification for a path while tabs at these addresses are open; returns what happened. */
const press = async (path: unknown, open: readonly string[], { isControlled = true } = {}) => {
  const done: string[] = [];
  const work: Promise<unknown>[] = [];
  const tabs = {
    matchAll: () =>
      Promise.resolve(
        open.map((address) => ({
          url: new URL(address, origin).href,
          focus: () => Promise.resolve(done.push(`focus ${address}`)),
          navigate: (url: string) =>
            isControlled
              ? Promise.resolve(done.push(`lead ${url.replace(origin, '')}`))
              : Promise.reject(new Error('not controlled')),
        })),
      ),
    openWindow: (url: string) => Promise.resolve(done.push(`open ${url.replace(origin, '')}`)),
  };
  handleNotificationClick(
    {
      notification: { data: { path }, close: () => done.push('close') },
      waitUntil: (promise) => void work.push(promise),
    },
    { tabs, origin },
  );
  await Promise.all(work);
  return done;
};

const match = '/livematch?seasonId=1&matchId=7';

describe('a click on a notification', () => {
  it('focuses the tab that shows any page of the match', async () => {
    expect(await press(match, ['/today', match])).toEqual(['close', `focus ${match}`]);
    expect(await press(match, ['/match?matchId=7'])).toEqual(['close', 'focus /match?matchId=7']);
  });

  it('navigates an open tab to the match, or opens one', async () => {
    expect(await press(match, ['/today'])).toEqual(['close', 'focus /today', `lead ${match}`]);
    expect(await press(match, ['/today'], { isControlled: false })).toEqual([
      'close',
      'focus /today',
      `open ${match}`,
    ]);
    expect(await press(match, [])).toEqual(['close', `open ${match}`]);
  });

  it('stays within the site', async () => {
    expect(await press('https://elsewhere.invalid/x', [])).toEqual(['close', 'open /']);
    expect(await press(undefined, [])).toEqual(['close', 'open /']);
  });
});
