import { rosterOfTeam } from '@kampdag/core/gateway/leagueEndpoints';
import { liveMatchPath, matchPath, playerPath, screenPath } from '@kampdag/core/site/paths';
import type { Selection } from '@kampdag/core/site/selection';
import { screenRoutes } from '@kampdag/core/sport/common/screenRoute';
import type { ScreenedSport } from '@kampdag/core/sportKind';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../src/web/i18n/figures.ts';
import { leagueNamed, midSeason, playedIn } from '../../fixtures/simulation/support/leagues.ts';
import { ask } from '../../fixtures/simulation/support/moments.ts';
import { federationTransport } from '../../support/federation/federationTransport.ts';
import { sourceFiles } from '../../support/sources.ts';
import { rendered } from '../app/site.tsx';

const mainLeague: Readonly<Record<ScreenedSport, string>> = {
  icehockey: '1.div kvinner',
  basketball: 'BLNO',
  volleyball: 'Eliteserien',
  soccer: 'Bedriftsserien 7er - 1. divisjon',
  handball: 'Nordavind-ligaen kvinner',
};

/** The statistics that a sport has. */
const statistics: Readonly<Record<ScreenedSport, readonly string[]>> = {
  icehockey: ['players', 'goalies', 'attendance', 'teams'],
  basketball: ['basketball/players', 'basketball/teams'],
  volleyball: [],
  soccer: ['soccer/players'],
  handball: ['handball/players'],
};

/** All that a page says: its texts, and the names and descriptions of its parts. */
const saidOn = (markup: string): readonly string[] => [
  ...markup.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '').split(/<[^>]*>/),
  ...[...markup.matchAll(/ (?:aria-label|aria-description|title|alt|placeholder)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  ),
];

/** A date is written with points too, `21.11.2026`; a release of the rules is none of ours. */
const withoutDates = (text: string): string => text.replace(/\b\d{1,2}\.\d{1,2}\.\d{2,4}\b/g, '');

const addressesOf = (
  sport: ScreenedSport,
): { readonly site: ReturnType<typeof leagueNamed>; readonly urls: readonly string[] } => {
  const site = leagueNamed(sport, mainLeague[sport]);
  const { federation, league, now } = site;
  const match = playedIn(site).at(-2);
  const teamId = match?.teams.home.teamId;
  if (match === undefined || teamId === null || teamId === undefined) throw new Error('no match');
  const selection: Selection = {
    seasonId: league.seasonId,
    tournamentId: league.tournamentId,
    teamId,
    date: null,
  };
  const whole = { ...selection, teamId: null };
  const players = ask(federation, rosterOfTeam, { teamId }, now).rows;
  const goalie = players.find(({ position }) => /målvakt|^GK/i.test(position ?? ''));
  return {
    site,
    urls: [
      ...screenRoutes
        .filter(
          (route) =>
            !route.startsWith('/statistics/') ||
            statistics[sport].some((name) => route === `/statistics/${name}`),
        )
        .map((route) => screenPath(route, ['/team', '/teammembers'].includes(route) ? selection : whole)),
      `${screenPath('/standings', whole)}&table=home`,
      matchPath(whole, { matchId: match.matchId, date: match.date }),
      liveMatchPath(whole, { matchId: match.matchId, date: match.date }),
      ...[players[3], goalie].flatMap((player) =>
        player === undefined ? [] : [playerPath(whole, { playerId: player.personId, orgId: teamId })],
      ),
    ],
  };
};

describe.each(Object.keys(mainLeague) as ScreenedSport[])('every screen of %s, in Norwegian', (sport) => {
  it('writes decimals only with a comma', async () => {
    const { site, urls } = addressesOf(sport);
    const transport = federationTransport(site.federation, midSeason);
    const found: string[] = [];
    let commas = 0;
    for (const url of urls) {
      const { markup } = await rendered(url, {
        language: 'no',
        deployment: site.deployment,
        now: midSeason,
        transport,
      });
      for (const text of saidOn(markup).map(withoutDates)) {
        if (/\d\.\d/.test(text)) found.push(`${url}: ${text}`);
        if (/\d,\d/.test(text)) commas += 1;
      }
    }
    expect(found).toEqual([]);
    if (sport !== 'soccer') expect(commas).toBeGreaterThan(0);
  }, 60_000);
});

describe('figures', () => {
  it('are formatted one way per language, with a real minus sign', () => {
    const [en, no] = [figuresOf('en'), figuresOf('no')];
    expect([en.decimals(92.94, 1), no.decimals(92.94, 1)]).toEqual(['92.9', '92,9']);
    expect([en.decimals(-0.5, 2), no.decimals(-0.5, 2)]).toEqual(['−0.50', '−0,50']);
    expect([no.decimals(null, 1), no.signed(-3), no.signed(2)]).toEqual(['–', '−3', '+2']);
  });
  it('are formatted in one place: no screen rounds a number into a text by itself', () => {
    const own = sourceFiles().filter(
      ({ path, code }) => path.startsWith('src/web/') && /toFixed|toPrecision|toLocaleString\(/.test(code),
    );
    expect(own.map(({ path }) => path)).toEqual(['src/web/i18n/figures.ts']);
  });
});
