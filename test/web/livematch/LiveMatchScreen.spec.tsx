import { allChannel } from '@kampdag/core/live/wire/channel';
import { plainViewing } from '@kampdag/core/site/viewing';
import { iceHockey } from '@kampdag/core/sport/icehockey/iceHockey';
import '@testing-library/jest-dom/vitest';
import { Instant } from '@kampdag/core/time/instant';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLayout } from '../../support/layout.ts';
import { liveRow } from '../support/liveRow.ts';
import {
  begun,
  deleteOf,
  goal,
  matchData,
  matchId,
  message,
  openLivePage,
  startsAt,
  timer,
} from './livePage.tsx';

beforeEach(stubLayout);
afterEach(cleanup);

/** Chooses one of the kinds in the filter's panel. */
const choose = async (name: string): Promise<void> => {
  if (screen.queryByRole('button', { name }) === null)
    await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
  await userEvent.click(screen.getByRole('button', { name }));
};

/** Opens the connection's details. */
const openDetails = async (): Promise<void> => {
  const line = document.querySelector('summary[data-connection]');
  if (line === null) throw new Error('nothing stands behind the state of the line');
  await userEvent.click(line);
};

describe('a goal', () => {
  it('updates score, row, title and announcement (R30)', async () => {
    const page = await openLivePage();
    expect(page.board()).toHaveTextContent('Score 0 to 0');
    // Norwegian names on an English page (WCAG 3.1.2).
    const inNorwegian = [...page.board().querySelectorAll('[lang="nb"]')].map(
      ({ textContent }) => textContent,
    );
    expect(inNorwegian).toEqual(['EHL', 'Nordlys', 'Fjellvik', 'Nordlys', 'Fjellvik']);
    expect(page.board()).toHaveTextContent(/Shots on goal ?Nordlys: \d+ ?Fjellvik: \d+/);
    expect(page.news()).toBe('');
    await page.publish(goal('g1'));
    expect(page.board()).toHaveTextContent('Score 1 to 0');
    expect(page.plays()[0]).toContain('#9 Ola Berg');
    expect(page.plays()[0]).toContain('Assist: #0 Ola Dal');
    expect(page.plays()[0]).toContain('Power play');
    expect(page.news()).toMatch(
      /^Power-play goal for Nordlys, scored by Ola Berg, .* Nordlys 1, Fjellvik 0\.$/,
    );
    expect(document.title).toBe('1–0 Nordlys – Fjellvik · 1st period – Kampdag Hockey');
  });

  it('in the history is shown without being announced', async () => {
    const page = await openLivePage({ history: [...begun, goal('g1')] });
    expect(page.board()).toHaveTextContent('Score 1 to 0');
    expect(page.news()).toBe('');
  });

  it('flashes once, on the side that scored', async () => {
    const page = await openLivePage({ history: [...begun, goal('g1')] });
    const felt = () => page.container.querySelector('[data-felt]')?.getAttribute('data-felt');
    expect(felt()).toBeUndefined();
    await page.publish(goal('g2', { Team: 'A', Player: 21 }));
    expect(felt()).toBe('1');
    await page.publish(message('s1', 'Shot', { Team: 'A', Player: 21 }));
    expect(felt()).toBe('1');
  });

  it('that is deleted leaves score and list, and is announced as a correction', async () => {
    const page = await openLivePage({ history: [...begun, goal('g1'), goal('g2')] });
    await page.publish(deleteOf('g2'));
    expect(page.board()).toHaveTextContent('Score 1 to 0');
    expect(page.plays().filter((text) => text.includes('Goal')).length).toBe(1);
    expect(page.news()).toBe(
      'Correction for Nordlys: the goal 5 minutes into the 1st period was taken back. Nordlys 1, Fjellvik 0.',
    );
  });

  it('that is corrected is marked as corrected', async () => {
    const page = await openLivePage({ history: [...begun, goal('g1')] });
    await page.publish(goal('g1', { Player: 12, FirstAssist: null }));
    expect(page.plays()[0]).toContain('Corrected');
    expect(page.plays()[0]).toContain('#0 Ola Dal');
    expect(page.news()).toBe(
      'Correction for Nordlys: the goal 5 minutes into the 1st period was by Ola Dal, not Ola Berg. Nordlys 1, Fjellvik 0.',
    );
  });
});

describe('messages not meant for the page', () => {
  it('change nothing on it and are counted', async () => {
    const page = await openLivePage({ history: [...begun, goal('g1')] });
    const before = page.plays();
    await page.publish('garbage', null, 42, { MatchEventType: 'Riot' }, goal('x', { MatchId: 8 }));
    expect(page.plays()).toEqual(before);
    expect(page.board()).toHaveTextContent('Score 1 to 0');
    expect(page.news()).toBe('');
    await openDetails();
    const count = (name: string) => page.container.querySelector(`[data-count="${name}"]`)?.textContent;
    await waitFor(() => expect([count('unreadable'), count('foreign')]).toEqual(['4', '1']));
    expect(screen.getByText(/unknown MatchEventType "Riot"/)).toBeInTheDocument();
    expect(screen.getByText(/5 messages could not be used/)).toBeInTheDocument();
  });

  it('show hostile strings as plain text', async () => {
    const hostile = '<img src=x onerror="document.title=1"><script>alert(1)</script>\u202Eevil';
    const named = {
      ...matchData,
      HomePlayers: [{ Id: 11, ShirtNo: 9, FirstName: hostile, LastName: hostile }],
    };
    const page = await openLivePage({
      history: [...begun, named],
      match: { awayteamOverriddenName: hostile },
    });
    await page.publish(
      goal('g1'),
      message('p1', 'Penalty', { Team: 'A', Player: 99, Minutes: 2, InfractionName: hostile }),
    );
    expect(page.container.querySelector('img, script')).toBeNull();
    expect(page.plays().some((text) => text.includes('<script>alert(1)</script>'))).toBe(true);
    expect(page.board()).toHaveTextContent('<img src=x');
  });
});

describe('the connection', () => {
  it('shows the message delay after the first message, and opens its details', async () => {
    const page = await openLivePage({ history: [...begun, goal('g1')] });
    const line = () => page.container.querySelector('[data-connection="good"]');
    expect(line()).toHaveTextContent(/^Live4 events$/);
    page.time.now = Instant(page.time.now + 400);
    page.channel.publish(allChannel(matchId), goal('g2'), { timestamp: Instant(page.time.now - 400) });
    await page.settle();
    await waitFor(() => expect(line()).toHaveTextContent(/^Live0\.4 s · 5 events$/));
    await openDetails();
    await waitFor(() => expect(page.container.querySelector('[data-freshness]')).not.toBeNull());
    expect(screen.getByText(/The last message arrived 0\.4 s after it was sent/)).toBeInTheDocument();
    expect(screen.getByText('Not yet compared with the whole history.')).toBeInTheDocument();
    await act(async () => page.channel.drop());
    await act(async () => page.channel.restore());
    await page.settle();
    await waitFor(() =>
      expect(page.container.querySelector('[data-count="reconnects"]')).toHaveTextContent('1'),
    );
  });

  it('shows since when it is lost, keeps the last state, and recovers by itself', async () => {
    const page = await openLivePage({ history: [...begun, goal('g1')] });
    expect(page.container.querySelector('[data-connection="good"]')).toHaveTextContent(/^Live/);
    await act(async () => page.channel.drop());
    expect(page.container.querySelector('[data-connection="lost"]')).toHaveTextContent(
      'Connection lost since 18:40. Reconnecting.',
    );
    expect(page.board()).toHaveTextContent('Score 1 to 0');
    await page.publish(goal('g2'));
    expect(page.board()).toHaveTextContent('Score 1 to 0');
    await act(async () => page.channel.restore());
    await page.settle();
    expect(page.board()).toHaveTextContent('Score 2 to 0');
    expect(page.container.querySelector('[data-connection="good"]')).toHaveTextContent(/^Live/);
  });

  it('says that the history failed to load, and retries on request', async () => {
    const page = await openLivePage({ history: begun });
    page.channel.failHistory(9);
    await act(async () => {
      page.channel.reconnect();
      await Promise.resolve();
    });
    await page.settle();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('What happened so far could not be fetched.');
    const before = page.channel.reconnects();
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(page.channel.reconnects()).toBeGreaterThan(before);
  });

  it('says that it was refused', async () => {
    const page = await openLivePage();
    await act(async () => page.channel.refuse('match:7:all' as never));
    expect(screen.getByRole('alert')).toHaveTextContent('Live reporting is not available');
  });

  it('loads itself anew, once, where its match is withdrawn while it is followed (R43)', async () => {
    const reload = vi.fn();
    const page = await openLivePage({ history: [...begun, goal('g1')], reload });
    expect(reload).not.toHaveBeenCalled();
    await act(async () => page.channel.refuse('match:7:all' as never));
    expect(reload).toHaveBeenCalledOnce();
  });
});

/** The kind of each row. */
const titles = (texts: readonly string[]) =>
  texts.map((text) => /Goalie off|Goal|Shot|Face-off|Timeout|started/.exec(text)?.[0]);

describe('the event filter', () => {
  const history = [
    ...begun,
    message('s1', 'Shot', { Team: 'H', Player: 11, Goalie: 23 }),
    message('f1', 'Faceoff', { Team: 'H', Player: 11, Opponent: 21 }),
    message('t1', 'Timeout', { Team: 'A' }),
    message('pt', 'PlayerTime', { Team: 'H', Player: 11, Direction: 1, IsGoalie: false }),
    message('pg', 'PlayerTime', { Team: 'H', Player: 13, Direction: 2, IsGoalie: true }),
    goal('g1'),
  ];

  it('defaults to the specification’s events: no shots, no face-offs, of player times only goalies (§4)', async () => {
    const page = await openLivePage({ history });
    expect(titles(page.plays())).toEqual(['Goal', 'Goalie off', 'Timeout', 'started', 'started']);
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  });

  it('shows the chosen events, and resets to the default with one button', async () => {
    const page = await openLivePage({ history });
    await choose('Shots on goal');
    expect(titles(page.plays())).toContain('Shot');
    await choose('Goals');
    expect(titles(page.plays())).not.toContain('Goal');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(titles(page.plays())).toEqual(['Goal', 'Goalie off', 'Timeout', 'started', 'started']);
  });

  it('shows everything when emptied (§5)', async () => {
    const page = await openLivePage({ history, url: '/livematch?matchId=7&events=goal' });
    expect(titles(page.plays())).toEqual(['Goal']);
    await choose('Goals');
    expect(titles(page.plays())).toEqual([
      'Goal',
      'Goalie off',
      'Timeout',
      'Face-off',
      'Shot',
      'started',
      'started',
    ]);
  });

  it('shows the key events first, and all of them with one press', async () => {
    const page = await openLivePage({ history });
    const { defaultFilter, eventTypes } = iceHockey;
    const name = `Filter, ${defaultFilter.length} of ${eventTypes.length} kinds shown`;
    expect(defaultFilter.length).toBeLessThan(eventTypes.length);
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'All events' }));
    expect(titles(page.plays())).toContain('Face-off');
    await userEvent.click(screen.getByRole('radio', { name: 'Key events' }));
    expect(titles(page.plays())).not.toContain('Face-off');
  });

  it('closes with Escape and returns focus to its button (WCAG 2.4.3)', async () => {
    await openLivePage({ history });
    const opener = screen.getByRole('button', { name: /^Filter/ });
    await userEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Goals' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Goals' })).toBeNull();
    expect(opener).toHaveFocus();
  });

  it('is kept in the address, where invalid values mean the default', async () => {
    const page = await openLivePage({ history, url: '/livematch?matchId=7&events=riot,<b>' });
    expect(titles(page.plays())).toEqual(['Goal', 'Goalie off', 'Timeout', 'started', 'started']);
  });
});

describe('the tabs', () => {
  it('open from old links: 2 is lineups, 3 teams (§2, R26)', async () => {
    const page = await openLivePage({ url: '/livematch?matchId=7&tab=3', history: [...begun, goal('g1')] });
    const row = await screen.findByRole('row', { name: /Ola Berg/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['9', '1', '0', '1', '1', '0']);
    page.unmount();
    await openLivePage({ url: '/livematch?matchId=7&tab=2' });
    expect(
      within(await screen.findByRole('region', { name: 'Fjellvik' })).getByText('VIK'),
    ).toBeInTheDocument();
  });

  it.each(['/livematch?matchId=7', '/livematch?matchId=7&tab=4'])(
    'count nothing from a log whose start is missing, in the period table and in charts (R45): %s',
    async (url) => {
      const page = await openLivePage({ url, history: [matchData, goal('g1'), goal('g2')] });
      expect(screen.getByRole('note')).toHaveTextContent(
        /log of this match is incomplete.*figures are too low/,
      );
      expect(page.container.textContent).not.toMatch(/Nordlys ?: 2|5 on 5/);
      const periods = screen.getAllByRole('table', { name: 'By period' });
      expect(periods.length).toBeGreaterThan(0);
      for (const table of periods)
        for (const cell of within(table).getAllByRole('cell')) expect(cell).toHaveTextContent('–');
      if (url.endsWith('4'))
        expect(
          screen.getByText('The start of the match is missing, so charts would show too little.'),
        ).toBeInTheDocument();
    },
  );

  it('update a figure with its event', async () => {
    const page = await openLivePage({ url: '/livematch?matchId=7&tab=3' });
    await page.publish(message('s1', 'Shot', { Team: 'H', Player: 11, Goalie: 23 }));
    const keeper = screen.getByRole('row', { name: /Ola Keeper/ });
    expect(
      within(keeper)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '1', '1', '100.0']);
  });
});

const replayAndPause = { name: /^(Replay|Pause)$/ } as const;

describe('a match in play whose log is on its way', () => {
  const row = liveRow(matchId, 4, 1);

  it('has the score that the list had which led to it (issue 34)', async () => {
    const page = await openLivePage({ isWaiting: true, listed: [row] });
    expect(page.board()).toHaveTextContent('Score 4 to 1');
    expect(document.title).toContain('4–1');
  });

  it('says that its score is loading where nobody knows it, and not that there is none (issue 34)', async () => {
    const page = await openLivePage({ isWaiting: true });
    expect(page.board()).toHaveTextContent('Loading the score');
    expect(page.board()).not.toHaveTextContent('No score yet');
  });

  it('tells nothing of it where its result is hidden, or a past moment is asked for (the law of the cursor)', async () => {
    const viewing = { ...plainViewing, hidesResults: true };
    for (const hidden of [
      { viewing, url: '/livematch?matchId=7&at=0' },
      { url: '/livematch?matchId=7&at=0' },
    ]) {
      const drawn: string[] = [];
      const onRender = () => void drawn.push(`${document.title} ${document.body.textContent}`);
      const page = await openLivePage({ isWaiting: true, listed: [row], onRender, ...hidden });
      expect(drawn.filter((text) => /4–1|4 to 1/.test(text))).toEqual([]);
      page.unmount();
    }
  });
});

describe('the states of a match', () => {
  it('not started: counts down, then goes live by itself', async () => {
    const page = await openLivePage({ history: [], now: Instant(startsAt - 3_723_000) });
    expect(screen.getByText('Not started')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('01:02:03');
    expect(screen.queryAllByRole('button', replayAndPause)).toEqual([]);
    expect(screen.getByText('Live updates on')).toBeInTheDocument();
    await page.publish(...begun);
    expect(screen.queryAllByRole('button', replayAndPause)).toHaveLength(2);
    expect(screen.queryByText('Not started')).toBeNull();
    expect(page.board()).toHaveTextContent('Score 0 to 0');
  });

  it('not set up: says so in the words of the specification (§2)', async () => {
    const page = await openLivePage({ history: [] });
    expect(screen.getByText('The match has not yet been set up for LIVE reporting.')).toBeInTheDocument();
    // The fixture list decides the state, and no score is invented.
    expect(page.board()).toHaveTextContent('Live');
    const figures = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(new Set(figures)).toEqual(new Set(['–', '']));
  });

  it('ended: final, 60:00, whatever the event’s time', async () => {
    const page = await openLivePage({ history: [...begun, goal('g1'), timer('end', 5, { Time: 600 })] });
    expect(page.board()).toHaveTextContent('Final');
    expect(screen.getByRole('timer')).toHaveTextContent('60:00');
    expect(screen.getByText('The match has ended')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Full match report' })).toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'Sound' })).toBeNull();
  });

  it('ended with another result at the federation: the federation’s result wins (R23)', async () => {
    const page = await openLivePage({
      history: [...begun, goal('g1'), timer('end', 5)],
      match: { matchResult: { homeGoals: 2, awayGoals: 1, matchEndResult: '2-1' } },
    });
    expect(page.board()).toHaveTextContent('Score 2 to 1');
    expect(screen.getByRole('timer')).toHaveTextContent('60:00');
    await openDetails();
    await waitFor(() => expect(page.container.querySelector('[data-difference]')).not.toBeNull());
    expect(page.container.querySelector('[data-difference]')).toHaveTextContent(
      'The events add up to 1–0; the federation’s result, which is shown, is 2–1.',
    );
  });

  it('ended while watched: asks the federation for the result until there is one', async () => {
    const page = await openLivePage({ history: [...begun, goal('g1')] });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = () => page.asked.filter((path) => path.startsWith('ta/Match?')).length;
    expect(asked()).toBe(1);
    await page.publish(timer('end', 5));
    expect(page.container.querySelector('[data-difference]')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(asked()).toBe(2);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBe(3);
    expect(page.board()).toHaveTextContent('Score 1 to 0');
    vi.useRealTimers();
  });

  it('results not published: an alert instead of scores, and no subscription to the channel', async () => {
    const page = await openLivePage({
      history: [...begun, goal('g1')],
      league: { isResultPublished: false },
      match: { matchResult: { homeGoals: 2, awayGoals: 1, matchEndResult: '2-1' } },
    });
    expect(screen.getByText('Results not published')).toBeInTheDocument();
    expect(page.board()).toHaveTextContent('Result not published');
    expect(page.container.textContent).not.toMatch(/2–1|Score 2/);
    expect(page.channel.historyRequests()).toBe(0);
  });

  it('after the last day whose results the league publishes: says the day, and no general rule (R44)', async () => {
    await openLivePage({
      history: [...begun, goal('g1')],
      league: { publishMatchesToDate: '2026-10-09T00:00:00' },
    });
    expect(screen.getByRole('note')).toHaveTextContent(
      'Results not publishedThis league does not publish results of matches after 09/10/2026.',
    );
  });

  it('unknown: says that the match was not found', async () => {
    await openLivePage({ failure: { type: 'Refused', status: 404, message: 'no such match' } });
    expect(screen.getByRole('heading', { name: 'This match was not found' })).toBeInTheDocument();
    cleanup();
    await openLivePage({ url: '/livematch?matchId=abc' });
    expect(screen.getByRole('heading', { name: 'This match was not found' })).toBeInTheDocument();
  });

  it('gateway failed: says so, with a retry', async () => {
    const page = await openLivePage({ failure: { type: 'Unreachable', message: 'no network' } });
    expect(screen.getByRole('alert')).toHaveTextContent('The match could not be fetched');
    const before = page.asked.length;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(page.asked.length).toBe(before + 1);
  });
});

describe('the page', () => {
  it('names penalties in the visitor’s language, and marks the language of names and unknown words (WCAG 3.1.2)', async () => {
    const page = await openLivePage({
      history: [
        ...begun,
        message('known', 'Penalty', { Team: 'A', Player: 21, Minutes: 2, InfractionName: 'Haking' }),
        message('unknown', 'Penalty', { Team: 'A', Player: 21, Minutes: 2, InfractionName: 'Ulovlig jubel' }),
      ],
    });
    expect(page.plays().some((text) => text.includes('Hooking'))).toBe(true);
    expect(screen.getByText('Hooking')).not.toHaveAttribute('lang');
    expect(screen.getByText('Ulovlig jubel')).toHaveAttribute('lang', 'nb');
    const details = screen.getByRole('region', { name: 'Details' });
    expect(details).toHaveTextContent('Referee: Kari Dommer');
    expect(within(details).getByText('Kari Dommer')).toHaveAttribute('lang', 'nb');
    expect(within(details).getByText('Referee')).not.toHaveAttribute('lang');
  });

  it('uses Norwegian broadcasters’ terms', async () => {
    const page = await openLivePage({
      language: 'no',
      history: [...begun, message('called', 'Penalty', { Team: 'A', Player: 21, Minutes: 2 })],
    });
    await page.publish(goal('g1'));
    expect(page.board()).toHaveTextContent('Nordlys i overtall');
    expect(page.plays()[0]).toContain('Målgivende: #0 Ola Dal');
    expect(page.plays()[1]).toContain('Utvisning, 2 min');
    expect(page.news()).toBe(
      'Mål i overtall for Nordlys, scoret av Ola Berg, målgivende Ola Dal, 5 minutter ut i 1. periode. Nordlys 1, Fjellvik 0.',
    );
  });
});
