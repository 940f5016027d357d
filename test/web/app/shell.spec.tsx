import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import '@testing-library/jest-dom/vitest';
import { MatchId } from '@kampdag/core/ids';
import { goalsChannel } from '@kampdag/core/live/wire/channel';
import { deploymentOfId } from '@kampdag/core/site/deployment';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { event, timer } from '../../core/live/timedMessages.ts';
import { stubLayout } from '../../support/layout.ts';
import { open } from './openSite.tsx';
import { evening } from './site.tsx';

afterEach(cleanup);

const slider = () => screen.findByRole('region', { name: /^Matches/ });
const menu = async () => {
  const [first] = await screen.findAllByRole('navigation', { name: 'Main menu' });
  if (first === undefined) throw new Error('no menu');
  return within(first);
};

/** A card as it is heard, part by part. */
const said = (card: HTMLElement): string => {
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode() !== null) words.push(walker.currentNode.textContent ?? '');
  return words.join(' ');
};

const start = { ...timer('matchStart', 1, 0), ClientId: 's1', MatchId: 2 };
const goal = { ...event('Goal', 'H', 1, 120), ClientId: 'g1', MatchId: 2 };

describe('the slider of matches (§2)', () => {
  it('shows the league’s matches by date and start, with names, scores, day and start, and leads where they lead (§2)', async () => {
    await open('/scoreboard?seasonId=1&tournamentId=11');
    const cards = await within(await slider()).findAllByRole('listitem');
    expect(cards.map(said)).toEqual([
      'Sat 21 Nov 12:00 Hjemme 1 4 Borte 1 2',
      // With nothing reported it has no score and is not shown as started.
      'Live 21 Nov 18:30 Hjemme 2 Borte 2',
      'Postponed 21 Nov 18:30 Hjemme 4 Borte 4',
      'Sat 21 Nov 21:00 Hjemme 3 Borte 3',
    ]);
    const ways = cards.map((card) => card.querySelector('a')?.getAttribute('href')?.split('?')[0] ?? null);
    expect(ways).toEqual(['/match', '/livematch', null, null]);
  });

  it('is not filtered by the chosen team', async () => {
    await open('/schedule?seasonId=1&tournamentId=11&teamId=999');
    expect(await within(await slider()).findAllByRole('listitem')).toHaveLength(4);
  });

  it('shows no result of a league that does not publish them, and leads to none (§4, R24)', async () => {
    await open('/scoreboard?seasonId=1&tournamentId=12');
    const [card] = await within(await slider()).findAllByRole('listitem');
    expect(within(await slider()).queryByRole('link')).not.toBeInTheDocument();
    expect(card?.textContent).not.toMatch(/9/);
  });

  it('is walked by Tab, the live match first, and has no stop where a match has no page; arrow keys, Home and End move through it too (WCAG 2.1.1, 2.4.3)', async () => {
    // jsdom gives no element a width.
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1280);
    await open('/scoreboard?seasonId=1&tournamentId=11');
    const links = await within(await slider()).findAllByRole('link');
    const [played, live] = links;
    expect(links).toHaveLength(2);
    for (let press = 0; press < 5 && document.activeElement !== live; press += 1) {
      expect(played).not.toHaveFocus();
      await userEvent.tab();
    }
    expect(live).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('banner')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    expect(live).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(played).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(live).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(played).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(live).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(played).toHaveFocus();
  });

  it('reports a failure and retries on request; the rest of the page stays (R28)', async () => {
    let isDown = true;
    await open('/scoreboard?seasonId=1&tournamentId=11', {
      failing: (path) => isDown && path.startsWith('kampdag/Slider'),
    });
    const region = within(await slider());
    expect(await region.findByRole('alert')).toHaveTextContent('The matches could not be loaded.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Scoreboard');
    isDown = false;
    await userEvent.click(region.getByRole('button', { name: 'Try again' }));
    expect(await within(await slider()).findAllByRole('listitem')).toHaveLength(4);
  });
});

describe('live scores', () => {
  it('follow each match once per page, and update everywhere it is shown (§4)', async () => {
    const { channel } = await open('/scoreboard?seasonId=1&tournamentId=11');
    const name = goalsChannel(MatchId(2));
    await waitFor(() => expect(channel.watchers(name)).toBe(1));
    await act(async () => {
      channel.publish(name, start, { timestamp: evening - 120_000 });
      channel.publish(name, goal, { timestamp: evening - 60_000 });
    });
    expect(
      await within(await slider()).findByRole('link', { name: /^Live .*Hjemme 2 1 Borte 2 0$/ }),
    ).toBeVisible();
    expect(
      await within(screen.getByRole('main')).findByRole('link', {
        name: /Hjemme 2 – Borte 2, follow live, 1–0/,
      }),
    ).toBeVisible();
    await userEvent.click((await menu()).getByRole('link', { name: 'Schedule' }));
    await screen.findByRole('heading', { level: 1, name: 'Schedule' });
    expect(
      await within(screen.getByRole('main')).findByRole('link', { name: /follow live, 1–0/ }),
    ).toBeVisible();
    expect(channel.watchers(name)).toBe(1);
  });

  it('are not followed where results are hidden (R24)', async () => {
    const { channel } = await open('/scoreboard?seasonId=1&tournamentId=12');
    await within(await slider()).findAllByRole('listitem');
    expect(channel.watchers(goalsChannel(MatchId(5)))).toBe(0);
  });
});

describe('the league’s header', () => {
  it('names season, then league; the logo leads home with the same query (§2)', async () => {
    await open('/schedule?seasonId=1&tournamentId=11&teamId=101');
    const header = await screen.findByRole('banner');
    await within(header).findByText('EHL');
    expect(header.textContent).toMatch(/2026–27EHL/);
    expect(within(header).getByRole('link', { name: /to the scoreboard/ })).toHaveAttribute(
      'href',
      '/?seasonId=1&tournamentId=11&teamId=101',
    );
  });

  it('opens the filter only once seasons, leagues and teams are loaded (§2)', async () => {
    await open('/scoreboard');
    const button = screen.getByRole('button', { name: 'Date, league and team' });
    expect(button).toBeDisabled();
    await waitFor(() => expect(button).toBeEnabled());
  });
});

describe('the filter and the settings', () => {
  it('keep apart what is shown and how: the filter has the four fields of the selection alone', async () => {
    await open('/scoreboard?seasonId=1&tournamentId=11');
    const button = screen.getByRole('button', { name: 'Date, league and team' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    const filter = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await filter.findByRole('combobox', { name: /^League/ });
    expect(filter.getAllByRole('combobox')).toHaveLength(3);
    expect(filter.queryByRole('radio')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    const entry = (await menu()).getByRole('button', { name: 'Settings' });
    await userEvent.click(entry);
    const settings = within(await screen.findByRole('dialog', { name: 'Settings' }));
    expect(settings.getAllByRole('combobox')).toHaveLength(1);
    expect(settings.getByRole('combobox', { name: /^Language/ })).toBeVisible();
    for (const group of ['Theme', 'Results'])
      expect(settings.getByRole('group', { name: group })).toBeVisible();
    expect(settings.getByRole('spinbutton', { name: /^I watch on a stream/ })).toBeVisible();
    expect(settings.getByText('Notifications')).toBeVisible();
    expect(settings.getByRole('button', { name: 'Notify me of what I follow' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(entry).toHaveFocus());
  });
});

describe('the menu', () => {
  it('leads to each screen with season and league (§2)', async () => {
    await open('/');
    await waitFor(async () =>
      expect((await menu()).getByRole('link', { name: 'Schedule' })).toHaveAttribute(
        'href',
        '/schedule?seasonId=1&tournamentId=11',
      ),
    );
  });

  it('leads to another league on the same screen (§1)', async () => {
    await open('/schedule?seasonId=1&tournamentId=11&show=played');
    expect(await (await menu()).findByRole('link', { name: 'Barnehockey' })).toHaveAttribute(
      'href',
      '/schedule?seasonId=1&tournamentId=12',
    );
  });

  it('has no statistics of players and teams for the corporate organisation, soccer’s players apart', async () => {
    const corporate = deploymentOfId(builtInDeployments, 'soccer');
    if (corporate === undefined) throw new Error('no corporate deployment');
    await open('/', { deployment: corporate });
    const links = (await menu()).getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toContain('Players');
    expect(links).not.toContain('Teams');
    expect(corporate.isCorporate).toBe(true);
  });
});

describe('the address', () => {
  it('takes on the default league of the season that it names', async () => {
    await open('/schedule?seasonId=1');
    await waitFor(() => expect(location.search).toBe('?seasonId=1&tournamentId=11'));
  });
});

describe('the schedule (§2)', () => {
  it('shows upcoming matches by day, then played ones, and saves the choice (§2)', async () => {
    const { remembered } = await open('/schedule?seasonId=1&tournamentId=11');
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: /Upcoming\s*3 matches/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(main.getByRole('region', { name: /Saturday 21 November 2026/ })).toHaveTextContent('Hjemme 3');
    await userEvent.click(main.getByRole('link', { name: /Played\s*1 match/ }));
    expect(await main.findByText('4', { selector: 'span' })).toBeVisible();
    expect(main.queryByText('Hjemme 3')).toBeNull();
    expect(location.search).toContain('show=played');
    expect(remembered.get('schedule')).toBe('played');
  });

  it('links to a match’s broadcast on another site', async () => {
    await open('/schedule?seasonId=1&tournamentId=11');
    expect(await screen.findByRole('link', { name: /watch at TV 2/ })).toHaveAttribute(
      'href',
      'https://tv2.kampdag.invalid/match/2',
    );
  });

  it('has the specification’s texts for no upcoming and no played matches (§2, §8)', async () => {
    await open('/schedule?seasonId=1&tournamentId=11&teamId=999');
    expect(await screen.findByText('No upcoming matches')).toBeVisible();
    cleanup();
    await open('/schedule?seasonId=1&tournamentId=11&teamId=999&show=played');
    expect(await screen.findByText('No played matches')).toBeVisible();
  });

  it('says that results are not published, and shows none (§5, R24, R8)', async () => {
    await open('/schedule?seasonId=1&tournamentId=12');
    expect(await screen.findByText('Results not published')).toBeVisible();
    expect(screen.getByRole('main').textContent).not.toContain('9');
  });
});

const goTo = async (name: string) => userEvent.click((await menu()).getByRole('link', { name }));

describe('the way from screen to screen', () => {
  it('names the content by its heading, and says the title of another screen', async () => {
    const { container } = await open('/standings?seasonId=1&tournamentId=11');
    await screen.findByRole('heading', { level: 1, name: 'Standings' });
    expect(screen.getByRole('main')).toHaveAccessibleName('Standings');
    const said = () => container.querySelector('output[data-route]')?.textContent ?? '';
    expect(said()).toBe('');
    await goTo('Schedule');
    await screen.findByRole('heading', { level: 1, name: 'Schedule' });
    await waitFor(() => expect(said()).toMatch(/^Schedule/));
    expect(screen.getByRole('main')).toHaveAccessibleName('Schedule');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('leads back to the link that was pressed', async () => {
    stubLayout();
    await open('/standings?seasonId=1&tournamentId=11');
    await screen.findByRole('heading', { level: 1, name: 'Standings' });
    await goTo('Schedule');
    await screen.findByRole('heading', { level: 1, name: 'Schedule' });
    act(() => history.back());
    await screen.findByRole('heading', { level: 1, name: 'Standings' });
    await waitFor(async () => expect((await menu()).getByRole('link', { name: 'Schedule' })).toHaveFocus());
  });
});
