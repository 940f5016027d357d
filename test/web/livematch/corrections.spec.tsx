import '@testing-library/jest-dom/vitest';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stubLayout } from '../../support/layout.ts';
import { points, secondSet } from './ballMessages.ts';
import { begun, deleteOf, goal, openLivePage } from './livePage.tsx';

beforeEach(stubLayout);
afterEach(cleanup);

describe('the corrections of a match', () => {
  it('show the event before, the event after, and the effect on score and players', async () => {
    const page = await openLivePage({
      history: [...begun, goal('g1'), goal('g2', { Team: 'A', Player: 21 })],
    });
    expect(screen.queryByRole('region', { name: /correction/ })).toBeNull();
    await page.publish(goal('g1', { Player: 12, FirstAssist: null }), deleteOf('g2'));
    const card = await screen.findByRole('region', { name: '2 corrections' });
    fireEvent.click(within(card).getByRole('button', { name: 'Show all 2' }));
    const [taken, changed] = await within(card).findAllByRole('listitem');
    expect(taken).toHaveTextContent('Taken back');
    expect(taken).toHaveTextContent('Score 1–1 became 1–0');
    expect(changed).toHaveTextContent(/Was.*Nordlys · 1st period 05:00 · Goal · #9 Ola Berg.*Is.*Ola Dal/);
    expect(changed).toHaveTextContent('#9 Ola Berg: goals 1 → 0');
    expect(changed).toHaveTextContent('#0 Ola Dal: assists 2 → 1, goals 0 → 1, shots 0 → 1');
    expect(changed).not.toHaveTextContent('Score');
  });

  it('tell of the set’s points in volleyball, without a clock (issue 37, point 10)', async () => {
    const [first, ...others] = points('x', 2, 'H', 3);
    const page = await openLivePage({
      sport: 'volleyball',
      history: [...secondSet, ...(first === undefined ? [] : [first]), ...others],
    });
    await page.publish({ ...first, Team: 'A', Player: 21 });
    const card = await screen.findByRole('region', { name: '1 correction' });
    fireEvent.click(within(card).getByRole('button', { name: 'Show the correction' }));
    const [changed] = await within(card).findAllByRole('listitem');
    expect(changed).toHaveTextContent('Set 2: 3–0 became 2–1');
    expect(changed).toHaveTextContent(/Was.*Nordlys · Set 2 · /);
    expect(changed).not.toHaveTextContent('00:00');
  });
});
