import '@testing-library/jest-dom/vitest';
import { MatchId } from '@kampdag/core/ids';
import { goalsChannel } from '@kampdag/core/live/wire/channel';
import { plainViewing, readViewing } from '@kampdag/core/site/viewing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserViewing } from '../../../src/web/adapters/viewing.ts';
import { event, timer } from '../../core/live/timedMessages.ts';
import { open } from './openSite.tsx';
import { evening } from './site.tsx';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'viewing=; max-age=0; path=/';
});
afterEach(cleanup);

const openWith = async (url: string, viewing = plainViewing) => {
  const viewingStore = browserViewing(window, viewing);
  return { viewingStore, ...(await open(url, { services: { viewing, viewingStore } })) };
};

/** What the page says of a change. */
const said = (): string | null | undefined => document.querySelector('output[data-viewing]')?.textContent;

const result = () => screen.queryAllByText('4–2').length + screen.queryAllByText(/^4$/).length;

describe('a change of how results are viewed (WCAG 3.2.2, 2.4.3, 4.1.3)', () => {
  it('applies in place, asks for nothing again, keeps the focus, and is said', async () => {
    const { asked } = await openWith('/scoreboard?seasonId=1&tournamentId=11');
    await waitFor(() => expect(result()).toBeGreaterThan(0));
    await userEvent.click(await screen.findByRole('button', { name: 'Settings' }));
    const hide = await screen.findByRole('radio', { name: 'Hidden' });
    await act(() => vi.dynamicImportSettled());
    const before = [...asked];
    await userEvent.click(hide);
    expect(result()).toBe(0);
    expect(hide).toHaveFocus();
    await waitFor(() => expect(said()).toBe('Results are hidden.'));
    await userEvent.click(screen.getByRole('radio', { name: 'Shown' }));
    expect(result()).toBeGreaterThan(0);
    await waitFor(() => expect(said()).toBe('Results are shown.'));
    expect(asked).toEqual(before);
  });

  it('is said on every other tab of the visitor too, and applies there at once', async () => {
    await openWith('/scoreboard?seasonId=1&tournamentId=11');
    await waitFor(() => expect(result()).toBeGreaterThan(0));
    act(
      () => void window.dispatchEvent(new StorageEvent('storage', { key: 'viewing', newValue: 'hidden:0:' })),
    );
    expect(result()).toBe(0);
    await waitFor(() => expect(said()).toBe('Results are hidden.'));
  });

  it('shows results again from the note of the page that hid them', async () => {
    await openWith('/scoreboard?seasonId=1&tournamentId=11', { ...plainViewing, hidesResults: true });
    expect(result()).toBe(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Show results' }));
    await waitFor(() => expect(result()).toBeGreaterThan(0));
    expect(screen.queryByText('Results are hidden.')).not.toBeInTheDocument();
  });

  it('sets a delay by Enter, at most 180 seconds, and says so', async () => {
    const { viewingStore } = await openWith('/scoreboard?seasonId=1&tournamentId=11');
    await userEvent.click(await screen.findByRole('button', { name: 'Settings' }));
    const seconds = await screen.findByRole('spinbutton', { name: /^I watch on a stream/ });
    await userEvent.clear(seconds);
    await userEvent.type(seconds, '600{Enter}');
    expect(viewingStore.current().delay).toBe(180);
    expect(seconds).toHaveValue(180);
    expect(seconds).toHaveFocus();
    expect(seconds).toHaveAccessibleDescription('Set to 180: the nearest that can be set.');
    await waitFor(() => expect(said()).toBe('You watch on a stream, 180 seconds behind.'));
  });

  it('answers nothing while nobody can say which matches a delay holds back, and offers another try (issue 37, point 8)', async () => {
    const viewing = { ...plainViewing, delay: 60 };
    let isDown = true;
    await open('/scoreboard?seasonId=1&tournamentId=11', {
      services: { viewing, viewingStore: browserViewing(window, viewing) },
      failing: (path) => isDown && path.startsWith('kampdag/Unsettled'),
    });
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0));
    expect(result()).toBe(0);
    isDown = false;
    const [again] = screen.getAllByRole('button', { name: 'Try again' });
    if (again !== undefined) await userEvent.click(again);
    await waitFor(() => expect(result()).toBeGreaterThan(0));
  });

  it('takes a goal back that lies within a new delay, and shows it again when that ends', async () => {
    const { channel, viewingStore } = await openWith('/scoreboard?seasonId=1&tournamentId=11');
    const name = goalsChannel(MatchId(2));
    await waitFor(() => expect(channel.watchers(name)).toBe(1));
    await act(async () => {
      const [start, goal] = [timer('matchStart', 1, 0), event('Goal', 'H', 1, 120)];
      channel.publish(name, { ...start, ClientId: 's1', MatchId: 2 }, { timestamp: evening - 120_000 });
      channel.publish(name, { ...goal, ClientId: 'g1', MatchId: 2 }, { timestamp: evening - 30_000 });
    });
    const row = within(screen.getByRole('main'));
    expect(await row.findByRole('link', { name: /follow live, 1–0/ })).toBeVisible();
    act(() => viewingStore.change({ ...plainViewing, delay: 60 }));
    expect(await row.findByRole('link', { name: /follow live, 0–0/ })).toBeVisible();
    act(() => viewingStore.change(plainViewing));
    expect(await row.findByRole('link', { name: /follow live, 1–0/ })).toBeVisible();
    expect(channel.watchers(name)).toBe(1);
  });
});

describe('the store of the viewing preferences', () => {
  const hidden = { ...plainViewing, hidesResults: true };

  it('keeps them in a cookie for the server, and tells other tabs through local storage', () => {
    browserViewing(window, plainViewing).change(hidden);
    expect(document.cookie).toContain('viewing=hidden:0:');
    expect(readViewing(localStorage.getItem('viewing'))).toEqual(hidden);
  });

  it('prefers the cookie to what a kept page was rendered with, also when the page comes back', () => {
    document.cookie = 'viewing=hidden:0:; path=/';
    const store = browserViewing(window, plainViewing);
    expect(store.current()).toEqual(hidden);
    document.cookie = 'viewing=shown:20:; path=/';
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.current()).toEqual({ ...plainViewing, delay: 20 });
  });

  it('holds the same object while nothing changes', () => {
    const store = browserViewing(window, hidden);
    store.change({ ...hidden });
    expect(store.current()).toBe(hidden);
  });
});
