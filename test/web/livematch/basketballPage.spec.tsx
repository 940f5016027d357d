import '@testing-library/jest-dom/vitest';
import { Instant } from '@kampdag/core/time/instant';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { basket, basketballBegun, inQuarter } from './ballMessages.ts';
import { type LivePageOptions, openLivePage, startsAt, timer } from './livePage.tsx';

afterEach(cleanup);

const open = (options: LivePageOptions = {}) =>
  openLivePage({ sport: 'basketball', history: basketballBegun, now: startsAt, ...options });

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

const rowOfFirst = () => screen.getByRole('row', { name: /Ola Hjemme1/ });

const foul = (n: number) => inQuarter(`f${n}`, 'Foul', { Team: 'H', Player: 11, FoulType: 200447 });

describe('the live page of basketball', () => {
  it('has the play-by-play, the teams and the charts; no lineups (§2)', async () => {
    await open();
    expect(tabs()).toEqual(['Play by play', 'Teams', 'Charts']);
  });

  it('counts down from 10:00, with the time left beside each event (§2)', async () => {
    const page = await open();
    expect(screen.getByRole('timer')).toHaveTextContent('10:00');
    await page.publish(basket('b1', 200442));
    expect(page.plays()[0]).toMatch(/^08:30\+3Three-pointerNordlys#1 Ola Hjemme1/);
    expect(page.board()).toHaveTextContent('Score 3 to 0');
  });

  it('shows baskets, misses and assists', async () => {
    const page = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'All events' }));
    await page.publish(
      basket('b1', 200443, { Assist: 12 }),
      basket('b2', 200580),
      inQuarter('f', 'Foul', { Team: 'A', Player: 21, FoulType: 200450 }),
      inQuarter('s', 'Substitution', { Team: 'H', PlayerIn: 16, PlayerOut: 11 }),
    );
    const [substitution, foul, missed, made] = page.plays();
    expect(made).toContain('Assist: #2 Ola Hjemme2');
    expect(missed).toContain('Missed three-pointer');
    expect(foul).toContain('Unsportsmanlike foul');
    expect(substitution).toContain('In: #6 Ola Hjemme6');
    expect(substitution).toContain('Out: #1 Ola Hjemme1');
  });

  it('filters by basketball’s own types; baskets, timeouts and periods are the key events (§2)', async () => {
    const page = await open();
    await page.publish(basket('b1', 200443), inQuarter('r', 'DefensiveRebound', { Team: 'A', Player: 21 }));
    await page.publish(basket('b2', 200580));
    const says = (text: string) => page.plays().some((play) => play.includes(text));
    expect([says('Two-pointer'), says('Defensive rebound'), says('Missed')]).toEqual([true, false, false]);
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
    const bar = screen.getByLabelText('Events shown');
    const buttons = within(bar).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Baskets',
      'Missed shots',
      'Defensive rebounds',
      'Offensive rebounds',
      'Substitutions',
      'Fouls',
      'Blocks',
      'Steals',
      'Turnovers',
      'Timeouts',
      'Periods',
    ]);
    await userEvent.click(within(bar).getByRole('button', { name: 'Defensive rebounds' }));
    expect([says('Two-pointer'), says('Defensive rebound'), says('Missed')]).toEqual([true, true, false]);
  });

  it('shows team fouls, the bonus after four, and timeouts left', async () => {
    const page = await open();
    const fouls = [1, 2, 3, 4].map((number) =>
      inQuarter(`f${number}`, 'Foul', { Team: 'A', Player: 20 + number, FoulType: 200447 }),
    );
    await page.publish(...fouls, inQuarter('t', 'Timeout', { Team: 'H' }));
    expect(page.board()).toHaveTextContent('Fjellvik: 4 team fouls');
    expect(page.board()).toHaveTextContent('Nordlys in the bonus');
    expect(page.board()).not.toHaveTextContent('Fjellvik in the bonus');
    expect(page.board()).toHaveTextContent('Nordlys: 1 timeout left');
    expect(page.board()).toHaveTextContent('Fjellvik: 2 timeouts left');
  });

  it('has a box score: minutes, points, players on court, the team’s total, links to profiles', async () => {
    await open({
      url: '/livematch?matchId=7&tab=3',
      history: [...basketballBegun, basket('b1', 200443), basket('b2', 200581), basket('b3', 200444)],
      now: startsAt,
    });
    const row = screen.getByRole('row', { name: /Ola Hjemme1/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.slice(0, 9).map(({ textContent }) => textContent)).toEqual([
      '1',
      '01:30',
      '3',
      '1/2',
      '50',
      '1/2',
      '50',
      '0/0',
      '0',
    ]);
    expect(row).toHaveTextContent('On the court');
    expect(screen.getByRole('row', { name: /Ola Hjemme6/ })).not.toHaveTextContent('On the court');
    expect(within(row).getByRole('link')).toHaveAttribute('href', expect.stringContaining('playerId=11'));
    const [total] = screen.getAllByRole('row', { name: /^Total/ });
    expect(total).toHaveTextContent(/^Total07:3031\/250/);
  });

  it('says of a player with five fouls that the match is over for them, and of nobody else (R46)', async () => {
    const page = await open({
      url: '/livematch?matchId=7&tab=3',
      history: [...basketballBegun, basket('b1', 200443), ...[1, 2, 3, 4].map(foul)],
      now: startsAt,
    });
    expect(rowOfFirst()).not.toHaveTextContent('Out: too many fouls');
    await page.publish(foul(5));
    await waitFor(() => expect(rowOfFirst()).toHaveTextContent('Out: too many fouls'));
    expect(screen.getByRole('row', { name: /Ola Hjemme6/ })).not.toHaveTextContent('Out');
  });

  it('shows no shooting percentage where only made shots were reported, and says so (R27)', async () => {
    await open({
      url: '/livematch?matchId=7&tab=3',
      history: [...basketballBegun, basket('b1', 200443)],
    });
    const row = screen.getByRole('row', { name: /Ola Hjemme1/ });
    expect(within(row).getAllByText('*')).toHaveLength(3);
    expect(screen.getByText(/Only made shots were reported/)).toBeInTheDocument();
  });

  it('ends at 40:00, and links to the match’s page', async () => {
    await open({ history: [...basketballBegun, basket('b1', 200443), timer('end', 5, { Period: 200073 })] });
    expect(screen.getByRole('timer')).toHaveTextContent('40:00');
    expect(screen.getByRole('link', { name: 'Full match report' })).toHaveAttribute(
      'href',
      expect.stringContaining('/match?'),
    );
  });

  it('links from a team’s name to its players’ statistics (§2)', async () => {
    const page = await open({ match: { hometeamId: 900, awayteamId: 901 } });
    expect(within(page.board()).getByRole('link', { name: 'Nordlys, the players' })).toHaveAttribute(
      'href',
      '/statistics/basketball/players?seasonId=1&tournamentId=70&teamOrgId=900',
    );
  });

  it('says in the specification’s words that it was never set up', async () => {
    await open({ history: [], now: Instant(startsAt + 600_000) });
    expect(screen.getByText('The match has not yet been set up for LIVE reporting.')).toBeInTheDocument();
  });

  it('charts lead changes and ties, also where there were none', async () => {
    const page = await open({ url: '/livematch?matchId=7&tab=4' });
    await page.publish(basket('b1', 200442));
    expect(screen.getByText('No lead changes, never tied.')).toBeInTheDocument();
    await page.publish(basket('b2', 200442, { Team: 'A', Player: 21 }));
    expect(screen.getByText('No lead changes, tied once.')).toBeInTheDocument();
  });
});
