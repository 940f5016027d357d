import '@testing-library/jest-dom/vitest';
import { plainViewing } from '@kampdag/core/site/viewing';
import { Instant } from '@kampdag/core/time/instant';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stubLayout } from '../../support/layout.ts';
import { begun, goal, openLivePage, startsAt, timer } from './livePage.tsx';

beforeEach(() => {
  stubLayout();
  localStorage.clear();
});
afterEach(cleanup);

const apart = 20_000;

const history: readonly object[] = [
  ...begun,
  goal('g1', { Time: 60, PeriodTime: '01:00' }),
  goal('g2', { Team: 'A', Player: 21, Time: 200, PeriodTime: '03:20' }),
  goal('g3', { Time: 300, PeriodTime: '05:00' }),
  timer('end', 5, { Time: 1200, PeriodTime: '20:00' }),
];

const serialOf = (ordinal: number): string => `0${startsAt + ordinal * apart}-000@fake:000`;

const openHidden = (at: string | null) =>
  openLivePage({
    history,
    apart,
    toldAt: startsAt,
    now: Instant(startsAt + 900_000),
    viewing: { ...plainViewing, hidesResults: true },
    url: `/livematch?matchId=7${at === null ? '' : `&at=${encodeURIComponent(at)}`}`,
  });

const slider = () => screen.findByRole('slider');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

const stepOn = async (): Promise<void> => {
  await act(async () => {
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
};

describe('a match whose result is hidden (issue 37, point 9)', () => {
  it('plays when played from the start', async () => {
    await openHidden('0');
    await slider();
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeInTheDocument();
  });

  it('has a slider no longer than what has been seen, so that its length tells of no set and no overtime', async () => {
    await openHidden('0');
    const bar = await slider();
    press('Pause');
    const lengths: number[] = [];
    for (let step = 0; step < 3; step += 1) {
      await stepOn();
      lengths.push(Number(bar.getAttribute('max')));
      expect(bar.getAttribute('value')).toBe(bar.getAttribute('max'));
      expect(bar).toHaveAccessibleDescription(new RegExp(`^(1 period start )?(${step} score change|)`));
    }
    expect(lengths.toSorted((a, b) => a - b)).toEqual(lengths);
    expect(lengths.at(-1)).toBeLessThan((history.length - 1) * apart);
    const seen = lengths.at(-1);
    await act(async () => {
      fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(Number(bar.getAttribute('max'))).toBe(seen);
    expect(Number(bar.getAttribute('value'))).toBeLessThan(seen ?? 0);
  });

  it('asks before a moment that the visitor has not come to, as in a friend’s link', async () => {
    const page = await openHidden(serialOf(6));
    expect(screen.queryByRole('slider')).toBeNull();
    expect(page.container.textContent).toContain('further on in the match than you have seen');
    expect(page.container.textContent).not.toMatch(/Score \d/);
    await waitFor(() => press('Show that moment'));
    await slider();
    await waitFor(() => expect(page.board()).toHaveTextContent('Score 2 to 1'));
    cleanup();
    // What was shown was seen: the same address, and an earlier one, ask no more.
    await openHidden(serialOf(5));
    await slider();
  });

  it.each(['x', '9', 'zzzz', '1e99'])(
    'asks where the moment in the address cannot be read (%s)',
    async (at) => {
      const page = await openHidden(at);
      expect(await screen.findByRole('button', { name: 'Play from the start' })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Show that moment' })).toBeNull();
      expect(screen.queryByRole('slider')).toBeNull();
      expect(page.container.textContent).not.toMatch(/Score \d/);
    },
  );

  it('asks before it shows how the match stands now, and hides everything again when the bar is closed', async () => {
    const page = await openHidden('0');
    await slider();
    press('Pause');
    press('Show the result');
    expect(screen.getByRole('group', { name: /shows how the match stands now/ })).toBeInTheDocument();
    expect(page.container.textContent).not.toContain('2 to 1');
    press('Not yet');
    press('Replay');
    expect(await screen.findByRole('button', { name: 'Play from the start' })).toBeInTheDocument();
    expect(page.container.textContent).not.toMatch(/Score \d/);
  });
});
