// @vitest-environment jsdom
import { MatchId, TeamId } from '@kampdag/core/ids';
import { DeploymentId } from '@kampdag/core/site/deployment';
import {
  noNotifications,
  notifiesOf,
  readNotificationChoice,
  withTeamNotified,
  writeNotificationChoice,
} from '@kampdag/core/site/notificationChoice';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserNotifications } from '../../../src/web/adapters/notifications.ts';
import type { SiteNotification } from '../../../src/web/context/notificationPort.ts';

const deployment = DeploymentId('icehockey');
const goal: SiteNotification = {
  title: 'Nordlys 1–0 Havørn',
  body: 'Goal',
  tag: 'match:1:a',
  isAudible: true,
  lang: 'en',
  path: '/livematch?matchId=1',
};

interface Shown {
  readonly title: string;
  readonly options: NotificationOptions;
  readonly press: () => void;
}

/** A browser with notifications, and those it has shown. */
const stubNotifications = (permission: NotificationPermission): readonly Shown[] => {
  const shown: Shown[] = [];
  class FakeNotification extends EventTarget {
    static permission = permission;
    static requestPermission(): Promise<NotificationPermission> {
      FakeNotification.permission = 'granted';
      return Promise.resolve('granted');
    }
    constructor(title: string, options: NotificationOptions) {
      super();
      shown.push({ title, options, press: () => this.dispatchEvent(new Event('click')) });
    }
    readonly close = (): void => undefined;
  }
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('focus', () => undefined);
  return shown;
};

const stubWorker = (registration: unknown) =>
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });

const opened = () =>
  browserNotifications(window, deployment, '/icon.png', { follow: () => Promise.resolve(false) });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the browser’s notifications', () => {
  it('are unsupported in a browser without them', () => {
    vi.stubGlobal('Notification', undefined);
    Reflect.deleteProperty(window, 'Notification');
    expect(opened().current().permission).toBe('unsupported');
  });

  it('ask for permission once, and report the answer', async () => {
    stubNotifications('default');
    const notifications = opened();
    expect(notifications.current().permission).toBe('unasked');
    expect(await notifications.requestPermission()).toBe('granted');
    expect(notifications.current().permission).toBe('granted');
  });

  it('store the choice on the device, and receive another tab’s', () => {
    stubNotifications('granted');
    const notifications = opened();
    notifications.change((choice) => withTeamNotified(choice, TeamId(5), true));
    expect(opened().current().choice).toEqual({ ...noNotifications, isOn: true });
    localStorage.setItem('notifications.icehockey', 'off');
    window.dispatchEvent(new StorageEvent('storage', { key: 'notifications.icehockey' }));
    expect(notifications.current().choice.isOn).toBe(false);
  });

  it('are shown by the service worker if there is one', async () => {
    const here = stubNotifications('granted');
    const shown: unknown[] = [];
    stubWorker({ active: {}, showNotification: (...all: unknown[]) => Promise.resolve(shown.push(all)) });
    await opened().show(goal);
    expect(shown).toMatchObject([[goal.title, { tag: goal.tag, data: { path: goal.path }, renotify: true }]]);
    expect(here).toEqual([]);
  });

  it('are shown by the page without a worker, and open their match', async () => {
    const here = stubNotifications('granted');
    stubWorker(undefined);
    const notifications = opened();
    const led: string[] = [];
    const leave = notifications.onPress((path) => void led.push(path));
    await notifications.show({ ...goal, isAudible: false });
    expect(here).toMatchObject([{ title: goal.title, options: { body: 'Goal', silent: true } }]);
    here[0]?.press();
    leave();
    here[0]?.press();
    expect(led).toEqual([goal.path]);
  });

  it('are shown by one tab, and by the next when that one gives up', async () => {
    stubNotifications('granted');
    const waiting: (() => Promise<void>)[] = [];
    let isHeld = false;
    const next = async (): Promise<void> => {
      const begin = waiting.shift();
      if (begin === undefined || isHeld) return;
      isHeld = true;
      await begin();
      isHeld = false;
      await next();
    };
    vi.stubGlobal('navigator', {
      locks: {
        request: (_: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
          waiting.push(() => (signal.aborted ? Promise.resolve() : hold()));
          return isHeld ? Promise.resolve() : next();
        },
      },
    });
    const told: string[] = [];
    const begin = (tab: string) => () => {
      told.push(`${tab} begins`);
      return () => void told.push(`${tab} stops`);
    };
    const stepBack = opened().runInOneTab(begin('one'));
    opened().runInOneTab(begin('two'));
    await vi.waitFor(() => expect(told).toEqual(['one begins']));
    stepBack();
    await vi.waitFor(() => expect(told).toEqual(['one begins', 'one stops', 'two begins']));
  });
});

describe('the choice of notifications', () => {
  it('survives a round trip, and is empty if unreadable', () => {
    const team = fc.integer({ min: 1, max: 999_999 }).map(TeamId);
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.array(team, { maxLength: 5 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 9_999_999 }).map(MatchId), { maxLength: 5 }),
        fc.boolean(),
        (isOn, muted, matches, tellsHiddenGoals) => {
          const choice = { isOn, muted, matches, tellsHiddenGoals };
          expect(readNotificationChoice(writeNotificationChoice(choice))).toEqual(choice);
        },
      ),
    );
    for (const text of [null, '', 'on x', '{}']) expect(readNotificationChoice(text).isOn).toBe(false);
  });

  it('mutes a single team, and unmutes it', () => {
    const [one, other] = [TeamId(1), TeamId(2)];
    const first = withTeamNotified(noNotifications, one, true);
    expect([notifiesOf(first, one), notifiesOf(first, other)]).toEqual([true, true]);
    const without = withTeamNotified(first, one, false);
    expect([notifiesOf(without, one), notifiesOf(without, other)]).toEqual([false, true]);
    expect(notifiesOf(withTeamNotified(without, one, true), one)).toBe(true);
  });
});
