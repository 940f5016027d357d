import type { Deployment } from '@kampdag/core/site/deployment';
import type { SportKind } from '@kampdag/core/sportKind';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordedDeployments } from './deployments.ts';
import { documentOf, mainText, type ReadTable, tablesOf } from './html.ts';
import { leaguesOf, rowsAt } from './paths.ts';
import { openRecorded, recordedSource } from './recordedSource.ts';
import { type SiteUnderTest, siteUnderTest } from './siteUnderTest.ts';

type Row = Readonly<Record<string, unknown>>;

const upstream = openRecorded();
const state: { site?: SiteUnderTest; compared: number } = { compared: 0 };

beforeAll(async () => {
  state.site = await siteUnderTest(recordedSource(upstream));
});

afterAll(() => state.site?.close());

const pageOf = async ({ hosts }: Deployment, url: string): Promise<Document> => {
  const answer = await state.site?.app.inject({ url, headers: { host: hosts[0], 'accept-language': 'nb' } });
  expect([url, answer?.statusCode]).toEqual([url, 200]);
  return documentOf(answer?.body ?? '');
};

/** A number of a row as text, in any notation on the page. */
const plain = (text: string | undefined): string =>
  (text ?? '')
    .replaceAll(/[\s\u00A0\u202F]/g, '')
    .replace(/^[−+]/, (sign) => (sign === '−' ? '-' : ''))
    .replace(',', '.');

/** Compares the cells of a row one by one. */
const compare = (where: string, found: readonly (string | undefined)[], wanted: readonly unknown[]): void => {
  state.compared += wanted.length;
  expect([where, ...found.map(plain)]).toEqual([where, ...wanted.map((each) => plain(String(each)))]);
};

const trimmed = (value: unknown): string =>
  typeof value === 'string' ? value.trim().replaceAll(/\s+/g, ' ') : '';

/** The displayed name of a side: overridden, else the organisation's, else the class-suffixed one (wire-format §3). */
const teamName = (row: Row, side: 'home' | 'away'): string =>
  [`${side}teamOverriddenName`, `${side}teamOrgName`, `${side}team`]
    .map((name) => trimmed(row[name]))
    .find((name) => name !== '') ?? '';

const main = (deployment: Deployment): Row => {
  const [league] = leaguesOf(upstream, deployment);
  if (league === undefined) throw new Error('no league');
  return league;
};

const queryOf = ({ seasonId, tournamentId }: Row): string =>
  `seasonId=${String(seasonId)}&tournamentId=${String(tournamentId)}`;

const tableCalled = (document: Document, caption: RegExp): ReadTable => {
  const table = tablesOf(document).find((each) => caption.test(each.caption));
  if (table === undefined) throw new Error(`no table ${String(caption)}`);
  return table;
};

/** A league's displayed matches, by the upstream's rows. */
const matchesOf = (league: Row): readonly Row[] =>
  rowsAt(upstream, `ta/TournamentMatches/?tournamentId=${String(league['tournamentId'])}`).filter(
    ({ tournamentId, statusTypeId }) =>
      (tournamentId === undefined || tournamentId === league['tournamentId']) && Number(statusTypeId) <= 5,
  );

const time = (hhmm: unknown): string => {
  const text = String(hhmm).padStart(4, '0');
  return hhmm === 0 ? '–' : `${text.slice(0, 2)}:${text.slice(2)}`;
};

const result = ({ matchResult }: Row): { homeGoals: number; awayGoals: number } | null =>
  matchResult as { homeGoals: number; awayGoals: number } | null;

/** The cells of a standings row, by sport. */
const standingsCells: Readonly<Record<SportKind, readonly string[]>> = {
  icehockey: [
    'totalMatches',
    'victoriesFulltimeTotal',
    'victoriesOvertimeTotal',
    'victoriesPenaltiesTotal',
    'lossesFulltimeTotal',
    'lossesOvertimeTotal',
    'lossesPenaltiesTotal',
    'bonusPointsTotal',
    'totalGoalsFormatted',
    'totalPoints',
    'penaltyMinutes',
  ],
  basketball: ['totalMatches', 'victories', 'losses', 'goalsScored', 'goalsConceeded', 'totalPoints'],
  volleyball: [
    'totalMatches',
    'victories',
    'losses',
    'totalGoalsFormatted',
    'totalPoints',
    'partialPointsScored',
    'partialPointsConceded',
    'partialPointsDifference',
  ],
  soccer: ['totalMatches', 'victories', 'draws', 'losses', 'totalGoalsFormatted', 'totalPoints'],
  handball: ['totalMatches', 'victories', 'draws', 'losses', 'totalGoalsFormatted', 'totalPoints'],
  plain: ['totalMatches', 'victories', 'draws', 'losses', 'totalPoints'],
};

describe.each(recordedDeployments.map((deployment) => [deployment.sport, deployment] as const))(
  'the pages of %s have the upstream’s own values, cell by cell',
  (sport, deployment) => {
    const league = main(deployment);
    const query = queryOf(league);
    const name = trimmed(league['tournamentName']);

    it('the standings', async () => {
      const document = await pageOf(deployment, `/standings?${query}`);
      const { rows } = tableCalled(document, /^Tabell for/);
      const wanted = rowsAt(
        upstream,
        `ta/TournamentStandings/?tournamentId=${String(league['tournamentId'])}`,
      );
      expect(rows).toHaveLength(wanted.length);
      for (const [index, row] of wanted.entries()) {
        const [position, team = '', ...cells] = rows[index] ?? [];
        const teamCalled = trimmed(row['overriddenName']) || trimmed(row['orgName']);
        expect(team.endsWith(teamCalled), `${team} is ${teamCalled}`).toBe(true);
        const [matches, ...figures] = standingsCells[sport].map((field) => row[field]);
        // The second setting has an unknown id and no row has its value, so the federation's own column is empty.
        const wantedCells = [matches, '–', ...figures];
        compare(
          `${sport} standings ${index}`,
          // The deployment, not the federation, defines what a place leads to.
          [position?.split(', ')[0], ...cells.slice(0, wantedCells.length)],
          [row['position'], ...wantedCells],
        );
      }
    });

    it.each([
      ['played', (row: Row) => result(row) !== null],
      ['upcoming', (row: Row) => result(row) === null && teamName(row, 'home') !== ''],
    ] as const)('the schedule, %s', async (shown, isShown) => {
      const document = await pageOf(deployment, `/schedule?${query}&show=${shown}&rows=600`);
      const rows = tablesOf(document).flatMap((table) => table.rows);
      const wanted = matchesOf(league).filter(isShown);
      expect(rows).toHaveLength(wanted.length);
      for (const row of wanted) {
        const [home, away] = [teamName(row, 'home'), teamName(row, 'away')];
        const start = time(row['matchStartTime']);
        const goals = result(row);
        const score = goals === null ? null : `${goals.homeGoals}–${goals.awayGoals}`;
        const found = rows.filter(
          ([at, venue, first = '', between = '', second = '']) =>
            at === start &&
            venue === (trimmed(row['activityAreaName']) || '–') &&
            first.includes(home) &&
            second.includes(away) &&
            (score === null || between.includes(score)),
        );
        state.compared += 5;
        expect(found.length, `${shown} ${start} ${home} ${score} ${away}`).toBeGreaterThan(0);
      }
    });

    it('the scoreboard of the day', async () => {
      const document = await pageOf(deployment, `/scoreboard?${query}&date=2026-10-29`);
      const rows =
        tablesOf(document).find(({ caption }) => caption.startsWith(`Kamper i ${name}`))?.rows ?? [];
      const wanted = matchesOf(league).filter(({ matchDate }) => matchDate === '2026-10-29T00:00:00');
      expect(rows).toHaveLength(wanted.length);
      for (const row of wanted) {
        const line = rows.find((cells) => cells[4]?.endsWith(teamName(row, 'home')));
        compare(
          `${sport} scoreboard`,
          [line?.[0], line?.[1], line?.[2], line?.[3]],
          [
            '29.10.2026',
            time(row['matchStartTime']),
            trimmed(row['tournamentName']),
            trimmed(row['activityAreaName']),
          ],
        );
      }
    });

    it('the roster of a team', async () => {
      const [team] = rowsAt(upstream, `ta/TournamentTeams/?tournamentId=${String(league['tournamentId'])}`);
      const path = `ta/TeamMembers/${String(team?.['teamId'])}`;
      const document = await pageOf(
        deployment,
        `/teammembers?${query}&teamId=${String(team?.['teamId'])}&size=all`,
      );
      const { rows } = tableCalled(document, /^Spillerne i/);
      const wanted = rowsAt(upstream, path).filter(({ memberType }) => memberType === 'Player');
      for (const row of wanted) {
        const person = `${trimmed(row['firstName'])} ${trimmed(row['lastName'])}`;
        const line = rows.find(([who = '']) => who.includes(person));
        const born = typeof row['birthDate'] === 'string' ? row['birthDate'].slice(0, 4) : '–';
        compare(
          `${sport} roster ${person.slice(0, 40)}`,
          [line?.[1], line?.[3], line?.[4], line?.[5]],
          [
            row['number'] ?? '–',
            born,
            Number(row['height']) > 0 ? `${String(row['height'])} cm` : '–',
            row['nationality'] ?? '–',
          ],
        );
      }
    });

    it('a finished match', async () => {
      const played = matchesOf(league).filter((row) => result(row) !== null && row['nonPlayReason'] === null);
      for (const row of [...played.slice(0, 1), ...played.slice(-1)]) {
        const unknown = upstream.answer(`ta/Match?matchId=${String(row['matchId'])}`).status !== 200;
        if (unknown) continue;
        const document = await pageOf(deployment, `/match?${query}&matchId=${String(row['matchId'])}`);
        const text = mainText(document);
        const goals = result(row);
        for (const each of [
          teamName(row, 'home'),
          teamName(row, 'away'),
          `${goals?.homeGoals}–${goals?.awayGoals}`,
          trimmed(row['activityAreaName']),
          time(row['matchStartTime']),
        ]) {
          state.compared += 1;
          expect(text).toContain(each);
        }
        expect(document.title).toContain(`${goals?.homeGoals}–${goals?.awayGoals}`);
      }
    });
  },
);

const bySport = (sport: SportKind): Deployment => {
  const found = recordedDeployments.find((deployment) => deployment.sport === sport);
  if (found === undefined) throw new Error(`no ${sport}`);
  return found;
};

/** Compares every player's row of a statistics page with the upstream's, identified by name, team and shirt number. */
const compareStatistics = async (
  sport: SportKind,
  page: string,
  path: string,
  fields: Readonly<Record<string, (row: Row) => unknown>>,
  nameOf: (row: Row) => string,
): Promise<void> => {
  const deployment = bySport(sport);
  const league = main(deployment);
  const document = await pageOf(deployment, `${page}?${queryOf(league)}&size=all&per=total`);
  const { headings, rows } = tableCalled(document, /statistikk|Målvakter|Tilskuere/);
  const wanted = rowsAt(upstream, `${path}/${String(league['tournamentId'])}`);
  expect(rows).toHaveLength(wanted.length);
  const columns = Object.keys(fields).map((heading) =>
    headings.findIndex((each) => each.startsWith(heading)),
  );
  expect(columns).not.toContain(-1);
  const found = rows.map((cells) =>
    [nameIn(cells, wanted.map(nameOf)), ...columns.map((at) => plain(cells[at]))].join(' '),
  );
  for (const row of wanted) {
    state.compared += columns.length + 1;
    expect(found).toContain(
      [nameOf(row), ...Object.values(fields).map((read) => plain(String(read(row))))].join(' '),
    );
  }
};

/** The longest of some names that a row's cells contain. */
const nameIn = (cells: readonly string[], names: readonly string[]): string =>
  names
    .filter((name) => cells.slice(0, 2).some((cell) => cell.replace(/ \p{Lu}\. /u, ' ').includes(name)))
    .toSorted((a, b) => b.length - a.length)[0] ?? '';

const field =
  (name: string) =>
  (row: Row): unknown =>
    row[name];

const fullName = (row: Row): string => `${trimmed(row['firstName'])} ${trimmed(row['lastName'])}`;
const rowTeam = (row: Row): string => trimmed(row['teamName']) || trimmed(row['orgName']);

describe('statistics have the upstream’s own values, row by row', () => {
  it.each([
    [
      'icehockey',
      '/statistics/players',
      'icehockey/TournamentPlayers',
      {
        KKamp: 'gamePlayed',
        MMål: 'goalsScored',
        AMål: 'assists',
        PPoeng: 'pts',
        '+/-': 'points',
        UTVUtv: 'pim',
        OTMMål: 'powerPlayGoals',
        UTMMål: 'shortHandedGoals',
        VMV: 'gwg',
        SSkudd: 'shots',
        DDropp: 'faceOffs',
      },
      fullName,
    ],
    [
      'icehockey',
      '/statistics/goalies',
      'icehockey/tournamentGoalieLeaders',
      {
        KKamp: 'gamesPlayed',
        SSeire: 'wins',
        TTap: 'losses',
        NKamper: 'so',
        SMSkudd: 'shots',
        RRedn: 'sv',
        MMMål: 'ga',
      },
      fullName,
    ],
    [
      'icehockey',
      '/statistics/teams',
      'icehockey/TeamStatistics',
      {
        KKamp: 'gp',
        OTMMål: 'ppgf',
        OTAntall: 'adv',
        UTAntall: 'tsh',
        'OTM mot': 'ppga',
        'UTMMål i': 'shgf',
      },
      rowTeam,
    ],
    [
      'icehockey',
      '/statistics/attendance',
      'icehockey/spectators',
      { Siste: 'yesterday', Totalt: 'total', KamperHjemme: 'games' },
      rowTeam,
    ],
    [
      'basketball',
      '/statistics/basketball/players',
      'basketball/tournament/players',
      {
        KKamp: 'matches',
        PPoeng: 'points',
        OROff: 'offRebSum',
        DRDef: 'defRebSum',
        ASTM: 'assists',
        EROB: 'stSum',
        BLBl: 'blSum',
        BTBall: 'toSum',
        FFoul: 'fouls',
      },
      fullName,
    ],
    [
      'basketball',
      '/statistics/basketball/teams',
      'basketball/tournament/teams',
      { KKamp: 'matches', PPoeng: 'points', OROff: 'offRebSum', ASTM: 'assists', FFoul: 'fouls' },
      rowTeam,
    ],
    [
      'soccer',
      '/statistics/soccer/players',
      'corpsports/soccer/BestPlayers',
      { Kamper: 'matches', Mål: 'goals', Gule: 'yellowCards', Røde: 'redCards' },
      (row: Row) => trimmed(row['fullName']),
    ],
  ] as const)('%s, %s', (sport, page, path, columns, nameOf) =>
    compareStatistics(
      sport,
      page,
      path,
      Object.fromEntries(Object.entries(columns).map(([heading, name]) => [heading, field(name)])),
      nameOf,
    ),
  );

  it('transfers', async () => {
    const document = await pageOf(bySport('basketball'), '/transfers?size=all');
    const { rows } = tableCalled(document, /^Overganger$/);
    const wanted = rowsAt(upstream, 'activity/Transfers/?onlyPublic=true&sfOrgId=353&date=10/29/2025');
    expect(rows).toHaveLength(wanted.length);
    const told = rows.map((cells) => cells.join(' | '));
    for (const row of wanted) {
      const date = row['datePermittedToPlayNewOrg'];
      const day =
        typeof date === 'string'
          ? date.slice(0, 10).split('-').toReversed().join('.')
          : 'Datoen er ikke satt';
      state.compared += 4;
      expect(told).toContain([day, fullName(row), row['fromOrgName'], row['toOrgName']].join(' | '));
    }
  });
});

describe('what was compared', () => {
  it('is more than four thousand values', () => {
    expect(state.compared).toBeGreaterThan(4_000);
  });
});
