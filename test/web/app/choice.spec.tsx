import '@testing-library/jest-dom/vitest';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { isWhole } from '../../support/runs.ts';
import { open } from './openSite.tsx';

afterEach(cleanup);

const more = {
  'ta/TournamentTeams/?tournamentId=11': {
    teams: [
      { teamId: 101, team: 'Storhamar' },
      { teamId: 102, team: 'Frisk Asker' },
    ],
  },
};

const whole = 'seasonId=1&tournamentId=11';

const links = async (place: HTMLElement): Promise<readonly HTMLElement[]> =>
  within(place).findAllByRole('link');

const hrefsOf = (found: readonly HTMLElement[]): readonly string[] =>
  found.flatMap((link) => link.getAttribute('href') ?? []);

/** Opens the filter panel. */
const panel = async () => {
  const button = await screen.findByRole('button', { name: 'Date, league and team' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Filter' }));
};

/** A page of a day, of a league, of a person and of a match; all pages in a whole run. */
const screens = [
  '/scoreboard',
  '/statistics/players',
  '/player',
  '/livematch',
  ...(isWhole ? ['/schedule', '/standings', '/teammembers', '/transfers', '/statistics/goalies'] : []),
  ...(isWhole ? ['/statistics/attendance', '/statistics/teams', '/match', '/matchnotready'] : []),
];

const addressOf = (route: string, query: string): string =>
  `${route}?${query}${route === '/player' ? '&playerId=7' : route.endsWith('match') ? '&matchId=1' : ''}`;

describe('a chosen team and date (§4, R5)', () => {
  it.each(screens)('are carried by menu, logo and slider links from %s', async (route) => {
    await open(addressOf(route, `${whole}&teamId=101&date=2026-11-20`), { more });
    const slider = await screen.findByRole('region', { name: /^Matches/ });
    const menus = await screen.findAllByRole('navigation', { name: 'Main menu' });
    const [menu] = menus;
    if (menu === undefined) throw new Error('no menu');
    await within(menu).findByRole('link', { name: 'EHL' });
    const own = hrefsOf(await links(menu)).filter((href) => !href.includes('tournamentId=12'));
    const logo = screen.getByRole('link', { name: /, to the scoreboard$/ });
    const hrefs = [...own, ...hrefsOf(await links(slider)), ...hrefsOf([logo])];
    expect(hrefs.length).toBeGreaterThan(8);
    // Today has its own date and followed items have none, so only the team is carried.
    for (const href of hrefs) {
      expect(href).toMatch(/^\/(today|following)/.test(href) ? /teamId=101/ : /teamId=101&date=2026-11-20/);
    }
  });

  it.each(['/team', '/teammembers', '/standings'])(
    'are not what a visitor leaves %s with, who was there for one team: other screens show all (issue 36)',
    async (route) => {
      const team = route === '/team' ? 'teamId=101' : 'teamOrgId=101';
      await open(`${route}?${whole}&${team}`, { more });
      const [menu] = await screen.findAllByRole('navigation', { name: 'Main menu' });
      if (menu === undefined) throw new Error('no menu');
      await within(menu).findByRole('link', { name: 'EHL' });
      const slider = await screen.findByRole('region', { name: /^Matches/ });
      const logo = screen.getByRole('link', { name: /, to the scoreboard$/ });
      const hrefs = hrefsOf([
        ...within(menu)
          .getAllByRole('link')
          .filter((link) => link.textContent !== 'EHL'),
        ...(await links(slider)),
        logo,
      ]);
      expect(hrefs.length).toBeGreaterThan(8);
      for (const href of hrefs) expect(href).not.toMatch(/team\w*Id=/i);
      expect(screen.queryByRole('link', { name: /^Only / })).toBeNull();
    },
  );

  it('end with their league', async () => {
    await open(`/schedule?${whole}&teamId=101&date=2026-11-20`, { more });
    const [other] = await screen.findAllByRole('link', { name: 'Barnehockey' });
    expect(other).toHaveAttribute('href', '/schedule?seasonId=1&tournamentId=12');
  });

  it.each(screens)('can be chosen on %s, which stays open', async (route) => {
    await open(addressOf(route, whole), { more });
    const filter = await panel();
    await userEvent.click(filter.getByRole('combobox', { name: /^Team/ }));
    await userEvent.click(await filter.findByRole('option', { name: 'Frisk Asker' }));
    await waitFor(() => expect(location.search).toContain('teamId=102'));
    expect(location.pathname).toBe(route);
    expect(filter.getByRole('combobox', { name: /^Team/ })).toHaveTextContent('Frisk Asker');
  });

  it('are also set by a link to a team’s players: the panel shows that team', async () => {
    await open(`/statistics/players?${whole}&teamOrgId=102`, { more });
    const filter = await panel();
    expect(filter.getByRole('combobox', { name: /^Team/ })).toHaveTextContent('Frisk Asker');
    await userEvent.click(filter.getByRole('button', { name: 'Show all teams' }));
    await waitFor(() => expect(location.search).not.toMatch(/team/i));
  });

  it.each(['/scoreboard', '/schedule', '/standings'])(
    'are said on %s, with a way to all teams',
    async (route) => {
      await open(`${route}?${whole}&teamId=102&date=2026-11-21`, { more });
      const clear = await screen.findByRole('link', { name: 'Only Frisk Asker. Show all teams' });
      await userEvent.click(clear);
      await waitFor(() => expect(clear).not.toBeInTheDocument());
      expect(location.search).toBe(`?${whole}&date=2026-11-21`);
    },
  );

  it('report a team outside the league: nothing is filtered silently', async () => {
    await open(`/scoreboard?${whole}&teamId=999`, { more });
    expect(
      await screen.findByRole('link', { name: 'Only a team of another league. Show all teams' }),
    ).toBeVisible();
  });
});
