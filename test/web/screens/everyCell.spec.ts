import { createRequire } from 'node:module';
import type { GatewayTransport } from '@kampdag/core/gateway/client';
import type { Deployment } from '@kampdag/core/site/deployment';
import { type Language, languages } from '@kampdag/core/site/language';
import { type SportKind, screenedSports } from '@kampdag/core/sportKind';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { recordedMoment } from '../../../fixtures/upstream/recordedMoment.ts';
import { recordedDeployments } from '../../upstream/deployments.ts';
import { leaguesOf, rowsAt } from '../../upstream/paths.ts';
import { openRecorded } from '../../upstream/recordedSource.ts';
import { rendered } from '../app/site.tsx';

/** It comes without types. */
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  readonly JSDOM: new (html: string) => { readonly window: { readonly document: Document } };
};

type Row = Readonly<Record<string, unknown>>;

const upstream = openRecorded();

const transport: GatewayTransport = {
  request: (_, path) => () => {
    const { status, body } = upstream.answer(path);
    return Promise.resolve(
      status === 200 ? either.right(body) : either.left({ type: 'Refused' as const, status, message: '' }),
    );
  },
};

/** Figures as a federation's tester writes them down beside the rows: exact fractions, a half upwards. */
const figures = (language: Language) => {
  const decimals = (numerator: number, denominator: number, places: number): string => {
    const scale = 10 ** places;
    const scaled = Math.floor((Math.abs(numerator) * scale * 2 + denominator) / (2 * denominator));
    const digits = String(scaled).padStart(places + 1, '0');
    const whole = digits.slice(0, digits.length - places);
    const text = places === 0 ? digits : `${whole}${language === 'no' ? ',' : '.'}${digits.slice(-places)}`;
    return numerator < 0 && scaled > 0 ? `−${text}` : text;
  };
  return {
    decimals,
    share: (part: number, whole: number) => (whole === 0 ? '–' : decimals(part * 100, whole, 1)),
    /** A fraction; a value over 1 is a percentage (wire-format §3). */
    fraction: (value: number) => decimals(Math.round((value > 1 ? value : value * 100) * 10_000), 10_000, 1),
    whole: (value: number) =>
      value < 1_000
        ? String(value)
        : `${Math.floor(value / 1_000)}${language === 'no' ? '\u00A0' : ','}${String(value % 1_000).padStart(3, '0')}`,
    signed: (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'),
    clock: (seconds: number) =>
      seconds <= 0 ? '–' : `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`,
  };
};

type Written = ReturnType<typeof figures>;

const n = (row: Row, name: string): number => Number(row[name] ?? 0);
const text = (row: Row, name: string): string => {
  const value = row[name];
  return (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '') || '–';
};
const nameOf = (row: Row): string => `${text(row, 'firstName')} ${text(row, 'lastName')}`;

/** A screen, the call that it shows, and what a row of that should say from its team or name on. */
interface Compared {
  readonly sport: SportKind;
  readonly route: string;
  readonly path: (tournamentId: string) => string;
  readonly cells: (row: Row, f: Written) => readonly string[];
  /** Whether the second of two rows may stand below the first. */
  readonly isInOrder: (before: Row, after: Row) => boolean;
}

const per = (f: Written, row: Row, value: number): string => f.decimals(value, n(row, 'matches'), 1);

const basketballCells = (row: Row, f: Written): readonly string[] => {
  const shots = (made: string, missed: string): readonly string[] => {
    const all = n(row, made) + n(row, missed);
    return [
      per(f, row, n(row, made)),
      per(f, row, all),
      all === 0 ? '0' : f.decimals(n(row, made) * 100, all, 0),
    ];
  };
  const bounds = n(row, 'offRebSum') + n(row, 'defRebSum');
  const missed = n(row, 'p1MissSum') + n(row, 'p2MissSum') + n(row, 'p3MissSum');
  const worth = ['points', 'assists', 'stSum', 'blSum'].reduce((sum, name) => sum + n(row, name), bounds);
  return [
    String(n(row, 'matches')),
    f.clock(Math.round(n(row, 'totalSeconds') / n(row, 'matches'))),
    per(f, row, n(row, 'points')),
    ...shots('p2Sum', 'p2MissSum'),
    ...shots('p3Sum', 'p3MissSum'),
    ...shots('p1Sum', 'p1MissSum'),
    per(f, row, n(row, 'offRebSum')),
    per(f, row, n(row, 'defRebSum')),
    per(f, row, bounds),
    ...['assists', 'stSum', 'blSum', 'toSum', 'fouls'].map((name) => per(f, row, n(row, name))),
    n(row, 'totalSeconds') === 0
      ? '–'
      : f.decimals((worth - missed - n(row, 'toSum')) * 60, n(row, 'totalSeconds'), 2),
  ];
};

const compared: readonly Compared[] = [
  {
    sport: 'icehockey',
    route: '/statistics/players',
    path: (id) => `icehockey/TournamentPlayers/${id}`,
    cells: (row, f) => {
      const seconds = n(row, 'secondsPlayed') || n(row, 'minutesPlayed') * 60;
      return [
        text(row, 'shirtNo'),
        text(row, 'teamName'),
        text(row, 'position'),
        ...['gamePlayed', 'goalsScored', 'assists', 'pts'].map((name) => String(n(row, name))),
        f.signed(n(row, 'points')),
        String(n(row, 'pim')),
        String(n(row, 'powerPlayGoals')),
        String(n(row, 'powerPlayGoalAssists')),
        String(n(row, 'shortHandedGoals')),
        String(n(row, 'shortHandedGoalAssists')),
        String(n(row, 'gwg')),
        String(n(row, 'shots')),
        // None of none is 0 (specification §5).
        n(row, 'shots') === 0 ? f.decimals(0, 1, 1) : f.share(n(row, 'goalsScored'), n(row, 'shots')),
        String(n(row, 'faceOffs')),
        row['faceoffsWinPct'] === null ? '–' : f.fraction(n(row, 'faceoffsWinPct')),
        f.clock(seconds),
        seconds === 0 ? '–' : f.clock(Math.round(seconds / n(row, 'gamePlayed'))),
      ];
    },
    isInOrder: (before, after) => n(before, 'pts') >= n(after, 'pts'),
  },
  {
    sport: 'icehockey',
    route: '/statistics/goalies',
    path: (id) => `icehockey/tournamentGoalieLeaders/${id}`,
    cells: (row, f) => {
      const seconds = n(row, 'secondsPlayed') || n(row, 'minutesPlayed') * 60;
      return [
        text(row, 'shirtNo'),
        text(row, 'teamName'),
        ...['gamesPlayed', 'wins', 'losses', 'ties', 'so'].map((name) => String(n(row, name))),
        f.clock(seconds),
        ...['shots', 'sv', 'ga'].map((name) => String(n(row, name))),
        seconds === 0 ? '–' : f.decimals(n(row, 'ga') * 3_600, seconds, 2),
        f.share(n(row, 'sv'), n(row, 'shots')),
      ];
    },
    isInOrder: () => true,
  },
  {
    sport: 'icehockey',
    route: '/statistics/teams',
    path: (id) => `icehockey/TeamStatistics/${id}`,
    cells: (row, f) => [
      ...['gp', 'ppgf', 'adv'].map((name) => String(n(row, name))),
      f.share(n(row, 'ppgf'), n(row, 'adv')),
      ...['shga', 'tsh', 'ppga'].map((name) => String(n(row, name))),
      f.share(n(row, 'tsh') - n(row, 'ppga'), n(row, 'tsh')),
      String(n(row, 'shgf')),
      f.fraction(n(row, 'faceoffsWinPct')),
    ],
    isInOrder: (before, after) =>
      n(before, 'ppgf') * n(after, 'adv') >= n(after, 'ppgf') * n(before, 'adv') - 0.01 * n(after, 'adv'),
  },
  {
    sport: 'icehockey',
    route: '/statistics/attendance',
    path: (id) => `icehockey/spectators/${id}`,
    cells: (row, f) => [
      n(row, 'yesterday') < 0 || row['yesterday'] === null ? '–' : f.whole(n(row, 'yesterday')),
      f.whole(n(row, 'total')),
      String(n(row, 'games')),
      n(row, 'games') === 0 ? '–' : f.whole(Math.round(n(row, 'total') / n(row, 'games'))),
    ],
    isInOrder: (before, after) =>
      n(before, 'total') * n(after, 'games') >= n(after, 'total') * n(before, 'games'),
  },
  {
    sport: 'basketball',
    route: '/statistics/basketball/players',
    path: (id) => `basketball/tournament/players/${id}`,
    cells: (row, f) => [text(row, 'shirtNo'), text(row, 'orgName'), ...basketballCells(row, f)],
    isInOrder: (before, after) =>
      n(before, 'points') * n(after, 'matches') >= n(after, 'points') * n(before, 'matches') - 5,
  },
  {
    sport: 'basketball',
    route: '/statistics/basketball/teams',
    path: (id) => `basketball/tournament/teams/${id}`,
    cells: basketballCells,
    isInOrder: (before, after) =>
      n(before, 'points') * n(after, 'matches') >= n(after, 'points') * n(before, 'matches') - 5,
  },
  {
    sport: 'soccer',
    route: '/statistics/soccer/players',
    path: (id) => `corpsports/soccer/BestPlayers/${id}`,
    cells: (row) => [
      text(row, 'team'),
      ...['matches', 'goals', 'redCards', 'yellowCards'].map((name) => String(n(row, name))),
    ],
    isInOrder: (before, after) => n(before, 'goals') >= n(after, 'goals'),
  },
];

const deploymentOf = (sport: SportKind): Deployment => {
  const found = recordedDeployments.find((deployment) => deployment.sport === sport);
  if (found === undefined) throw new Error(`no deployment of ${sport}`);
  return found;
};

const mainLeagueOf = (deployment: Deployment): string =>
  String(leaguesOf(upstream, deployment)[0]?.['tournamentId']);

/** The rows of the page's first table as they are read: without what is drawn only. */
const tableAt = async (
  url: string,
  deployment: Deployment,
  language: Language,
): Promise<readonly { readonly cells: readonly string[]; readonly links: readonly string[] }[]> => {
  const { markup } = await rendered(url, { deployment, transport, now: recordedMoment, language });
  const { document } = new JSDOM(markup).window;
  const table = document.querySelector('main table');
  for (const drawn of document.querySelectorAll('svg, [aria-hidden="true"]')) drawn.remove();
  return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => ({
    cells: [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''),
    links: [...row.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
  }));
};

describe.each(compared)('$route of the federation’s rows', ({ sport, route, path, cells, isInOrder }) => {
  const deployment = deploymentOf(sport);
  const tournamentId = mainLeagueOf(deployment);
  const rows = rowsAt(upstream, path(tournamentId));

  it.each(languages)(
    'shows each reported value in its column, in order, and loses none (%s)',
    async (language) => {
      const f = figures(language);
      const told = await tableAt(`${route}?tournamentId=${tournamentId}&size=all`, deployment, language);
      expect(told.length).toBe(rows.length);
      expect(rows.length).toBeGreaterThan(5);
      const wanted = rows.map((row) => ({ row, line: cells(row, f).join(' | ') }));
      const lengthOf = cells(rows[0] ?? {}, f).length;
      const found = told.map((shown) => shown.cells.slice(-lengthOf).join(' | '));
      expect(found.toSorted()).toEqual(wanted.map(({ line }) => line).toSorted());
      const order = told.map((shown) =>
        wanted.find(
          ({ row, line }) =>
            line === shown.cells.slice(-lengthOf).join(' | ') &&
            shown.cells.some((cell) =>
              [
                text(row, 'teamName'),
                text(row, 'orgName'),
                text(row, 'lastName'),
                text(row, 'fullName'),
              ].some((name) => name !== '–' && cell.includes(name)),
            ),
        ),
      );
      expect(order).not.toContain(undefined);
      for (const [at, after] of order.entries()) {
        const before = order[at - 1];
        if (before !== undefined && after !== undefined)
          expect([before.line, after.line, isInOrder(before.row, after.row)]).toEqual([
            before.line,
            after.line,
            true,
          ]);
      }
    },
    30_000,
  );
});

describe('the roster of the federation’s rows', () => {
  it.each(screenedSports)('of %s lists each player, linked', async (sport) => {
    const deployment = deploymentOf(sport);
    const tournamentId = mainLeagueOf(deployment);
    const teamId = String(
      rowsAt(upstream, `ta/TournamentTeams/?tournamentId=${tournamentId}`)[1]?.['teamId'],
    );
    const members = rowsAt(upstream, `ta/TeamMembers/${teamId}`).filter(
      ({ memberType }) => memberType === 'Player',
    );
    const told = await tableAt(
      `/teammembers?tournamentId=${tournamentId}&teamId=${teamId}&size=all`,
      deployment,
      'no',
    );
    expect(told.length).toBe(members.length);
    for (const member of members) {
      const shown = told.find(({ links }) =>
        links.some((link) => link.includes(`playerId=${String(member['personId'])}`)),
      );
      const born = /\d{4}/.exec(text(member, 'birthDate'))?.[0] ?? '–';
      expect(shown?.cells.join(' | ')).toContain(nameOf(member));
      expect(shown?.cells).toEqual(
        expect.arrayContaining([
          text(member, 'number'),
          born,
          n(member, 'height') === 0 ? '–' : `${n(member, 'height')} cm`,
          text(member, 'nationality'),
        ]),
      );
    }
  });
});

describe('the standings of the federation’s rows', () => {
  it.each(screenedSports)('of %s keep its order, each row with its own figures', async (sport) => {
    const deployment = deploymentOf(sport);
    const tournamentId = mainLeagueOf(deployment);
    const rows = rowsAt(upstream, `ta/TournamentStandings/?tournamentId=${tournamentId}`);
    const told = await tableAt(`/standings?tournamentId=${tournamentId}`, deployment, 'no');
    expect(
      told.map(
        ({ cells: [position = '', team = ''] }) =>
          `${position.split(', ')[0] ?? ''} ${team.replace(/Trukket$/, '')}`,
      ),
    ).toEqual(
      rows.map(
        (row) =>
          `${text(row, 'position')} ${text(row, 'overriddenName') === '–' ? text(row, 'orgName') : text(row, 'overriddenName')}`,
      ),
    );
    for (const [at, row] of rows.entries()) {
      const shown = told[at]?.cells ?? [];
      expect(shown).toEqual(
        expect.arrayContaining([String(row['totalMatches'] ?? row['matches']), String(row['totalPoints'])]),
      );
      if (sport === 'icehockey')
        expect(shown.slice(4, 12)).toEqual([
          ...['victoriesFulltimeTotal', 'victoriesOvertimeTotal', 'victoriesPenaltiesTotal'].map((name) =>
            text(row, name),
          ),
          ...['lossesFulltimeTotal', 'lossesOvertimeTotal', 'lossesPenaltiesTotal'].map((name) =>
            text(row, name),
          ),
          text(row, 'bonusPointsTotal'),
          text(row, 'totalGoalsFormatted'),
        ]);
    }
  });

  it.each([
    ['three in a league of the specification', deploymentOf('icehockey'), 3],
    ['two where the deployment names no league', { ...deploymentOf('icehockey'), threePointLeagues: [] }, 2],
  ])('give each team its share of the points of its matches, %s (§9)', async (_, deployment, ofMatch) => {
    const tournamentId = mainLeagueOf(deployment);
    const rows = rowsAt(upstream, `ta/TournamentStandings/?tournamentId=${tournamentId}`);
    const told = await tableAt(`/standings?tournamentId=${tournamentId}`, deployment, 'no');
    const { decimals } = figures('no');
    const shareOf = (row: Row): string => {
      const matches = Number(row['totalMatches'] ?? row['matches']);
      return matches === 0 ? decimals(0, 1, 1) : decimals(n(row, 'totalPoints') * 100, matches * ofMatch, 1);
    };
    expect(rows.length).toBeGreaterThan(5);
    expect(told.map(({ cells }, at) => cells.includes(shareOf(rows[at] ?? {})))).toEqual(
      rows.map(() => true),
    );
  });
});

describe('the transfers of the federation’s rows', () => {
  it.each(languages)('list each once, dated in the language’s format (%s)', async (language) => {
    const deployment = deploymentOf('basketball');
    const rows = rowsAt(
      upstream,
      `activity/Transfers/?onlyPublic=true&sfOrgId=${deployment.transfersOrgId}&date=10/29/2025`,
    );
    const told = await tableAt('/transfers?size=all', deployment, language);
    expect(told.length).toBe(rows.length);
    const dateOf = (row: Row): string => {
      const [year, month, day] = text(row, 'datePermittedToPlayNewOrg').slice(0, 10).split('-');
      return [day, month, year].join(language === 'no' ? '.' : '/');
    };
    for (const row of rows.filter(({ datePermittedToPlayNewOrg }) => datePermittedToPlayNewOrg !== null)) {
      expect(told.map(({ cells }) => cells.join(' | '))).toContain(
        [dateOf(row), nameOf(row), text(row, 'fromOrgName'), text(row, 'toOrgName')].join(' | '),
      );
    }
  });
});
