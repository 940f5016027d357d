import { leaguesOfSeason, matchesOfLeague, seasonsOfYear } from '@kampdag/core/gateway/endpoints';
import { rosterOfTeam } from '@kampdag/core/gateway/leagueEndpoints';
import { sportOfLeague } from '@kampdag/core/site/deployment';
import { liveMatchPath, matchPath, playerPath, screenPath } from '@kampdag/core/site/paths';
import { describe, expect, it } from 'vitest';
import { deploymentOf, midSeason } from '../../fixtures/simulation/support/leagues.ts';
import { ask } from '../../fixtures/simulation/support/moments.ts';
import { federationTransport } from '../../support/federation/federationTransport.ts';
import { simulatedFederation } from '../../support/federation/simulatedFederation.ts';
import { rendered } from '../app/site.tsx';

const company = deploymentOf('soccer');
const federation = simulatedFederation({ deployment: company, seed: 1 });
const transport = federationTransport(federation, midSeason);

/** The company leagues of other sports than the site's own, one of each sport. */
const leagues = [...company.sports]
  .filter(([sportId]) => sportId !== company.sportId)
  .map(([sportId, sport]) => {
    const [season] = ask(federation, seasonsOfYear, { sportId, year: 2_026 }, midSeason).rows;
    const all = season === undefined ? [] : ask(federation, leaguesOfSeason, season, midSeason).rows;
    const league = all.find(
      (one) => sportOfLeague(company, one.sportId) === sport && !one.name.startsWith('Demo'),
    );
    if (league === undefined) throw new Error(`no league of ${sport}`);
    return [sport, league] as const;
  });

describe.each(leagues)('a company league of %s, on a site of football (R2, R41)', (sport, league) => {
  const { tournamentId, seasonId } = league;
  const { rows } = ask(federation, matchesOfLeague, { tournamentId }, midSeason);
  const match = rows.find(({ result, nonPlayReason }) => result !== null && nonPlayReason === null);
  const teamId = match?.teams.home.teamId ?? null;
  const player = teamId === null ? undefined : ask(federation, rosterOfTeam, { teamId }, midSeason).rows[0];
  if (match === undefined || teamId === null || player === undefined) throw new Error('nothing to show');
  const whole = { seasonId, tournamentId, teamId: null, date: null };
  const addresses = [
    screenPath('/scoreboard', whole),
    screenPath('/schedule', whole),
    screenPath('/standings', whole),
    screenPath('/teammembers', { ...whole, teamId }),
    screenPath('/team', { ...whole, teamId }),
    matchPath(whole, match),
    liveMatchPath(whole, match),
    playerPath(whole, { playerId: player.personId, orgId: teamId }),
  ];

  it.each(addresses)('is rendered whole, without a page, a column or a word of football: %s', async (url) => {
    const { markup, page } = await rendered(url, {
      language: 'no',
      deployment: company,
      now: midSeason,
      transport,
    });
    expect(page.status).toBe(200);
    expect(markup).not.toMatch(/href="\/(statistics|transfers)/);
    if (sport === 'handball') return;
    expect(markup).not.toMatch(
      />(MF|MM|Mål)<|Mål for|Målforskjell|gule kort|røde kort|straffespark|avspark/i,
    );
  });

  it('shows a played match with its score and periods, no skeleton in their place', async () => {
    const url = matchPath(whole, match);
    const { markup } = await rendered(url, {
      language: 'no',
      deployment: company,
      now: midSeason,
      transport,
    });
    expect(markup).toContain('Per ');
    expect(markup).toContain('</table>');
  });

  it('has its table’s own columns, and each of its teams', async () => {
    const url = screenPath('/standings', whole);
    const { markup } = await rendered(url, {
      language: 'no',
      deployment: company,
      now: midSeason,
      transport,
    });
    const teams = new Set(rows.map((row) => row.teams.home.teamId));
    expect(markup.match(/<th scope="row"/g)?.length).toBe(teams.size);
    if (sport !== 'handball') expect(markup).not.toContain('Mål');
  });
});
