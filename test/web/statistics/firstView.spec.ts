import type { GatewayFailure, GatewayTransport } from '@kampdag/core/gateway/client';
import { LeagueRow } from '@kampdag/core/league/season/league';
import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { type Deployment, deploymentOfId } from '@kampdag/core/site/deployment';
import type { SportKind } from '@kampdag/core/sportKind';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { gateOf } from '../../../src/web/screens/statistics/statisticsCalls.ts';
import { rendered } from '../app/site.tsx';
import { wireGoalie, wireSkater } from './rows.ts';

const deployment = (key: SportKind): Deployment => {
  const found = deploymentOfId(builtInDeployments, key);
  if (found === undefined) throw new Error(`no deployment ${key}`);
  return found;
};

const league = (tournamentId: number, sportId: number, isResultPublished = true) => ({
  tournamentId,
  seasonId: 1,
  tournamentName: `Liga ${tournamentId}`,
  sportId,
  division: null,
  areMatchesPublished: true,
  isResultPublished,
});

const notFound: GatewayFailure = { type: 'Refused', status: 404, message: 'no such path' };

/** A federation with a league, one with hidden results, and one of handball; every statistics call has rows. */
const federation = ({ sportId, mainOrgId }: Deployment, rows: Readonly<Record<string, unknown>>) => {
  const asked: string[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    [`ta/Seasons/?sportId=${sportId}&year=2026`]: {
      seasons: [
        {
          seasonId: '1',
          seasonName: '2026-2027',
          seasonDateFrom: '05/01/2026 00:00:00',
          orgIdOwner: mainOrgId,
        },
      ],
    },
    'ta/Tournament/Season/1': {
      tournamentsInSeason: [league(11, sportId), league(12, sportId, false), league(13, 23)],
    },
    'ta/TournamentTeams/?tournamentId=11': { teams: [{ teamId: 850003, team: 'Storhaugen' }] },
    ...rows,
  };
  const transport: GatewayTransport = {
    request: (_, path) => () => {
      asked.push(path);
      const body = answers[path] ?? (path.startsWith('ta/Seasons/') ? { seasons: [] } : null);
      return Promise.resolve(body === null ? either.left(notFound) : either.right(body));
    },
  };
  return { asked, transport };
};

const hockey = deployment('icehockey');

const page = async (url: string, rows: Readonly<Record<string, unknown>>, of: Deployment = hockey) => {
  const { asked, transport } = federation(of, rows);
  const { page: shown, markup } = await rendered(url, { transport, deployment: of });
  return {
    markup,
    title: shown.title,
    status: shown.status,
    asked,
    answers: Object.keys(shown.data.answers),
  };
};

const isStatistics = (path: string): boolean => /^(icehockey|basketball|corpsports)\//.test(path);

describe('the first view of statistics', () => {
  it.each([
    ['/statistics/players', 'icehockey/TournamentPlayers/11', [wireSkater], 'Østbye', 'icehockey'],
    ['/statistics/goalies', 'icehockey/tournamentGoalieLeaders/11', [wireGoalie], 'Ulriksen', 'icehockey'],
    [
      '/statistics/attendance',
      'icehockey/spectators/11',
      [{ teamName: 'Kvitfjord', total: 9, games: 3 }],
      'Kvitfjord',
      'icehockey',
    ],
    [
      '/statistics/teams',
      'icehockey/TeamStatistics/11',
      [{ teamName: 'Storhaugen', gp: 1 }],
      'Storhaugen',
      'icehockey',
    ],
    [
      '/statistics/basketball/players',
      'basketball/tournament/players/11',
      [{ personId: 1, lastName: 'Kvamme', matches: 1 }],
      'Kvamme',
      'basketball',
    ],
    [
      '/statistics/basketball/teams',
      'basketball/tournament/teams/11',
      [{ orgName: 'Ravnkollen', matches: 1 }],
      'Ravnkollen',
      'basketball',
    ],
    [
      '/statistics/soccer/players',
      'corpsports/soccer/BestPlayers/11',
      [{ personId: 1, fullName: 'Pål Kristiansen', goals: 1 }],
      'Pål Kristiansen',
      'soccer',
    ],
  ] as const)('of %s arrives with its rows, loaded once (§7)', async (url, path, rows, name, kind) => {
    const { markup, asked, answers, title } = await page(url, { [path]: rows }, deployment(kind));
    expect(asked.filter(isStatistics)).toEqual([path]);
    expect(answers).toContain(path);
    expect(markup).toContain(name);
    expect(title).toMatch(/^Statistics: /);
    expect(title).toContain('Liga 11');
  });

  it('has the federation filter by team, opponent and last matches', async () => {
    const path = 'icehockey/TournamentPlayers/11?opponentId=5&orgId=7&numberMatches=4';
    const { asked, markup } = await page('/statistics/players?teamOrgId=7&opponentId=5&numberMatches=4', {
      [path]: [wireSkater],
    });
    expect(asked.filter(isStatistics)).toEqual([path]);
    expect(markup).toContain('Østbye');
  });

  it('falls back to all matches for an unknown number of matches', async () => {
    const { asked } = await page('/statistics/goalies?numberMatches=3', {});
    expect(asked.filter(isStatistics)).toEqual(['icehockey/tournamentGoalieLeaders/11']);
  });

  it('loads and shows nothing where the league’s results are hidden (R8, R24)', async () => {
    const { asked, markup } = await page('/statistics/players?seasonId=1&tournamentId=12', {
      'icehockey/TournamentPlayers/12': [wireSkater],
    });
    expect(asked.filter(isStatistics)).toEqual([]);
    expect(markup).toContain('Results not published');
    expect(markup).not.toContain('Østbye');
  });

  it('loads nothing for a league of another sport, and links on', async () => {
    const { asked, markup } = await page('/statistics/players?seasonId=1&tournamentId=13', {});
    expect(asked.filter(isStatistics)).toEqual([]);
    expect(markup).toContain('This league has other statistics');
    const other = await page('/statistics/basketball/players', {});
    expect(other.asked.filter(isStatistics)).toEqual([]);
    expect(other.markup).toContain('href="/statistics/players?seasonId=1&amp;tournamentId=11"');
  });
});

const read = (row: unknown) => {
  const decoded = LeagueRow.decode(row);
  if (either.isLeft(decoded)) throw new Error('no league');
  return decoded.right;
};

describe('access to statistics', () => {
  it('waits for the league, and opens for one of the route’s sport with published results', () => {
    expect(gateOf(hockey, null, 'icehockey', 'player')).toBe('waiting');
    expect(gateOf(hockey, read(league(11, hockey.sportId)), 'icehockey', 'player')).toBe('open');
    expect(gateOf(hockey, read(league(11, hockey.sportId)), 'basketball', 'player')).toBe('otherSport');
    expect(gateOf(hockey, read(league(12, hockey.sportId, false)), 'icehockey', 'player')).toBe('hidden');
    expect(gateOf(hockey, read(league(13, 23)), 'icehockey', 'player')).toBe('otherSport');
  });
});
