import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stubLayout } from '../../support/layout.ts';
import { begun, goal, message, openLivePage } from './livePage.tsx';

beforeEach(stubLayout);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
const basket = (clientId: string, TotalMatchTime = 60) =>
  message(clientId, 'Shot', { Team: 'H', Player: 11, ShotResult: 200443, Period: 200076, TotalMatchTime });
const basketball = {
  sport: 'basketball',
  history: [
    ...begun.slice(0, 1),
    message('m', 'Timer', { Type: 4, Period: 200076 }),
    message('s', 'Timer', { Type: 1, Period: 200076 }),
    message('b0', 'Shot', { Team: 'H', Player: 11, ShotResult: 200443, Period: 200076 }),
  ],
} as const;

describe('what is narrated (looks.md, "For everyone" 9)', () => {
  it('defaults to the decisive events: no single basket', async () => {
    const page = await openLivePage(basketball);
    expect(screen.getByRole('radio', { name: 'Lead changes and long runs' })).toBeChecked();
    await page.publish(basket('b1'));
    expect(page.board()).toHaveTextContent('Score 4 to 0');
    expect(page.news()).toBe('');
  });

  it('includes each basket where chosen, also in the next match', async () => {
    const page = await openLivePage(basketball);
    await choose('Every basket');
    await page.publish(basket('b1'));
    expect(page.news()).toBe('2 points for Nordlys, scored by Ola Berg. Nordlys 4, Fjellvik 0.');
    page.unmount();
    const next = await openLivePage(basketball);
    await next.publish(basket('b2'));
    expect(next.news()).toBe('2 points for Nordlys, scored by Ola Berg. Nordlys 4, Fjellvik 0.');
  });

  it('is a full sentence for a goal: team, scorer, time and score', async () => {
    const page = await openLivePage();
    await page.publish(goal('g1'));
    expect(page.news()).toBe(
      'Power-play goal for Nordlys, scored by Ola Berg, assisted by Ola Dal, 5 minutes into the 1st period. Nordlys 1, Fjellvik 0.',
    );
  });

  it('is nothing where turned off', async () => {
    const page = await openLivePage();
    await choose('Nothing');
    await page.publish(goal('g1'));
    expect(page.board()).toHaveTextContent('Score 1 to 0');
    expect(page.news()).toBe('');
  });
});

describe('a paused page (WCAG 2.2.2)', () => {
  it('changes nothing, clock and title included, and shows everything since when resumed', async () => {
    const page = await openLivePage();
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(page.container.querySelector('[data-connection]')).toHaveTextContent('Updates paused');
    const before = [page.board().textContent, page.plays(), document.title];
    await page.publish(goal('g1'), goal('g2'));
    expect([page.board().textContent, page.plays(), document.title]).toEqual(before);
    expect(page.news()).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Resume' }));
    expect(page.board()).toHaveTextContent('Score 2 to 0');
    expect(document.title).toContain('2–0');
  });
});
