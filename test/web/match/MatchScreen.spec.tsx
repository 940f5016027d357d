import '@testing-library/jest-dom/vitest';
import { MatchId } from '@kampdag/core/ids';
import { goalsChannel } from '@kampdag/core/live/wire/channel';
import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { event, timer } from '../../core/live/timedMessages.ts';
import { createFakeLiveChannel } from '../../support/fakeLiveChannel.ts';
import { basketballAnswers, hockeyAnswers, soccerAnswers, volleyballAnswers } from './answers.ts';
import { fails, matchRow, openMatchPage } from './matchPage.tsx';

afterEach(cleanup);

const deployment = (key: string) => {
  const found = builtInDeployments.find((one) => one.sport === key);
  if (found === undefined) throw new Error(`no deployment ${key}`);
  return found;
};

/** An hour into the match. */
const playing = Instant(Date.UTC(2026, 9, 10, 17));

const hockey = { answers: hockeyAnswers } as const;
const basketball = {
  deployment: deployment('basketball'),
  match: { sportId: 198, matchResult: { homeGoals: 12, awayGoals: 10 } },
  answers: basketballAnswers,
} as const;

const rowTexts = (table: HTMLElement): readonly string[] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.trim()).join(' '));

const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

const board = () => screen.getByRole('region', { name: / (vs|mot) / });

describe('the head of a match’s page', () => {
  it('has the overridden names, score, date, venue, attendance and officials (§2)', async () => {
    await openMatchPage({
      answers: {
        ...hockeyAnswers,
        'ta/MatchReferee': [
          { refereeId: 1, refereeType: 'Hoveddommer', firstName: 'Kari', lastName: 'Dommer' },
          { refereeId: 2, refereeType: 'Hoveddommer', firstName: 'Ola', lastName: 'Strek' },
          {
            refereeId: 0,
            refereeType: 'Sekretariat',
            nonOfficialReferee: true,
            nonOfficialRefereeName: 'Per Far',
          },
        ],
      },
    });
    const inNorwegian = [...document.querySelectorAll('[lang="nb"]')].map(({ textContent }) => textContent);
    expect(inNorwegian.slice(0, 3)).toEqual(['EHL', 'Nordlys', 'Fjellvik IL']);
    expect(inNorwegian).toEqual(
      expect.arrayContaining(['Nordlyshallen', 'Kari Dommer, Ola Strek', 'Per Far']),
    );
    const head = board();
    expect(head).toHaveTextContent('Nordlys');
    expect(head).not.toHaveTextContent('Nordlys Ishockeyklubb');
    expect(head).toHaveTextContent('Fjellvik IL');
    expect(within(head).getByText('Score 2 to 1')).toBeInTheDocument();
    for (const fact of ['Saturday 10 October 2026', '18:30', 'Nordlyshallen', '1,204'])
      expect(head).toHaveTextContent(fact);
    expect(head).toHaveTextContent('Referee: Kari Dommer, Ola Strek');
    expect(head).toHaveTextContent('Table officials: Per Far');
    expect(document.title).toBe('2–1 Nordlys – Fjellvik IL · Final, shootout – Kampdag Hockey');
  });

  it('shows what decided a match, and the score of each period', async () => {
    await openMatchPage(hockey);
    expect(board()).toHaveTextContent('Final, shootout');
    expect(within(board()).getByText('SO')).toBeInTheDocument();
    expect(board()).toHaveTextContent('(1–0, 0–1, 0–0, 0–0, 1–0)');
  });

  it('links from each team to its players (§2)', async () => {
    await openMatchPage(hockey);
    expect(screen.getByRole('link', { name: 'Nordlys, the players' })).toHaveAttribute(
      'href',
      '/statistics/players?seasonId=1&tournamentId=70&teamOrgId=101',
    );
  });

  it('links to the stream, with the provider’s logo in its width, and for 14 days to the play-by-play', async () => {
    await openMatchPage({
      answers: {
        ...hockeyAnswers,
        'broadcasts/': [{ matchId: 7, broadcastUrls: { mygame: 'https://mygame.test/7' } }],
      },
    });
    const stream = screen.getByRole('link', { name: 'Watch at MyGame (another site)' });
    expect(stream).toHaveAttribute('href', 'https://mygame.test/7');
    expect(stream.querySelector('svg[width="70"]')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Play by play' })).toHaveAttribute(
      'href',
      expect.stringContaining('/livematch?'),
    );
    cleanup();
    await openMatchPage({ ...hockey, now: Instant(Date.UTC(2026, 9, 25, 21)) });
    expect(screen.queryByRole('link', { name: 'Play by play' })).toBeNull();
  });

  it('shows the clubs’ logos over their crests, and a crest where there is none (§2)', async () => {
    await openMatchPage({ ...hockey, match: { awayteamClubOrgId: null } });
    expect(board().querySelector('[data-crest="NOR"] > img')).toHaveAttribute('src', '/logo/601');
    expect(board().querySelector('[data-crest="FJE"]')).toBeEmptyDOMElement();
  });
});

describe('a match’s page without figures', () => {
  it('shows the specification’s words where results are not published, and loads none (§2, §4)', async () => {
    const { asked } = await openMatchPage({ ...hockey, league: { isResultPublished: false } });
    expect(screen.getByText('Results not published')).toBeInTheDocument();
    expect(
      screen.getByText('Match results has not been published for matches in this tournament.'),
    ).toBeInTheDocument();
    expect(board()).toHaveTextContent('Result not published');
    expect(document.title).not.toContain('2–1');
    expect(asked.filter((path) => /Incidents|icehockey/.test(path))).toEqual([]);
  });

  it('links to the live page during play', async () => {
    await openMatchPage({ match: { matchResult: null }, now: playing });
    expect(board()).toHaveTextContent('Live');
    expect(screen.getByRole('link', { name: 'Go to the live page' })).toHaveAttribute(
      'href',
      '/livematch?seasonId=1&tournamentId=70&matchId=7&matchDate=2026-10-10',
    );
  });

  it.each([
    ['during play', [], 'Live', '2–1', 'This match is being played now'],
    [
      'once its log has ended, without a result',
      [{ ...timer('matchEnd', 3, 1_200) }],
      'Final',
      '2–1',
      'Play by play',
    ],
  ] as const)(
    'has the score and state of its log %s, as lists have (issue 35, C: “no score yet” for ever)',
    async (_, last, state, score, words) => {
      const channel = createFakeLiveChannel();
      const { settle, container } = await openMatchPage({
        match: { matchResult: null },
        channel,
        now: playing,
      });
      const told = [
        timer('matchStart', 1, 0),
        timer('periodStart', 1, 0),
        event('Goal', 'H', 1, 60),
        event('Goal', 'B', 1, 120),
        event('Goal', 'H', 1, 180),
        ...last,
      ];
      act(() => {
        for (const [index, body] of told.entries()) {
          channel.publish(
            goalsChannel(MatchId(7)),
            { ...body, ClientId: `c${index}`, MatchId: 7 },
            { timestamp: playing },
          );
        }
      });
      await settle();
      const board = container.querySelector('section');
      await waitFor(() => expect(board?.querySelector('[data-score]')).toHaveTextContent(score));
      expect(board?.querySelector('[data-state]')).toHaveTextContent(state);
      expect(container).toHaveTextContent(words);
      expect(container).not.toHaveTextContent('No score yet');
      expect(document.title).toContain(score);
    },
  );

  it('shows a dash and a word before the match', async () => {
    await openMatchPage({ match: { matchResult: null }, now: Instant(Date.UTC(2026, 9, 9)) });
    expect(board()).toHaveTextContent('Upcoming');
    expect(screen.getByText('There is no result yet')).toBeInTheDocument();
    cleanup();
    await openMatchPage({ match: { matchResult: null, nonPlayReason: 'MatchPostponed' }, language: 'no' });
    expect(board()).toHaveTextContent('Utsatt');
  });

  it('says that the match was not found', async () => {
    await openMatchPage({ answers: { 'ta/Match?': null } });
    expect(screen.getByRole('heading', { name: 'This match was not found' })).toBeInTheDocument();
    cleanup();
    await openMatchPage({ url: '/match?matchId=x' });
    expect(screen.getByRole('heading', { name: 'This match was not found' })).toBeInTheDocument();
  });

  it('says that a part failed, with a retry, and keeps the rest', async () => {
    const page = await openMatchPage({ answers: { ...hockeyAnswers, 'icehockey/Match/Goals': fails } });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The goals could not be loaded');
    expect(screen.getByRole('heading', { name: 'Penalties' })).toBeInTheDocument();
    page.answer({ 'icehockey/Match/Goals': hockeyAnswers['icehockey/Match/Goals'] });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await page.settle();
    expect(screen.queryByRole('alert')).toBeNull();
    const scoring = screen.getByRole('region', { name: 'Scoring summary' });
    expect(within(scoring).getByRole('link', { name: '9 Ola Berg' })).toBeInTheDocument();
  });

  it('says that the match could not be loaded, with a retry', async () => {
    const page = await openMatchPage({ answers: { 'ta/Match?': fails } });
    expect(screen.getByRole('alert')).toHaveTextContent('The match could not be fetched');
    page.answer({ 'ta/Match?': matchRow });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await page.settle();
    expect(board()).toBeInTheDocument();
  });
});

describe('the tabs of a match’s page', () => {
  it('work by keyboard, are kept in the address, and load and render only the open one', async () => {
    const { asked } = await openMatchPage(hockey);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Summary',
      'Events',
      'Players',
      'Lineups',
      'Stats',
    ]);
    expect(asked.some((path) => path.includes('TeamMembers'))).toBe(false);
    expect(screen.queryByRole('table', { name: /Skaters/ })).toBeNull();
    screen.getByRole('tab', { name: 'Summary' }).focus();
    for (const name of ['Events', 'Players']) {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus());
    }
    expect(await screen.findAllByRole('table', { name: /Skaters/ })).toHaveLength(2);
    await openTab('Lineups');
    await waitFor(() => expect(asked.some((path) => path.includes('TeamMembers'))).toBe(true));
  });
});

describe('a hockey match', () => {
  it('has three tables by period with totals: goals, shots, penalties (§2)', async () => {
    await openMatchPage(hockey);
    expect(rowTexts(screen.getByRole('table', { name: 'Goals' })).slice(1)).toEqual([
      'Nordlys 1 0 0 0 1 2',
      'Fjellvik IL 0 1 0 0 0 1',
    ]);
    expect(rowTexts(screen.getByRole('table', { name: 'Shots on goal' })).slice(1)).toEqual([
      'Nordlys 2 0 0 0 2',
      'Fjellvik IL 0 1 0 0 1',
    ]);
    expect(rowTexts(screen.getByRole('table', { name: 'Penalty minutes' })).slice(1)).toEqual([
      'Nordlys 0 0 0 0 0',
      'Fjellvik IL 2 0 0 0 2',
    ]);
  });

  it('says that shots were not reported by period', async () => {
    await openMatchPage({ answers: { ...hockeyAnswers, 'ta/MatchIncidents': { matchPeriodResults: [] } } });
    expect(screen.getByText('Shots were not reported by period.')).toBeInTheDocument();
    expect(rowTexts(screen.getByRole('table', { name: 'Shots on goal' }))[1]).toBe('Nordlys – – – 5');
  });

  it('has its scoring by period with assists, goal type and score, also for empty periods', async () => {
    await openMatchPage(hockey);
    const scoring = screen.getByRole('region', { name: 'Scoring summary' });
    const [first] = within(scoring).getAllByRole('listitem');
    expect(first).toHaveTextContent('05:10');
    expect(first).toHaveTextContent('(12 Kari Dal, 0 Per Nes)');
    expect(within(scoring).getByLabelText('Power play')).toHaveTextContent('PP1');
    expect(within(scoring).getByLabelText('Empty net')).toHaveTextContent('EN');
    expect(first).toHaveTextContent('1 to 0');
    expect(first).toHaveTextContent('9, 12, 0');
    expect(scoring).toHaveTextContent('3rd period(No scoring)');
    expect(scoring).toHaveTextContent('Nordlys won the shootout.');
    expect(within(scoring).getByRole('link', { name: '9 Ola Berg' })).toHaveAttribute(
      'href',
      expect.stringContaining('/player?'),
    );
  });

  it('has its penalties by period, overtime and shootout included (§2)', async () => {
    await openMatchPage(hockey);
    const penalties = screen.getByRole('region', { name: 'Penalties' });
    expect(penalties).toHaveTextContent('8 Jo Vik');
    expect(penalties).toHaveTextContent('Hooking');
    expect(penalties).toHaveTextContent('2 min');
    expect(within(penalties).getByRole('link', { name: '8 Jo Vik' })).toHaveAttribute('lang', 'nb');
    expect(within(penalties).getAllByText('(No penalties)')).toHaveLength(4);
    expect(within(penalties).getByRole('heading', { name: 'Shootout' })).toBeInTheDocument();
  });

  it('has its goalies by shirt number with time, shots, saves and percentage, linked to the player (§2)', async () => {
    await openMatchPage({ ...hockey, tab: 'players' });
    const table = screen.getByRole('table', { name: /Goalies, Nordlys/ });
    expect(rowTexts(table).slice(1)).toEqual([
      '1 Eva Vokter 05:00 2 2 100.0',
      '30 Siri Mur 60:00 26 25 96.2',
    ]);
    expect(within(table).getByRole('link', { name: 'Siri Mur' })).toHaveAttribute(
      'href',
      expect.stringContaining('playerId=30'),
    );
  });

  it('has the lineups by position with last names in capitals and the captain marked (§2)', async () => {
    await openMatchPage({ ...hockey, tab: 'lineups' });
    const lineup = screen.getByRole('region', { name: 'Lineups' });
    const captain = within(lineup).getByRole('link', { name: /BERG/ });
    expect(captain).toHaveTextContent('9');
    expect(captain).toHaveTextContent('Captain');
    expect(within(lineup).getAllByRole('heading', { name: 'Line 1' })).toHaveLength(2);
    expect(within(lineup).queryByRole('heading', { name: 'Line 4' })).toBeNull();
    await userEvent.click(within(lineup).getByRole('radio', { name: '4' }));
    expect(within(lineup).getAllByRole('heading', { name: 'Line 4' })).toHaveLength(2);
    expect(within(lineup).queryByRole('link', { name: /BERG/ })).toBeNull();
  });

  it('names the best players of both sides', async () => {
    await openMatchPage(hockey);
    const best = screen.getByRole('region', { name: 'Best players' });
    expect(
      within(best)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['9 Ola BergNordlys, 1 G · 0 A · 5 S', '8 Jo VikFjellvik IL, 0 G · 0 A · 3 S']);
  });

  it('compares the teams and charts the score, each with a table as alternative', async () => {
    await openMatchPage({ ...hockey, tab: 'stats' });
    expect(screen.getByRole('figure', { name: 'Face-offs and special teams' })).toHaveTextContent(
      '1/1Power plays converted0/0',
    );
    cleanup();
    await openMatchPage(hockey);
    const lead = screen.getByRole('figure', { name: 'Score through the match' });
    fireEvent.click(within(lead).getByText('Show as table'));
    expect(lead).toHaveTextContent('1 05:10, 1–0Nordlys by 1');
  });

  it('shows hostile names as text', async () => {
    const { container } = await openMatchPage({
      match: { hometeamOverriddenName: '<img src=x onerror=alert(1)>' },
      answers: {
        ...hockeyAnswers,
        'ta/MatchReferee': [{ refereeId: 1, refereeType: '<b>', firstName: '<script>', lastName: 'x' }],
      },
    });
    expect(container.querySelector('script, img[src="x"], b')).toBeNull();
    expect(board()).toHaveTextContent('<img src=x onerror=alert(1)>');
  });
});

describe('a basketball match', () => {
  it('has a box score per team with percentages, efficiency and totals (§2)', async () => {
    await openMatchPage({ ...basketball, tab: 'players', language: 'en' });
    const box = rowTexts(screen.getByRole('table', { name: /Box score, Nordlys/ }));
    expect(box.slice(1)).toEqual([
      '4 Ada LundC 20:00 8 3/6 50 2/4 50 1/2 50 1/1 100 1 2 3 4 1 0 2 3 0.55'.replace('C', 'CCaptain'),
      '7 Bo Moe 10:00 4 2/2 100 2/2 100 0/0 0 0/0 0 0 1 1 0 0 1 0 1 0.60',
      ' Total 30:00 12 5/8 63 4/6 67 1/2 50 1/1 100 1 3 4 4 1 1 2 4 0.57',
    ]);
  });

  it('compares the shooting of the teams by the percentages of their box scores', async () => {
    await openMatchPage({ ...basketball, tab: 'stats', language: 'en' });
    for (const home of ['5/8 (63%)', '4/6 (67%)']) expect(screen.getByText(home)).toBeVisible();
  });

  it('marks percentages as incomplete where only made shots were reported', async () => {
    const players = (basketballAnswers['basketball/match/Players'] as readonly object[]).map((row) =>
      Object.assign({}, row, { p2MissSum: 0, p3MissSum: 0 }),
    );
    await openMatchPage({
      ...basketball,
      tab: 'players',
      language: 'en',
      answers: { ...basketballAnswers, 'basketball/match/Players': players },
    });
    expect(screen.getByText(/Only made shots were reported/)).toBeInTheDocument();
    expect(rowTexts(screen.getByRole('table', { name: /Box score, Nordlys/ }))[1]).toContain('8 3 * 2 * 1 *');
  });

  it('has its periods with overtime, and its events from parent and child incidents (§2)', async () => {
    await openMatchPage({ ...basketball, language: 'en' });
    const periods = rowTexts(screen.getByRole('table', { name: 'Points' }));
    expect(periods[0]).toBe('Team P1 P2 P3 P4 E1 Σ');
    expect(periods[1]).toBe('Nordlys 5 2 1 0 4 12');
    await openTab('Events');
    const events = screen.getByRole('region', { name: 'Events' });
    expect(events).toHaveTextContent('3-point shot made');
    expect(events).toHaveTextContent('Ada Lund');
    expect(events).toHaveTextContent('Defensive foul with free throws');
    expect(events).toHaveTextContent('Timeout');
    expect(events).toHaveTextContent('Bo Moe inAda Lund out');
    expect(events).toHaveTextContent('Score 3 to 0');
  });

  it('filters its events, and keeps the filter in the address', async () => {
    await openMatchPage({ ...basketball, language: 'en', url: '/match?matchId=7&tab=plays&events=rules' });
    const events = screen.getByRole('region', { name: 'Events' });
    expect(within(events).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(within(events).getByRole('radio', { name: 'Scoring' }));
    expect(within(events).getByRole('listitem')).toHaveTextContent('3-point shot made');
  });
});

describe('a volleyball match', () => {
  it('has five sets, points won and lost, the players and their points (§2)', async () => {
    await openMatchPage({
      deployment: deployment('volleyball'),
      match: { sportId: 157, matchResult: { homeGoals: 3, awayGoals: 0 } },
      answers: volleyballAnswers,
      language: 'en',
    });
    const sets = rowTexts(screen.getByRole('table', { name: 'Points by set' }));
    expect(sets[1]).toBe('Nordlys 25 25 26 – – 3');
    expect(screen.getByText('Nordlys: 76 points won, 60 lost')).toBeInTheDocument();
    await openTab('Players');
    expect(rowTexts(await screen.findByRole('table', { name: /Players, Nordlys/ })).slice(1)).toEqual([
      '5 Tuva LibCCaptain 9 6 2 1',
      ' Total 9 6 2 1',
    ]);
    await openTab('Events');
    expect(screen.getByRole('region', { name: 'Events' })).toHaveTextContent('Ace');
  });
});

describe('a match of corporate soccer', () => {
  it('has its players with goals and cards, and its events by half (§2)', async () => {
    await openMatchPage({
      deployment: deployment('soccer'),
      match: { sportId: 196, liveClientType: 'None' },
      answers: soccerAnswers,
      language: 'en',
    });
    await openTab('Players');
    expect(rowTexts(await screen.findByRole('table', { name: /Goals and cards, Nordlys/ })).slice(1)).toEqual(
      ['Mia Dal 2 0 1'],
    );
    await openTab('Summary');
    const events = screen.getByRole('region', { name: 'Events' });
    expect(within(events).getByRole('heading', { name: '1st half' })).toBeInTheDocument();
    expect(events).toHaveTextContent('Red card');
  });
});
