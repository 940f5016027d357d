import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import '@testing-library/jest-dom/vitest';
import { deploymentOfId } from '@kampdag/core/site/deployment';
import type { SportKind } from '@kampdag/core/sportKind';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screenOf } from '../../support/screenOf.ts';
import { type Answers, fails, game, person, showProfile } from './profile.tsx';

beforeEach(() => screenOf(1_440));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const address = 'seasonId=1&tournamentId=11&playerId=7&orgId=101';

const tournament = (
  tournamentId: number,
  seasonId: number,
  more: Readonly<Record<string, unknown>> = {},
) => ({
  tournamentId,
  tournamentName: `Liga ${tournamentId}`,
  seasonId,
  seasonName: `Sesongen ${2025 + seasonId}-${2026 + seasonId}`,
  teamOrgId: 101,
  ...more,
});

const skater: Answers = {
  'ta/TeamMembers/101?personId=7': [person()],
  'icehockey/Player/7?numberMatches=5': [game(1), game(2, { pts: 0, goalsScored: 0, assists: 0 })],
  'icehockey/Player/7?tournamentId=11': [game(1), game(2), game(3)],
  'icehockey/Player/7?tournamentId=9': [game(4, { tournamentId: 9 })],
  'ta/Tournament/AllForPerson?personId=7': [tournament(11, 1), tournament(9, 0)],
};

const deploymentOf = (key: SportKind) => {
  const deployment = deploymentOfId(builtInDeployments, key);
  if (deployment === undefined) throw new Error('no such deployment');
  return deployment;
};

const part = (name: string) => screen.findByRole('region', { name });

describe('a player’s page', () => {
  it('has name, number, position, year of birth with age, height, country and team (§2, R25)', async () => {
    showProfile(address, skater);
    expect(await screen.findByRole('heading', { level: 1, name: 'Kari Nordmann' })).toBeVisible();
    const facts = document.querySelector('header dl');
    expect(facts).toHaveTextContent('Number0PositionCentreCountryNORBorn2001 · 25 this yearHeight176 cm');
    expect(screen.getByRole('link', { name: 'Storhamar' })).toHaveAttribute(
      'href',
      '/team?seasonId=1&tournamentId=11&teamId=101',
    );
    expect(document.title).toBe('Kari Nordmann – EHL – Kampdag Hockey');
  });

  it('leaves out what is unknown, and shows initials where the picture fails to load (§2)', async () => {
    showProfile(address, {
      ...skater,
      'ta/TeamMembers/101?personId=7': [
        person({ birthDate: null, height: 0, nationality: null, imageUrl: 'https://pictures.invalid/7.jpg' }),
      ],
    });
    await screen.findByRole('heading', { level: 1, name: 'Kari Nordmann' });
    expect(document.querySelector('header dl')).toHaveTextContent(/^Number0PositionCentre$/);
    const picture = document.querySelector('header img');
    if (picture === null) throw new Error('no picture');
    fireEvent.error(picture);
    expect(document.querySelector('header img')).toBeNull();
    expect(document.querySelector('header')).toHaveTextContent('KN');
  });

  it('loads nothing without a player in its address, and links to the players (§5)', () => {
    const { asked } = showProfile('seasonId=1&tournamentId=11&playerId=nobody', skater);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Which player?');
    expect(screen.getByRole('link', { name: 'To the rosters' })).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('says that the player is unknown, and loads no statistics', async () => {
    const { asked } = showProfile(address, { ...skater, 'ta/TeamMembers/101?personId=7': [] });
    expect(await screen.findByText('We do not know this player')).toBeVisible();
    expect(asked.some((path) => path.startsWith('icehockey/'))).toBe(false);
  });

  it('asks the player’s latest team where the address names none', async () => {
    const { asked } = showProfile('seasonId=1&tournamentId=11&playerId=7', skater);
    await screen.findByRole('heading', { level: 1, name: 'Kari Nordmann' });
    expect(asked).toContain('ta/TeamMembers/101?personId=7');
  });

  it('retries only what failed (R28)', async () => {
    const { answer, asked } = showProfile(address, {
      ...skater,
      'icehockey/Player/7?numberMatches=5': fails,
    });
    const games = await part('Last 5 games');
    expect(await within(games).findByRole('alert')).toHaveTextContent('The last games could not be loaded');
    expect(await part('In EHL')).toHaveTextContent('GP');
    const before = asked.length;
    answer({ 'icehockey/Player/7?numberMatches=5': [game(1)] });
    await userEvent.click(within(games).getByRole('button', { name: 'Try again' }));
    expect(await within(games).findByRole('link', { name: /^vs Gjest 1/ })).toBeVisible();
    expect(asked.slice(before)).toEqual(['icehockey/Player/7?numberMatches=5']);
  });

  it('keeps the back link when the player fails to load', async () => {
    const { answer } = showProfile(address, { ...skater, 'ta/TeamMembers/101?personId=7': fails });
    expect(await screen.findByText('The player could not be loaded')).toBeVisible();
    answer(skater);
    const [retry] = screen.getAllByRole('button', { name: 'Try again' });
    if (retry === undefined) throw new Error('no button');
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Kari Nordmann' })).toBeVisible();
  });
});

describe('a hockey skater', () => {
  it('has the league’s totals and the last 5 games, each linked to its match', async () => {
    showProfile(address, skater);
    expect(await part('In EHL')).toHaveTextContent('PTSPoints6');
    const games = await part('Last 5 games');
    const table = await within(games).findByRole('region', { name: /Last 5 games, scrollable table/ });
    expect(within(table).getByRole('link', { name: /^vs Gjest 1/ })).toHaveAttribute(
      'href',
      '/match?seasonId=1&tournamentId=11&matchId=1&matchDate=2026-11-20',
    );
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
      '20/11/20264–2EHL112−1200000425.01060.014:58',
    );
  });

  it('charts the season by match, each with opponent and points, linked to its match', async () => {
    showProfile(address, skater);
    const season = await screen.findByRole('region', { name: 'Points by match' });
    const [newest] = within(season).getAllByRole('listitem');
    expect(newest).toHaveTextContent(/20 November 2026, .*Gjest.*: \d/);
    expect(within(season).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/match?seasonId=1&tournamentId=11&matchId=3&matchDate=2026-11-20',
    );
  });

  it('lists previous tournaments by season, each loaded when opened (§2)', async () => {
    const many = Array.from({ length: 13 }, (_, at) => tournament(9 - at, 0));
    const { asked } = showProfile(address, {
      ...skater,
      'ta/Tournament/AllForPerson?personId=7': [tournament(11, 1), ...many],
    });
    const previous = await part('Previous tournaments');
    expect(await within(previous).findByText('2025–26')).toBeVisible();
    expect(within(previous).queryByText('2026–27')).toBeNull();
    await userEvent.click(within(previous).getByText('2025–26'));
    expect(asked).not.toContain('icehockey/Player/7?tournamentId=9');
    await userEvent.click(await within(previous).findByText('Liga 9'));
    expect(await within(previous).findByRole('link', { name: /^vs Gjest 4/ })).toBeVisible();
    expect(asked).toContain('icehockey/Player/7?tournamentId=9');
    await userEvent.click(within(previous).getByText('Liga 8'));
    expect(await within(previous).findByRole('alert')).toHaveTextContent('Try again');
  });

  it('adds up a short career by itself, and a long one on request', async () => {
    showProfile(address, skater);
    const figure = await screen.findByRole('figure', { name: 'Points' });
    expect(figure).toHaveTextContent('Best season: 6 in 2026–27.');
    // Two seasons are no chart.
    expect(figure.querySelector('rect')).toBeNull();
    cleanup();
    showProfile(address, {
      ...skater,
      'icehockey/Player/7?tournamentId=8': [game(5)],
      'ta/Tournament/AllForPerson?personId=7': [tournament(11, 1), tournament(9, 0), tournament(8, -1)],
    });
    const chart = await screen.findByRole('figure', { name: 'Points' });
    await waitFor(() => expect(chart.querySelectorAll('rect')).toHaveLength(3));
    cleanup();
    const many = Array.from({ length: 13 }, (_, at) => tournament(20 + at, at === 0 ? -1 : 0));
    const { asked } = showProfile(address, {
      ...skater,
      ...Object.fromEntries(
        many.map(({ tournamentId }) => [`icehockey/Player/7?tournamentId=${tournamentId}`, [game(1)]]),
      ),
      'ta/Tournament/AllForPerson?personId=7': many,
    });
    const button = await screen.findByRole('button', { name: 'Show career totals' });
    expect(asked).not.toContain('icehockey/Player/7?tournamentId=20');
    await userEvent.click(button);
    expect(await screen.findByText('Best season: 24 in 2025–26.')).toBeVisible();
  });

  it('adds up no career of one season, whose figures are above it (issue 36, 7)', async () => {
    const { asked } = showProfile(address, {
      ...skater,
      'ta/Tournament/AllForPerson?personId=7': [tournament(11, 1)],
    });
    expect(await part('In EHL')).toHaveTextContent(/PTS\D*\d/);
    await part('Previous tournaments');
    expect(screen.queryByRole('heading', { name: 'Career by season' })).toBeNull();
    expect(asked.filter((call) => call === 'icehockey/Player/7?tournamentId=11')).toHaveLength(1);
  });

  it('says each figure of the season once: the chart names the best match (issue 36, 7)', async () => {
    showProfile(address, skater);
    const chart = await part('Points by match');
    expect(chart).toHaveTextContent(/Best: .*2026, (home against|away to) .*: 2\./);
    expect(chart).not.toHaveTextContent(/per match|in all/);
  });

  it('abbreviates opponents on a phone, and says them whole (issue 36, 7)', async () => {
    showProfile(address, skater);
    const games = await screen.findByRole('table', { name: 'Last 5 games' });
    const [link] = within(games).getAllByRole('link', { name: /Gjest 1/ });
    expect(link?.querySelector('[aria-hidden]')).toHaveTextContent(/^vs \p{Lu}[\p{Lu}\d]{1,2}$/u);
  });

  it('shows and loads no figure of a league whose results are not published (R24)', async () => {
    const { asked } = showProfile(address, skater, { isResultPublished: false });
    expect(await screen.findByText('Results not published')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'In EHL' })).toBeNull();
    await part('Previous tournaments');
    expect(asked).not.toContain('icehockey/Player/7?tournamentId=11');
  });
});

describe('a goalkeeper', () => {
  const keeper = { goalsAgainst: 2, shots: 30, sv: 28, minutesPlayed: 60, secondsPlayed: 0 };
  const goalie: Answers = {
    'ta/TeamMembers/101?personId=7': [person({ position: 'GK1' })],
    'icehockey/Goalie/7?numberMatches=5': [game(1, keeper)],
    'icehockey/Goalie/7?tournamentId=11': [
      game(1, keeper),
      game(2, { shots: 0, minutesPlayed: 0, secondsPlayed: 0 }),
    ],
    'ta/Tournament/AllForPerson?personId=7': [tournament(11, 1)],
  };

  it.each(['GK1', 'GK2'])('at %s has shots against, saves and goals against (§2)', async (position) => {
    const { asked } = showProfile(address, {
      ...goalie,
      'ta/TeamMembers/101?personId=7': [person({ position })],
    });
    const season = await part('In EHL');
    expect(season).toHaveTextContent(/SV%.*93\.3/);
    expect(season).toHaveTextContent(/GPGames played1/);
    expect(await part('Save percentage by match')).toHaveTextContent('93.3');
    expect(asked.some((path) => path.startsWith('icehockey/Player/'))).toBe(false);
  });
});

describe('a player of another sport', () => {
  const line = {
    personId: 7,
    orgId: 101,
    orgName: 'Storhamar',
    matches: 4,
    totalSeconds: 4_800,
    points: 50,
    p2Sum: 20,
    p2MissSum: 10,
    assists: 8,
  };

  it('of basketball has the current tournament with efficiency, rounded percentages and minutes (§2)', async () => {
    showProfile(
      address,
      {
        'ta/TeamMembers/101?personId=7': [person({ position: 'PG' })],
        'basketball/tournament/players/11?personId=7': [line, { ...line, personId: 8 }],
        'ta/Tournament/AllForPerson?personId=7': [],
      },
      { deployment: deploymentOf('basketball') },
    );
    const season = await part('In EHL');
    expect(season).toHaveTextContent('12.5');
    const rows = within(season).getAllByRole('row');
    expect(rows.at(-1)).toHaveTextContent('Storhamar480:0050203067');
    expect(rows.at(-1)).toHaveTextContent('0.60');
    expect(within(season).getAllByRole('rowheader')).toHaveLength(1);
  });

  it('of volleyball has the card, and says that there are no statistics', async () => {
    showProfile(
      address,
      { 'ta/TeamMembers/101?personId=7': [person()], 'ta/Tournament/AllForPerson?personId=7': [] },
      { deployment: deploymentOf('volleyball') },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Kari Nordmann' })).toBeVisible();
    expect(
      screen.getByText('The federation publishes no season statistics for players in this sport.'),
    ).toBeVisible();
  });
});

const handballAnswers = (figures: object, matches: readonly object[]): Answers => ({
  'ta/TeamMembers/101?personId=7': [person()],
  'ta/Tournament/AllForPerson?personId=7': [],
  'handball/tournament/players/11?personId=7': [{ personId: 7, orgId: 101, ...figures }],
  'kampdag/PlayerMatches/11?teamId=101&personId=7': { matches },
});

const inMatch = (matchId: number, own: object) => ({
  matchId,
  date: '2026-10-10',
  opponent: 'Frisk',
  isHome: true,
  scored: 0,
  saves: 0,
  shotsAgainst: 0,
  ...own,
});

describe('a handball goalkeeper', () => {
  const deployment = deploymentOf('handball');

  it('has the share of saves by match, without matches on the bench; a scorer has goals', async () => {
    showProfile(
      address,
      handballAnswers({ goals: 1, saves: 24, goalsAgainst: 56 }, [
        inMatch(1, { saves: 10, shotsAgainst: 40 }),
        inMatch(2, {}),
        inMatch(3, { saves: 14, shotsAgainst: 40, scored: 1 }),
      ]),
      { deployment },
    );
    const season = await part('Save percentage by match');
    expect(season).toHaveTextContent(/Best: .*: 35\.0\./);
    expect(within(season).getAllByRole('link')).toHaveLength(2);
    expect(season).toHaveTextContent(/35\.0.*25\.0/);
    cleanup();
    showProfile(
      address,
      handballAnswers({ goals: 6 }, [inMatch(1, { scored: 6, saves: 1, shotsAgainst: 1 })]),
      {
        deployment,
      },
    );
    expect(await part('Goals by match')).toHaveTextContent(/Best: .*: 6\./);
  });
});

const soccerLine = (personId: number, goals: number, more: Readonly<Record<string, unknown>> = {}) => ({
  personId,
  fullName: `Spiller ${personId}`,
  orgId: 101,
  team: 'Storhamar',
  matches: 6,
  goals,
  yellowCards: 2,
  redCards: 1,
  ...more,
});
const tileFigures = (place: HTMLElement) =>
  within(place)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('the page of a company league’s player', () => {
  const members = {
    'ta/TeamMembers/101?personId=7': [person()],
    'ta/Tournament/AllForPerson?personId=7': [],
  };
  const best = 'corpsports/soccer/BestPlayers/11';
  it('has the statistics’ row: matches, goals and cards (§2)', async () => {
    showProfile(
      address,
      { ...members, [best]: [soccerLine(8, 9), soccerLine(7, 4)] },
      { deployment: deploymentOf('soccer') },
    );
    expect(tileFigures(await part('In EHL'))).toEqual(['6', '4', '1', '2']);
    expect(screen.queryByText(/publishes no statistics/)).toBeNull();
  });

  it('has a row for each of several teams, and says where there is none', async () => {
    const two = [soccerLine(7, 4), soccerLine(7, 1, { orgId: 102, team: 'Frisk' })];
    showProfile(address, { ...members, [best]: two }, { deployment: deploymentOf('soccer') });
    const season = await part('In EHL');
    expect(within(season).getByRole('heading', { name: 'Frisk' })).toBeVisible();
    expect(tileFigures(season)).toHaveLength(8);
    cleanup();
    showProfile(address, { ...members, [best]: [] }, { deployment: deploymentOf('soccer') });
    expect(await screen.findByText('No figures in EHL yet.')).toBeVisible();
  });

  it('shows no hidden results (R24), and says what failed (R28)', async () => {
    const { asked } = showProfile(address, members, {
      deployment: deploymentOf('soccer'),
      isResultPublished: false,
    });
    expect(await screen.findByText('Results not published')).toBeVisible();
    expect(asked).not.toContain(best);
    cleanup();
    showProfile(address, { ...members, [best]: fails }, { deployment: deploymentOf('soccer') });
    expect(await screen.findByText('The season could not be loaded')).toBeVisible();
  });
});

describe('a hostile or broken player', () => {
  it('is shown as text, never as markup', async () => {
    const { container } = showProfile(address, {
      ...skater,
      'ta/TeamMembers/101?personId=7': [
        person({ lastName: '<img src=x onerror=alert(1)>', position: 'constructor', number: '<b>' }),
      ],
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Kari <img src=x onerror=alert(1)>' }),
    ).toBeVisible();
    await part('In EHL');
    expect(container.querySelector('img')).toBeNull();
  });
});
