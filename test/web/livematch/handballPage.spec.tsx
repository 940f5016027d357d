import '@testing-library/jest-dom/vitest';
import { Instant } from '@kampdag/core/time/instant';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { type LivePageOptions, matchData, message, openLivePage, startsAt } from './livePage.tsx';

afterEach(cleanup);

const inHalf = (clientId: string, type: string, own: object = {}) =>
  message(clientId, type, { Period: 200091, PeriodName: '1. omgang', Time: 300, ...own });

const half = (clientId: string, Type: number) => inHalf(clientId, 'Timer', { Type, Time: 0 });

/** A half that began five minutes before the page opens. */
const begun: readonly object[] = [matchData, half('start', 4), half('p1', 6), half('run', 1)];

const suspension = (clientId: string, Team: 'H' | 'A', Player: number | null, Time = 300) =>
  inHalf(clientId, 'Penalty', { Team, Player, Minutes: 2, Time });

const card = (clientId: string, Color: string, Player: number | null = 11) =>
  inHalf(clientId, 'Card', { Team: 'H', Player, Color });

const open = (options: LivePageOptions = {}) =>
  openLivePage({
    sport: 'handball',
    history: begun,
    toldAt: startsAt,
    now: Instant(startsAt + 300_000),
    ...options,
  });

const suspended = (team: string) =>
  within(screen.getByRole('list', { name: `Suspended, ${team}` }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the live page of handball', () => {
  it('shows suspended players, the time left, and the players on the court', async () => {
    const page = await open();
    expect(page.board()).toHaveTextContent('7 v 7');
    await page.publish(suspension('s1', 'A', 21, 260));
    expect(page.board()).toHaveTextContent('Nordlys power play7 v 6');
    expect(suspended('Fjellvik')).toEqual(['#19 Vik1:20 left on the suspension']);
    await page.publish(suspension('s2', 'H', null));
    expect(page.board()).toHaveTextContent('6 v 6');
    expect(suspended('Nordlys')).toEqual(['Nordlys2:00 left on the suspension']);
  });

  it('keeps a suspension through goals, and ends it after two minutes of play', async () => {
    const page = await open();
    await page.publish(suspension('s1', 'H', 11), inHalf('g', 'Goal', { Team: 'A', Player: 21 }));
    expect(page.board()).toHaveTextContent('Fjellvik power play7 v 6');
    // A phone has no room for long names.
    expect(page.board()).toHaveTextContent('FJE power play');
    page.time.now = Instant(startsAt + 421_000);
    await page.publish(inHalf('run again', 'Timer', { Type: 1, Time: 421 }));
    expect(page.board()).toHaveTextContent('7 v 7');
    expect(screen.queryByRole('list', { name: /Suspended/ })).toBeNull();
  });

  it('announces suspensions, red and blue cards, and a card that becomes red; no warnings', async () => {
    const page = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'All key events' }));
    await page.publish(card('c1', 'Yellow'));
    expect(page.news()).toBe('');
    await page.publish(card('c1', 'Red'));
    expect(page.news()).toBe('Correction: Red card to Nordlys, Ola Berg, 5 minutes into the 1st half.');
  });

  it('announces them in Norwegian', async () => {
    const page = await open({ language: 'no' });
    await userEvent.click(screen.getByRole('radio', { name: 'Alle viktige hendelser' }));
    await page.publish(suspension('s1', 'H', 11));
    expect(page.board()).toHaveTextContent('Fjellvik i overtall7 mot 6');
    expect(page.news()).toBe('2 minutters utvisning til Nordlys, Ola Berg, 5 minutter ut i 1. omgang.');
  });
});
