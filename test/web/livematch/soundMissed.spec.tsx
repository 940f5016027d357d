import '@testing-library/jest-dom/vitest';
import { Instant } from '@kampdag/core/time/instant';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begun, goal, message, openLivePage, timer } from './livePage.tsx';

const started = vi.fn();

/** An audio device that records its notes. */
class SilentAudio {
  readonly currentTime = 0;
  readonly destination = {};
  readonly createOscillator = () => ({
    frequency: { value: 0 },
    connect: (next: unknown) => next,
    start: started,
    stop: () => undefined,
  });
  readonly createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: (next: unknown) => next,
  });
  readonly close = () => Promise.resolve();
}

beforeEach(() => {
  localStorage.clear();
  started.mockClear();
  vi.stubGlobal('AudioContext', SilentAudio);
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

describe('the sound of a goal', () => {
  it('is off by default', async () => {
    const page = await openLivePage({ history: begun });
    expect(screen.getByRole('switch', { name: 'Sound' })).toHaveAttribute('aria-checked', 'false');
    await page.publish(goal('g1'));
    expect(started).not.toHaveBeenCalled();
  });

  it('plays when turned on and at each goal, and is remembered', async () => {
    const page = await openLivePage({ history: begun });
    await userEvent.click(screen.getByRole('switch', { name: 'Sound' }));
    started.mockClear();
    await page.publish(goal('g1'));
    expect(started).toHaveBeenCalledTimes(2);
    page.unmount();
    await openLivePage({ history: begun });
    expect(screen.getByRole('switch', { name: 'Sound' })).toHaveAttribute('aria-checked', 'true');
  });
});

/** Fakes timeouts, so that milliseconds pass only on command; animation frames stay real. */
const stopTime = (): void => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
const pass = (milliseconds: number): Promise<void> =>
  act(async () => void vi.advanceTimersByTime(milliseconds));

const note = (container: Element): string | undefined =>
  container.querySelector('[data-missed]')?.textContent ?? undefined;

describe('what was missed', () => {
  it('is shown after a reconnect', async () => {
    const page = await openLivePage({ history: begun });
    await act(async () => page.channel.drop());
    await page.publish(goal('g1'));
    expect(note(page.container)).toBeUndefined();
    await act(async () => page.channel.restore());
    await waitFor(() =>
      expect(note(page.container)).toMatch(
        /goal for Nordlys, scored by Ola Berg.* 05:00 into the 1st period\. Nordlys 1–0 Fjellvik/,
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(note(page.container)).toBeUndefined();
  });

  it('is counted by kind, with its rows marked', async () => {
    const page = await openLivePage({ history: [...begun, goal('g0')] });
    const marked = () => page.container.querySelectorAll('[data-was-missed]').length;
    await act(async () => page.channel.drop());
    await page.publish(goal('g1'), goal('g0', { Player: 12, FirstAssist: null }));
    await act(async () => page.channel.restore());
    await waitFor(() => expect(note(page.container)).toContain('2 events (1 goal, 1 correction)'));
    await waitFor(() => expect(marked()).toBe(2));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(marked()).toBe(2);
    await page.publish(goal('g2'));
    expect(marked()).toBe(2);
  });

  it('links to its rows, showing all events where the filter hides them', async () => {
    const shown: (string | undefined)[] = [];
    Element.prototype.scrollIntoView = function (this: HTMLElement) {
      shown.push(this.dataset['row']);
    };
    const page = await openLivePage({ history: begun });
    const missed = async (...bodies: readonly object[]): Promise<void> => {
      await act(async () => page.channel.drop());
      await page.publish(...bodies);
      await act(async () => page.channel.restore());
      await userEvent.click(await screen.findByRole('button', { name: 'Show the first' }));
    };
    const faceoff = message('f1', 'Faceoff', { Player: 11, Opponent: 21 });
    await missed(faceoff, goal('g1'));
    await waitFor(() => expect(shown.at(-1)).toContain('g1'));
    expect(screen.getByRole('radio', { name: 'Key events' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await missed(message('f2', 'Faceoff', { Player: 11, Opponent: 21 }));
    await waitFor(() => expect(shown.at(-1)).toContain('f2'));
    expect(screen.getByRole('radio', { name: 'All events' })).toBeChecked();
  });

  it('is summed up when it was much', async () => {
    const page = await openLivePage({ history: begun });
    await act(async () => page.channel.drop());
    await page.publish(goal('g1'), goal('g2'), goal('g3'), goal('g4', { Team: 'A', Player: 21 }));
    await act(async () => page.channel.restore());
    await waitFor(() =>
      expect(note(page.container)).toContain('4 events while you were away. Nordlys 3–1 Fjellvik.'),
    );
  });

  it('hides after a while, but not from under the focus', async () => {
    const page = await openLivePage({ history: begun });
    stopTime();
    await act(async () => page.channel.drop());
    await page.publish(goal('g1'));
    await act(async () => page.channel.restore());
    await pass(1_000);
    const jump = screen.getByRole('button', { name: 'Show the first' });
    act(() => jump.focus());
    await pass(50_000);
    expect(jump).toHaveFocus();
    act(() => jump.blur());
    await pass(20_000);
    expect(note(page.container)).toBeUndefined();
  });

  it('is listed one by one when it arrives after the connection', async () => {
    const page = await openLivePage({ history: begun });
    stopTime();
    await act(async () => page.channel.drop());
    await act(async () => page.channel.restore());
    await page.publish(goal('g1'));
    await pass(200);
    await page.publish(goal('g2'));
    await pass(50);
    expect(note(page.container)).toMatch(/(goal for Nordlys.*){2}/);
  });

  it('is shown after half a minute hidden, not after a short absence', async () => {
    const page = await openLivePage({ history: begun });
    const away = async (seconds: number, body: object): Promise<void> => {
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      page.time.now = Instant(page.time.now + seconds * 1000);
      await page.publish(body);
      hidden.mockReturnValue(false);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      hidden.mockRestore();
    };
    await away(5, goal('g1'));
    expect(note(page.container)).toBeUndefined();
    await away(31, goal('g2'));
    expect(note(page.container)).toContain('2–0');
  });
});

const titles = () =>
  screen.getAllByRole('figure').map((figure) => figure.querySelector('h2, h3, h4')?.textContent);

describe('the charts', () => {
  it('are drawn from the log when their tab opens, each with a table, and update', async () => {
    const page = await openLivePage({ url: '/livematch?matchId=7&tab=4', history: [...begun, goal('g1')] });
    expect(titles()).toEqual([
      'Score through the match',
      'Shots and pressure by minute',
      'Shots on goal by period',
      'Penalty minutes by period',
      'Face-offs and special teams',
      'Team stats',
    ]);
    for (const opener of screen.getAllByText('Show as table')) fireEvent.click(opener);
    expect(page.container.querySelectorAll('figure table').length).toBe(6);
    expect(screen.getByText('Nordlys leads by 1, 1–0.')).toBeInTheDocument();
    await page.publish(goal('g2', { Team: 'A', Player: 21 }));
    expect(screen.getByText('The score is tied, 1–1.')).toBeInTheDocument();
  });

  it('name the winner after the match', async () => {
    const page = await openLivePage({ url: '/livematch?matchId=7&tab=4', history: [...begun, goal('g1')] });
    await page.publish(timer('over', 5, { Time: 1200, PeriodTime: '20:00' }));
    expect(screen.getByText('Nordlys won by 1, 1–0.')).toBeInTheDocument();
  });
});
