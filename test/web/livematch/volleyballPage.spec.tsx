import '@testing-library/jest-dom/vitest';
import { Instant } from '@kampdag/core/time/instant';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { inSet, points, secondSet } from './ballMessages.ts';
import { type LivePageOptions, openLivePage, startsAt } from './livePage.tsx';

afterEach(cleanup);

const open = (options: LivePageOptions = {}) =>
  openLivePage({ sport: 'volleyball', history: secondSet, ...options });

describe('the live page of volleyball', () => {
  it('has only the play-by-play and the charts', async () => {
    await open();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Play by play',
      'Charts',
    ]);
  });

  it('shows sets won as the score, the set’s points, and the serving side', async () => {
    const page = await open();
    expect(page.board()).toHaveTextContent('Sets 1 to 0');
    await page.publish(...points('x', 2, 'A', 2));
    expect(page.board()).toHaveTextContent('Points of the set: 0 to 2. Fjellvik serves');
    expect(page.board()).toHaveTextContent('(25–3)');
    await page.publish(...points('y', 2, 'H', 1));
    expect(page.board()).toHaveTextContent('Points of the set: 1 to 2. Nordlys serves');
  });

  it('has a table of the sets', async () => {
    await open();
    const card = screen.getByRole('region', { name: 'Sets' });
    const row = within(card).getByRole('row', { name: /Nordlys/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['25', '0', '1']);
  });

  it('filters by point, penalty, set start and end, and timeout (§2)', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
    const bar = screen.getByLabelText('Events shown');
    expect(
      within(bar)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Points', 'Penalties', 'Set start and end', 'Timeouts']);
  });

  it('names a point by its kind, with the set’s score and without a time', async () => {
    const page = await open();
    await page.publish(
      inSet('p', 2, 'Point', { Team: 'A', Type: 'error', Opponent: 11 }),
      inSet('q', 2, 'Point', { Team: 'H', Player: 11, Type: 'ace' }),
    );
    expect(page.plays()[0]).toMatch(/^Service aceNordlys#9 Ola Berg/);
    expect(page.plays()[1]).toMatch(/^Opponents’ errorFjellvikError by #9 Ola Berg/);
    expect(page.plays()[0]).toContain('Score 1 to 1');
  });

  it('announces a set won', async () => {
    const page = await open();
    await page.publish(...points('z', 2, 'A', 25), inSet('e2', 2, 'Timer', { Type: 7 }));
    expect(page.news()).toContain('won set 2');
    expect(page.board()).toHaveTextContent('Sets 1 to 1');
  });

  it('says in the specification’s words that there is nothing (§2)', async () => {
    await open({ history: [], now: Instant(startsAt + 600_000) });
    expect(screen.getByText('No live match data available')).toBeInTheDocument();
  });

  it('counts down to its start and goes live by itself', async () => {
    const page = await open({ history: [], now: Instant(startsAt - 61_000) });
    expect(screen.getByRole('timer')).toHaveTextContent('00:01:01');
    await page.publish(...secondSet);
    expect(page.board()).toHaveTextContent('Sets 1 to 0');
  });
});

describe('the live page of the corporate variant', () => {
  it('says that there are no live events', async () => {
    await openLivePage({ sport: 'soccer', history: [], now: Instant(startsAt + 600_000) });
    expect(screen.getByText('No live match data available')).toBeInTheDocument();
  });

  it('names in its charts the winner of a set, or the score of the current one', async () => {
    const page = await open({ url: '/livematch?matchId=7&tab=4' });
    await page.publish(...points('x', 2, 'A', 2));
    expect(screen.getByText('Nordlys won the set, 25–3.')).toBeInTheDocument();
    expect(screen.getByText('The score is 0–2.')).toBeInTheDocument();
  });
});
