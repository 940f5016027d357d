import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StatisticsView } from '../../../src/web/screens/statistics/StatisticsScreen.tsx';
import { basketballPlayers } from '../../../src/web/sports/basketball/statistics/players.ts';
import { attendance as attendanceDefinition } from '../../../src/web/sports/icehockey/statistics/attendance.tsx';
import { goalies } from '../../../src/web/sports/icehockey/statistics/goalies.ts';
import { skaters } from '../../../src/web/sports/icehockey/statistics/skaters.ts';
import { hockeyTeams } from '../../../src/web/sports/icehockey/statistics/teams.tsx';
import { soccerPlayersStatistics } from '../../../src/web/sports/soccer/statistics/players.ts';
import { unreachable } from '../support/unreachable.ts';
import { attendance, basketballer, footballer, goalie, hockeyTeam, skater } from './rows.ts';
import { show, told } from './shown.tsx';

const ofSkaters = { definition: skaters, sport: 'icehockey', name: 'players' } as const;
const ofGoalies = { definition: goalies, sport: 'icehockey', name: 'goalies' } as const;
const ofAttendance = { definition: attendanceDefinition, sport: 'icehockey', name: 'attendance' } as const;
const ofTeams = { definition: hockeyTeams, sport: 'icehockey', name: 'teams' } as const;
const ofBasketballers = { definition: basketballPlayers, sport: 'basketball', name: 'players' } as const;
const ofSoccer = { definition: soccerPlayersStatistics, sport: 'soccer', name: 'players' } as const;

/** A wide screen: narrow media queries do not match. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** By selector, as role queries on a whole table take jsdom seconds. */
const table = () => document.querySelector('table') as HTMLElement;
const bodyRows = () => [...table().querySelectorAll<HTMLElement>('tbody tr')];
const rowNames = () => [...table().querySelectorAll('tbody th')].map(({ textContent }) => textContent);

const three = [
  skater({ personId: 1, lastName: 'First', pts: 5, goalsScored: 1, position: 'LW' }),
  skater({ personId: 2, lastName: 'Second', pts: 9, goalsScored: 2 }),
  skater({ personId: 3, lastName: 'Third', pts: 9, goalsScored: 3, position: 'CE' }),
];

const showSkaters = (...statistics: Parameters<typeof told<ReturnType<typeof skater>>>) =>
  show(<StatisticsView {...ofSkaters} statistics={told(...statistics)} />);

describe('the skaters', () => {
  it('are sorted by points, then goals, and link to the players’ profiles', () => {
    showSkaters(three);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Player statistics');
    expect(screen.getByText('EHL, 2026-2027')).toBeVisible();
    expect(rowNames().map((name) => /First|Second|Third/.exec(name ?? '')?.[0])).toEqual([
      'Third',
      'Second',
      'First',
    ]);
    const [top] = bodyRows();
    expect(within(top as HTMLElement).getByRole('link', { name: /Third/ })).toHaveAttribute(
      'href',
      '/player?seasonId=1&tournamentId=11&playerId=3&orgId=850003',
    );
    expect(screen.getByRole('columnheader', { name: /PTS/ })).toHaveAttribute('aria-sort', 'descending');
  });

  it('link from a team to its players', () => {
    showSkaters(three);
    expect(within(table()).getAllByRole('link', { name: 'Storhaugen' })[0]).toHaveAttribute(
      'href',
      '/team?seasonId=1&tournamentId=11&teamId=850003',
    );
  });

  it('have five leaders in points, goals, assists and plus/minus, linked to the players', () => {
    showSkaters(three);
    const leaders = screen.getByRole('region', { name: 'Leaders' });
    expect(
      within(leaders)
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Points', 'Goals', 'Assists', 'Plus/minus']);
    expect(within(leaders).getAllByRole('link', { name: 'Markus Third' })[0]).toHaveAttribute(
      'href',
      '/player?seasonId=1&tournamentId=11&playerId=3&orgId=850003',
    );
  });

  it('can be filtered to forwards or defence, and searched by name', () => {
    showSkaters(three, {}, 'position=defence');
    expect(bodyRows()).toHaveLength(1);
    expect(rowNames()[0]).toContain('Second');
    cleanup();
    showSkaters(three, {}, 'search=fir');
    expect(bodyRows()).toHaveLength(1);
    expect(screen.getByText('1 row found')).toBeInTheDocument();
  });

  it('keep one person’s rows for two teams apart (wire-format §3), and two rows without ids', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    showSkaters([skater(), skater({ teamOrgId: 850023 }), skater()]);
    expect(bodyRows()).toHaveLength(3);
    expect(error.mock.calls.filter(([first]) => String(first).includes('same key'))).toEqual([]);
    error.mockRestore();
  });

  it('update the address when a filter changes, and return to the first page', async () => {
    const change = vi.fn();
    showSkaters(three, { change });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Kvitfjord');
    expect(change).toHaveBeenLastCalledWith({ teamOrgId: '850023', teamId: '850023', page: null });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Against' }), 'Storhaugen');
    expect(change).toHaveBeenLastCalledWith({ opponentId: '850003', page: null });
    const matches = screen.getByRole('group', { name: 'Last matches' });
    expect(within(matches).getAllByRole('radio')).toHaveLength(6);
    await userEvent.click(within(matches).getByRole('radio', { name: '10' }));
    expect(change).toHaveBeenLastCalledWith({ numberMatches: '10', page: null });
    await userEvent.click(screen.getByRole('radio', { name: 'Forwards' }));
    expect(change).toHaveBeenLastCalledWith({ position: 'forward', page: null });
  });

  it('debounce the search', () => {
    vi.useFakeTimers();
    const change = vi.fn();
    showSkaters(three, { change });
    const search = screen.getByRole('searchbox', { name: 'Find a player' });
    for (const value of ['f', 'fi', 'fir']) {
      fireEvent.change(search, { target: { value } });
      vi.advanceTimersByTime(100);
    }
    expect(change).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(change).toHaveBeenCalledTimes(1);
    expect(change).toHaveBeenCalledWith({ search: 'fir', page: null });
  });

  it('show active filters as removable chips', async () => {
    const change = vi.fn();
    showSkaters(three, { change }, 'teamOrgId=850003&numberMatches=5');
    expect(screen.getByText('2 filters in use')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Last 5 matches' }));
    expect(change).toHaveBeenCalledWith({ numberMatches: null, page: null });
  });
});

describe('a statistics screen', () => {
  it('is shared as it is shown: with its filters, and the season and league that it shows by default (#37.2)', async () => {
    const copied: string[] = [];
    Object.assign(navigator, {
      clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    history.replaceState(null, '', '/statistics/players?team=850003');
    showSkaters(three);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share' })));
    expect(copied).toEqual([
      'http://localhost:3000/statistics/players?team=850003&seasonId=1&tournamentId=11',
    ]);
    history.replaceState(null, '', '/');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('says that there is nothing yet, or that the filters match nothing, with a way out', async () => {
    showSkaters([]);
    expect(screen.getByText('There are no statistics for this league yet.')).toBeVisible();
    cleanup();
    const change = vi.fn();
    showSkaters(three, { change }, 'search=nobody&position=forward');
    expect(screen.getByText('Nothing matches these filters.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(change).toHaveBeenCalledWith(
      expect.objectContaining({ search: null, position: null, teamOrgId: null }),
    );
  });

  it('says what failed, with a retry (R28)', async () => {
    const retry = vi.fn();
    showSkaters([], { data: { state: 'failed', failure: unreachable }, retry });
    expect(screen.getByRole('alert')).toHaveTextContent('The statistics could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalled();
  });

  it('marks rows that failed to refresh as out of date, and keeps them (R28)', () => {
    showSkaters(three, { data: { state: 'stale', value: three, failure: unreachable } });
    expect(screen.getByRole('alert')).toHaveTextContent('This may be out of date');
    expect(bodyRows()).toHaveLength(3);
  });

  it('shows only the alert where results are not published (R8, R24)', () => {
    showSkaters([], { data: { state: 'hidden' } });
    expect(screen.getByText('Results not published')).toBeVisible();
    expect(
      screen.getByText('Match results has not been published for matches in this tournament.'),
    ).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('links on where the league is of another sport', () => {
    const data = {
      state: 'otherSport',
      own: '/statistics/basketball/players',
      scoreboard: '/scoreboard',
    } as const;
    showSkaters([], { data });
    expect(screen.getByRole('link', { name: 'To the league’s own statistics' })).toHaveAttribute(
      'href',
      data.own,
    );
    expect(screen.getByRole('link', { name: 'To the scoreboard' })).toHaveAttribute('href', '/scoreboard');
  });

  it('shows hostile names as text', () => {
    showSkaters([skater({ lastName: '<img src=x onerror=alert(1)>', teamName: '"><b>' })]);
    expect(document.querySelector('td b, th img')).toBeNull();
    expect(rowNames()[0]).toContain('<img src=x onerror=alert(1)>');
  });

  it('shows 20 rows a page (§9)', () => {
    const many = Array.from({ length: 45 }, (_, at) => skater({ personId: at + 1, lastName: `P${at}` }));
    showSkaters(many);
    expect(bodyRows()).toHaveLength(20);
    expect(screen.getByText('1–20 of 45')).toBeVisible();
  });

  it.each([
    ['skaters', <StatisticsView {...ofSkaters} key="a" statistics={told(three)} />],
    [
      'goalkeepers',
      <StatisticsView
        {...ofGoalies}
        key="b"
        statistics={told([goalie(), goalie({ personId: 2, minutesPlayed: 1 })])}
      />,
    ],
    ['attendance', <StatisticsView {...ofAttendance} key="c" statistics={told([attendance()])} />],
    [
      'teams',
      <StatisticsView
        {...ofTeams}
        key="d"
        statistics={told([hockeyTeam(), hockeyTeam({ orgId: 2, teamName: 'B' })])}
      />,
    ],
    ['basketball', <StatisticsView {...ofBasketballers} key="e" statistics={told([basketballer()])} />],
    ['soccer', <StatisticsView {...ofSoccer} key="f" statistics={told([footballer()])} />],
  ])('has names for the table, each column and each row, also in Norwegian: %s', (_, view) => {
    show(view, 'no');
    const heads = [...table().querySelectorAll('th')].map(({ textContent }) => textContent);
    expect([table().querySelector('caption')?.textContent, ...heads]).not.toContain('');
    expect(rowNames()).toHaveLength(bodyRows().length);
  });
});

const order = () => rowNames().map((name) => /Lucky|Good|Better/.exec(name ?? '')?.[0]);

describe('the goalies', () => {
  const rows = [
    goalie({ personId: 1, lastName: 'Lucky', shots: 3, sv: 3, minutesPlayed: 5, secondsPlayed: null }),
    goalie({ personId: 2, lastName: 'Good', shots: 100, sv: 90 }),
    goalie({ personId: 3, lastName: 'Better', shots: 100, sv: 95, orgId: 850023 }),
  ];
  it('are ranked by save percentage, those with little time in goal last', () => {
    show(<StatisticsView {...ofGoalies} statistics={told(rows)} />);
    expect(order()).toEqual(['Better', 'Good', 'Lucky']);
    expect(screen.getByText(/^In grey: goalies with less than 40%/)).toBeVisible();
  });

  it('with little time lead in no percentage, and can be filtered out', () => {
    show(<StatisticsView {...ofGoalies} statistics={told(rows)} />);
    const board = screen.getByRole('heading', { name: 'Save percentage' }).parentElement as HTMLElement;
    expect(within(board).queryByText(/Lucky/)).toBeNull();
    expect(within(board).getAllByRole('listitem')[0]).toHaveTextContent('95.0');
    cleanup();
    show(<StatisticsView {...ofGoalies} statistics={told(rows, {}, 'minutes=regulars')} />);
    expect(order()).toEqual(['Better', 'Good']);
  });
});

describe('attendance', () => {
  const rows = [
    attendance(),
    attendance({ teamOrgId: 2, teamName: 'Nordlys', total: 20_000, yesterday: -1 }),
  ];

  it('is sorted by the average, below the league’s totals', () => {
    show(<StatisticsView {...ofAttendance} statistics={told(rows)} />);
    expect(rowNames()).toEqual(['Nordlys', 'Kvitfjord']);
    expect(screen.getByText('33,489')).toBeVisible();
    expect(screen.getByText('in 20 matches')).toBeVisible();
  });

  it('is also a chart, with a table as alternative', () => {
    show(<StatisticsView {...ofAttendance} statistics={told(rows)} />);
    const figure = screen.getByRole('figure', { name: 'Spectators by team' });
    expect(figure).toHaveTextContent('Nordlys draws the most: 2,000 per match on average.');
    fireEvent.click(within(figure).getByText('Show as table'));
    const alternative = within(figure).getByRole('table', { hidden: true });
    expect(within(alternative).getAllByRole('row', { hidden: true })[1]).toHaveTextContent('Nordlys2,000–');
  });
});

describe('hockey teams', () => {
  it('link to their players, and are charted by power play and penalty kill', () => {
    show(
      <StatisticsView
        {...ofTeams}
        statistics={told([hockeyTeam(), hockeyTeam({ orgId: 9, teamName: 'B', ppgf: 1, ppga: 20 })])}
      />,
    );
    expect(within(table()).getByRole('link', { name: /Storhaugen/ })).toHaveAttribute(
      'href',
      '/team?seasonId=1&tournamentId=11&teamId=850003',
    );
    expect(screen.getByRole('figure', { name: 'Power play and penalty kill' })).toHaveTextContent(
      'Best power play: Storhaugen (23.9). Best penalty kill: Storhaugen (88.9).',
    );
  });
});

describe('basketball players', () => {
  it('are shown per game, or in totals', async () => {
    const change = vi.fn();
    show(<StatisticsView {...ofBasketballers} statistics={told([basketballer()], { change })} />);
    expect(bodyRows()[0]).toHaveTextContent('15.5');
    await userEvent.click(screen.getByRole('radio', { name: 'Totals' }));
    expect(change).toHaveBeenCalledWith({ per: 'total', page: null });
    cleanup();
    show(<StatisticsView {...ofBasketballers} statistics={told([basketballer()], {}, 'per=total')} />);
    expect(bodyRows()[0]).toHaveTextContent('62');
  });

  it('of one team are those of the address', () => {
    const rows = [basketballer(), basketballer({ personId: 2, orgId: 860002, lastName: 'Other' })];
    show(<StatisticsView {...ofBasketballers} statistics={told(rows, {}, 'teamOrgId=860002')} />);
    expect(rowNames()).toHaveLength(1);
    expect(rowNames()[0]).toContain('Other');
  });

  it('have incomplete percentages where only made shots were reported, and the page says so (R27)', () => {
    show(
      <StatisticsView
        {...ofBasketballers}
        statistics={told([basketballer({ p2MissSum: 0, p3MissSum: 0 })])}
      />,
    );
    expect(screen.getByText('Shooting percentages are incomplete')).toBeVisible();
    expect(bodyRows()[0]).not.toHaveTextContent('100');
    expect(bodyRows()[0]).toHaveTextContent('–*');
  });
});

describe('soccer players', () => {
  it('are sorted by goals; those without an id have no link', () => {
    show(
      <StatisticsView
        {...ofSoccer}
        statistics={told([footballer({ personId: null }), footballer({ goals: 9 })])}
      />,
    );
    const [first, second] = bodyRows();
    expect(within(first as HTMLElement).getByRole('link', { name: /Pål Kristiansen/ })).toBeVisible();
    expect(within(second as HTMLElement).queryByRole('link', { name: /Pål Kristiansen/ })).toBeNull();
  });
});
