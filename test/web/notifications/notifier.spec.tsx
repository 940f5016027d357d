// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { MatchId, TeamId } from '@kampdag/core/ids';
import { goalsChannel } from '@kampdag/core/live/wire/channel';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { DeploymentId } from '@kampdag/core/site/deployment';
import { toggleFollowed } from '@kampdag/core/site/followed';
import { type NotificationChoice, noNotifications } from '@kampdag/core/site/notificationChoice';
import type { PushChoice } from '@kampdag/core/site/pushChoice';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browserFollowed } from '../../../src/web/adapters/followed.ts';
import type {
  NotificationPermissionStatus,
  NotificationState,
  Notifications,
  SiteNotification,
} from '../../../src/web/context/notificationPort.ts';
import { open } from '../app/openSite.tsx';

// Lazy modules are loaded in advance: a busy machine takes long on the first import.
beforeAll(
  () =>
    Promise.all([
      import('../../../src/web/app/shell/FilterPanel.tsx'),
      import('../../../src/web/machines/callMachine.ts'),
      import('../../../src/web/notifications/Notifier.tsx'),
    ]),
  60_000,
);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const matchId = MatchId(77);

const day = {
  matches: [
    {
      matchId,
      tournamentId: 11,
      seasonId: 1,
      sportId: 199,
      matchDate: '2026-11-21T00:00:00',
      matchStartTime: 1830,
      matchEndTime: 2030,
      statusTypeId: 1,
      hometeamOrgName: 'Nordlys',
      awayteamOrgName: 'Havørn',
      hometeamId: 101,
      awayteamId: 102,
      liveClientType: 'Advanced',
    },
  ],
};

/** Notifications of a browser that answers the permission request with `answer`, shown in a list. */
const fakeNotifications = (answer: NotificationPermissionStatus) => {
  const state: { now: NotificationState } = {
    now: { choice: noNotifications, permission: 'unasked', isPushed: null },
  };
  const listeners = new Set<() => void>();
  const shown: SiteNotification[] = [];
  const pushed: (PushChoice | null)[] = [];
  const counts = { asked: 0, leading: 0 };
  const become = (next: NotificationState) => {
    state.now = next;
    for (const listener of listeners) listener();
  };
  const port: Notifications = {
    current: () => state.now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (change: (choice: NotificationChoice) => NotificationChoice) =>
      become({ ...state.now, choice: change(state.now.choice) }),
    requestPermission: () => {
      counts.asked += 1;
      become({ ...state.now, permission: answer });
      return Promise.resolve(answer);
    },
    push: (choice) => {
      pushed.push(choice);
      return Promise.resolve();
    },
    show: (notification) => {
      shown.push(notification);
      return Promise.resolve();
    },
    onPress: () => () => undefined,
    runInOneTab: (begin) => {
      counts.leading += 1;
      const stop = begin();
      return () => {
        counts.leading -= 1;
        stop();
      };
    },
  };
  return { port, shown, pushed, counts, become, state };
};

const openWith = async (answer: NotificationPermissionStatus, { isFollowed = true } = {}) => {
  const fake = fakeNotifications(answer);
  const followed = browserFollowed(window, DeploymentId(defaultDeployment.id));
  const team = {
    kind: 'team',
    id: TeamId(101),
    seasonId: null,
    tournamentId: null,
    name: 'Nordlys',
  } as const;
  if (isFollowed) followed.change(toggleFollowed(team));
  const site = await open('/standings?seasonId=1&tournamentId=11', {
    more: { 'ta/ScheduledMatchesBySport/?sportIds=199&date=11/21/2026': day },
    services: {
      followed,
      notifications: fake.port,
    },
  });
  return { ...site, ...fake, followed, team };
};

const bell = async (): Promise<HTMLElement> => {
  fireEvent.click(await screen.findByRole('button', { name: 'Settings' }));
  return screen.findByRole('button', { name: 'Notify me of what I follow' }, { timeout: 10_000 });
};

const isFollowedLive = ({ channel }: Awaited<ReturnType<typeof openWith>>): boolean =>
  channel.watchers(goalsChannel(matchId)) > 0;

const goal = (channel: Awaited<ReturnType<typeof openWith>>['channel'], team: string) =>
  act(async () =>
    channel.publish(goalsChannel(matchId), {
      MatchEventType: 'Goal',
      Team: team,
      Period: 200051,
      Time: 754,
      MatchId: matchId,
      ClientId: 'one',
    }),
  );

describe('notifications of followed teams', () => {
  it('ask for permission on a press only', async () => {
    const { counts } = await openWith('granted');
    const button = await bell();
    expect(counts.asked).toBe(0);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    expect(counts.asked).toBe(1);
  });

  it('are told by push what is followed, how and in which language, and nothing when they are switched off', async () => {
    const { pushed, followed, team } = await openWith('granted');
    const button = await bell();
    expect(pushed).toEqual([]);
    fireEvent.click(button);
    const shown = { players: [], matches: [], language: 'en', results: 'shown', delay: 0 };
    await waitFor(() => expect(pushed.at(-1)).toEqual({ teams: [101], ...shown }), { timeout: 10_000 });
    act(() => followed.change(toggleFollowed(team)));
    await waitFor(() => expect(pushed.at(-1)).toEqual({ teams: [], ...shown }));
    fireEvent.click(button);
    await waitFor(() => expect(pushed.at(-1)).toBeNull());
  });

  it('are shown by no page while the device is told of them anyway', async () => {
    const site = await openWith('granted');
    fireEvent.click(await bell());
    await waitFor(() => expect(isFollowedLive(site)).toBe(true), { timeout: 10_000 });
    act(() => site.become({ ...site.state.now, isPushed: true }));
    await waitFor(() => expect(isFollowedLive(site)).toBe(false));
    act(() => site.become({ ...site.state.now, isPushed: false }));
    await waitFor(() => expect(isFollowedLive(site)).toBe(true));
    expect(screen.getByText(/tells you only while the site is open/)).toBeInTheDocument();
  });

  it('report a goal, open its match, and replace it after a correction', async () => {
    const site = await openWith('granted');
    site.channel.publish(goalsChannel(matchId), {
      MatchEventType: 'Timer',
      Type: 4,
      Period: 200051,
      Time: 0,
      MatchId: matchId,
      ClientId: 'start',
    });
    expect(isFollowedLive(site)).toBe(false);
    fireEvent.click(await bell());
    await waitFor(() => expect(isFollowedLive(site)).toBe(true), { timeout: 10_000 });
    await act(() => Promise.resolve());
    await goal(site.channel, 'H');
    await waitFor(() => expect(site.shown).toHaveLength(1));
    expect(site.shown[0]).toMatchObject({
      title: 'Nordlys 1–0 Havørn',
      body: 'Goal for Nordlys · 1st period 12:34',
      path: '/livematch?seasonId=1&tournamentId=11&matchId=77&matchDate=2026-11-21',
      lang: 'en',
      isAudible: true,
    });
    await goal(site.channel, 'A');
    await waitFor(() => expect(site.shown).toHaveLength(2));
    expect(site.shown[1]).toMatchObject({
      title: 'Nordlys 0–1 Havørn',
      isAudible: false,
      tag: site.shown[0]?.tag,
    });
  });

  it('leave the channels of matches alone when they are switched off, and of teams that are not followed', async () => {
    const site = await openWith('granted');
    const button = await bell();
    fireEvent.click(button);
    await waitFor(() => expect(isFollowedLive(site)).toBe(true), { timeout: 10_000 });
    act(() => site.followed.change(toggleFollowed(site.team)));
    await waitFor(() => expect(isFollowedLive(site)).toBe(false));
    act(() => site.followed.change(toggleFollowed(site.team)));
    await waitFor(() => expect(isFollowedLive(site)).toBe(true));
    fireEvent.click(button);
    await waitFor(() => expect(isFollowedLive(site)).toBe(false));
    expect(site.counts.leading).toBe(0);
  });

  it('say in plain words what to do where the browser blocks them or has none', async () => {
    const { counts } = await openWith('denied');
    fireEvent.click(await bell());
    expect(await screen.findByRole('alert')).toHaveTextContent('The browser blocks notifications');
    expect(counts.leading).toBe(0);
    cleanup();
    // A private window of WebKit asks nobody.
    await openWith('unasked');
    fireEvent.click(await bell());
    expect(await screen.findByRole('alert')).toHaveTextContent('In a private window they are not possible');
    cleanup();
    await openWith('unsupported');
    fireEvent.click(await bell());
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser shows no notifications');
  });
});
