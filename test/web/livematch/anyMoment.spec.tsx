import '@testing-library/jest-dom/vitest';
import type { SportKind } from '@kampdag/core/sportKind';
import { Instant } from '@kampdag/core/time/instant';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stubLayout } from '../../support/layout.ts';
import { basketballBegun, inQuarter, points, secondSet } from './ballMessages.ts';
import { begun, deleteOf, goal, matchId, message, openLivePage, startsAt, timer } from './livePage.tsx';

beforeEach(stubLayout);
afterEach(cleanup);

const apart = 20_000;

const hockey: readonly object[] = [
  ...begun,
  message('f1', 'Faceoff', { Player: 11, Opponent: 21, Time: 10, PeriodTime: '00:10' }),
  goal('g1', { Time: 60, PeriodTime: '01:00' }),
  message('p1', 'Penalty', { Team: 'A', Player: 22, Minutes: 2, Time: 90, PeriodTime: '01:30' }),
  goal('g1', { Player: 12, FirstAssist: null, Time: 60, PeriodTime: '01:00' }),
  goal('g2', { Team: 'A', Player: 21, Time: 200, PeriodTime: '03:20' }),
  deleteOf('g2'),
  timer('stop', 2, { Time: 240, PeriodTime: '04:00' }),
];

const basketball: readonly object[] = [
  ...basketballBegun,
  inQuarter('s1', 'Shot', { Team: 'H', Player: 11, ShotResult: 200442 }),
  inQuarter('s2', 'Shot', { Team: 'A', Player: 21, ShotResult: 200444 }),
  inQuarter('f1', 'Foul', { Team: 'A', Player: 21, Opponent: 11 }),
];

/** The page's texts about the match, without connection, scrub bar and delay. */
const saidOn = (page: HTMLElement): readonly (string | null)[] => [
  document.title,
  ...[...page.querySelectorAll('[role="region"], section[aria-label], [role="tabpanel"], table')]
    .filter((part) => part.closest('[data-scrub], [data-in-step]') === null)
    .map(({ textContent }) => textContent),
];

/** The scrub bar once it listens to keys, which is after it appears. */
const openScrubBar = async (): Promise<HTMLElement> => {
  const slider = await screen.findByRole('slider');
  await act(async () => undefined);
  return slider;
};

const openLive = (sport: SportKind, history: readonly object[]) =>
  openLivePage({ sport, history, apart, toldAt: startsAt, now: Instant(startsAt + 900_000) });

const openMoments = async (sport: SportKind, history: readonly object[]) => {
  const page = await openLive(sport, history);
  fireEvent.click(screen.getByRole('button', { name: 'Replay' }));
  await openScrubBar();
  return page;
};

describe.each([
  ['icehockey', hockey, begun.length],
  ['basketball', basketball, basketballBegun.length],
] as const)('%s at any moment', (sport, history, first) => {
  it('equals, on the whole page, a page whose channel ended there', async () => {
    const page = await openMoments(sport, history);
    const past = new Map<string, readonly (string | null)[]>();
    for (let step = 0; step < 12; step += 1) {
      await act(async () => {
        fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      });
      past.set(screen.getByRole('slider').getAttribute('value') ?? '', saidOn(page.container));
    }
    cleanup();
    expect(past.size).toBeGreaterThan(2);
    let compared = 0;
    for (let told = first + 1; told < history.length; told += 1) {
      const said = past.get(String((told - 1) * apart));
      if (said === undefined) continue;
      const ended = await openLivePage({
        sport,
        history: history.slice(0, told),
        toldAt: startsAt,
        apart,
        now: Instant(startsAt + (told - 1) * apart),
      });
      expect(said).toEqual(saidOn(ended.container));
      cleanup();
      compared += 1;
    }
    expect(compared).toBeGreaterThan(1);
  });

  it('announces no jumps, and returns to the live page on leaving', async () => {
    const page = await openMoments(sport, history);
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowLeft']) {
      await act(async () => {
        fireEvent.keyDown(document.body, { key });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      });
    }
    expect(page.news()).toBe('');
    fireEvent.click(screen.getByRole('button', { name: /Back to/ }));
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
    const left = saidOn(page.container);
    cleanup();
    const never = await openLive(sport, history);
    expect(left).toEqual(saidOn(never.container));
  });
});

describe('the scrub bar', () => {
  it('shows its moment everywhere on the site until left', async () => {
    const page = await openMoments('icehockey', hockey);
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', shiftKey: true });
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', shiftKey: true });
    await waitFor(() =>
      expect(page.scores.getSnapshot().context.pinned.get(matchId)?.score).toEqual({ home: 1, away: 1 }),
    );
    fireEvent.click(screen.getByRole('button', { name: /Back to/ }));
    await waitFor(() => expect(page.scores.getSnapshot().context.pinned.size).toBe(0));
  });

  it('counts every key press, also faster ones than frames', async () => {
    await openMoments('icehockey', hockey);
    const slider = screen.getByRole('slider');
    const places: (string | null)[] = [slider.getAttribute('value')];
    for (let step = 0; step < 4; step += 1) {
      fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
      await waitFor(() => expect(slider.getAttribute('value')).not.toBe(places.at(-1)));
      places.push(slider.getAttribute('value'));
    }
    for (let step = 0; step < 3; step += 1) fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await waitFor(() => expect(slider).toHaveAttribute('value', places[1]));
    for (let step = 0; step < 2; step += 1) fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    await waitFor(() => expect(slider).toHaveAttribute('value', places[3]));
  });

  it('keeps the focus where it is as steps lead back before the end of the match', async () => {
    await openLive('icehockey', [...hockey, timer('end', 5, { Time: 1200, PeriodTime: '20:00' })]);
    const opened = await screen.findByRole('button', { name: 'Replay' });
    opened.focus();
    fireEvent.click(opened);
    await openScrubBar();
    const atEnd = screen.getByRole('timer').textContent;
    fireEvent.keyDown(opened, { key: 'ArrowLeft' });
    await waitFor(() => expect(screen.getByRole('timer')).not.toHaveTextContent(atEnd));
    expect(screen.getByRole('button', { name: 'Replay' })).toHaveFocus();
  });

  it('describes its marks in words', async () => {
    await openMoments('icehockey', hockey);
    expect(screen.getByRole('slider')).toHaveAccessibleDescription(/3 score changes.*1 penalty/);
    // Its value is where the match stood, not the time of day.
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '1st period 16:00, 1–0');
  });

  it('marks a period once, also one that a reporter starts twice (issue 36, 3)', async () => {
    const again = timer('again', 6, { Time: 0, PeriodTime: '00:00' });
    await openMoments('icehockey', [...hockey.slice(0, begun.length), again, ...hockey.slice(begun.length)]);
    expect(screen.getByRole('slider')).toHaveAccessibleDescription(/1 period start/);
  });

  it('says the time of day, and no score, of a moment before the match', async () => {
    await openMoments('icehockey', hockey);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
    await waitFor(() =>
      expect(screen.getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^\d+:\d\d:\d\d$/),
      ),
    );
  });

  it('speaks the points of the set in volleyball, which has no clock', async () => {
    await openMoments('volleyball', [...secondSet, ...points('x', 2, 'H', 3), ...points('y', 2, 'A', 1)]);
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Set 2: 3–1, 1–0');
    expect(screen.getByRole('slider')).toHaveAccessibleDescription(/\d set starts?/);
  });

  it('opens at the moment in the address, without showing anything later', async () => {
    const page = await openLivePage({
      history: hockey,
      apart,
      toldAt: startsAt,
      url: `/livematch?matchId=7&at=${encodeURIComponent(`0${startsAt + 4 * apart}-000@fake:000`)}`,
    });
    await openScrubBar();
    await waitFor(() => expect(page.board()).toHaveTextContent('Score 0 to 0'));
    expect(page.plays().join()).not.toContain('Goal');
  });

  it('is a replay by its chip, not live, however the match stood then (issue 36)', async () => {
    const page = await openLive('icehockey', [
      ...hockey,
      timer('end', 5, { Time: 1200, PeriodTime: '20:00' }),
    ]);
    const chip = () => page.container.querySelector('[data-state]')?.textContent;
    expect(chip()).toBe('Final');
    fireEvent.click(screen.getByRole('button', { name: 'Replay' }));
    await openScrubBar();
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', shiftKey: true });
    await waitFor(() => expect(chip()).toBe('Replay'));
    fireEvent.click(screen.getByRole('button', { name: /Back to/ }));
    await waitFor(() => expect(chip()).toBe('Final'));
  });

  it('says that there is no moment yet in a match without messages', async () => {
    const page = await openLivePage({ history: [], url: '/livematch?matchId=7&at=0' });
    expect(await screen.findByText(/^Nothing has been reported yet\./)).toBeInTheDocument();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(page.container.querySelector('[data-connection="busy"]')).toBeNull();
    await page.publish(begun[0] ?? {});
    await openScrubBar();
  });

  it('jumps to the moment of a pressed event', async () => {
    const page = await openMoments('icehockey', hockey);
    const rows = await screen.findAllByTitle('Show the match as it stood then');
    const row = rows.find(({ textContent }) => textContent === 'Goal');
    if (row !== undefined) fireEvent.click(row);
    await waitFor(() => expect(page.board()).toHaveTextContent('Score 1 to 0'));
    expect(page.plays().join()).not.toContain('Penalty');
  });
});
