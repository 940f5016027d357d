import { clientOver } from '@kampdag/core/gateway/client';
import { matchLog } from '@kampdag/core/gateway/composed/matchLog';
import { MatchId, TeamId } from '@kampdag/core/ids';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Language } from '@kampdag/core/site/language';
import { taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { EmbedData } from '../../../src/web/embed/embedData.ts';
import { renderEmbed } from '../../../src/web/embed/renderEmbed.ts';
import type { AskedEmbed } from '../../../src/web/page.ts';
import { event, timedMessages, timer } from '../../core/live/timedMessages.ts';
import { noLeagueRules } from '../../core/rulebook/noLeagueRules.ts';
import { evening, leagueRow, matchRow, smallFederation } from '../app/site.tsx';

const matchId = MatchId(2);
const own = matchRow(2, {
  hometeamOrgName: 'Storhamar',
  awayteamOrgName: 'Vålerenga',
  hometeamId: 101,
  awayteamId: 102,
});
const played = {
  ...own,
  matchId: 1,
  matchDate: '2026-11-18T00:00:00',
  awayteamOrgName: 'Frisk Asker',
  awayteamId: 103,
  matchResult: { homeGoals: 4, awayGoals: 2 },
};
const league = leagueRow(11, 'EHL');
const table = [
  { position: 1, orgId: 102, orgName: 'Vålerenga', entryId: 102, totalPoints: 30 },
  { position: 2, orgId: 101, orgName: 'Storhamar', entryId: 101, totalPoints: 27 },
];

const inAWeek = { ...own, matchDate: '2026-11-28T00:00:00' };
const nextWeek = {
  'ta/TournamentMatches/?tournamentId=11': { matches: [played, inAWeek] },
  'ta/Match?matchId=2': inAWeek,
};

const ofTeam = (id: number) => ({ type: 'team', id: TeamId(id) }) as const;

const request = (language: Language) => ({
  deployment: defaultDeployment,
  language,
  now: evening,
  live: { kind: 'local' } as const,
});

const embedOf = async ({
  language = 'en',
  asked = ofTeam(101),
  leagueIs = {},
  deployment = defaultDeployment,
  ...answers
}: {
  readonly language?: Language;
  readonly asked?: AskedEmbed;
  readonly leagueIs?: object;
  readonly deployment?: Deployment;
  readonly [path: string]: unknown;
} = {}) => {
  const { transport } = smallFederation({
    'ta/Tournament/Season/1': { tournamentsInSeason: [{ ...league, ...leagueIs }] },
    'ta/Tournament?tournamentId=11': { ...league, ...leagueIs },
    'ta/TournamentTeams/?tournamentId=11': { teams: [{ teamId: 101, team: 'Storhamar' }] },
    'ta/TournamentMatches/?tournamentId=11': { matches: [played, own] },
    'ta/TournamentStandings/?tournamentId=11': { standings: table },
    'ta/Match?matchId=1': played,
    'ta/Match?matchId=2': own,
    ...answers,
  });
  return renderEmbed(asked, { ...request(language), deployment, gateway: clientOver(transport) });
};

const textOf = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('an embedded team (#37.6)', () => {
  it.each([
    [
      'en',
      ['No. 2 of 2', '27 points', 'Next match', 'Sat 28 Nov', 'Last result', '4', 'More about the team'],
    ],
    ['no', ['Nr. 2 av 2', '27 poeng', 'Neste kamp', 'Siste resultat', 'Mer om laget hos']],
  ] as const)(
    'shows its place, its next match and its last, and where more is: %s',
    async (language, texts) => {
      const { status, title, markup } = await embedOf({ language, ...nextWeek });
      expect(status).toBe(200);
      expect(title).toBe('Storhamar');
      for (const text of texts) expect(textOf(markup)).toContain(text);
      expect(markup).toContain('href="/team?seasonId=1&amp;tournamentId=11&amp;teamId=101"');
      expect(markup).toContain('Frisk Asker');
    },
  );

  it('is played now where the log says so, and its script follows that match alone', async () => {
    const { markup, data } = await embedOf({
      [matchLog.write({ matchId })]: {
        matchId,
        messages: timedMessages([
          [0, { ...timer('matchStart', 1, 0), MatchId: matchId }],
          [1, { ...event('Goal', 'H', 1, 60), MatchId: matchId }],
        ]),
      },
    });
    expect(textOf(markup)).toContain('Being played now');
    expect((data as EmbedData | null)?.match.matchId).toBe(2);
    expect(markup.match(/data-match="(\d+)"/g)).toEqual(['data-match="2"', 'data-match="1"']);
  });

  it('follows its match by the rules of the league (R40)', async () => {
    const rules = { ...noLeagueRules, periodLength: 900 };
    const deployment = { ...defaultDeployment, leagueRules: [{ league: 'ehl', rules }] };
    expect((await embedOf({ deployment })).data).toMatchObject({ sport: 'icehockey', rules });
    expect((await embedOf()).data).toMatchObject({ sport: 'icehockey', rules: null });
  });

  it('shows no result and no place where the league publishes none (R24)', async () => {
    const { markup } = await embedOf({ leagueIs: { isResultPublished: false } });
    expect(textOf(markup)).toContain('Last match');
    expect(textOf(markup)).toContain('Result not published');
    expect(markup).not.toContain('No. 2');
    expect(markup).not.toMatch(/>4</);
  });

  it.each(['en', 'no'] as const)('says so of a team without a published match: %s', async (language) => {
    const { status, markup, data } = await embedOf({ language, asked: ofTeam(999) });
    expect(status).toBe(404);
    expect(data).toBeNull();
    expect(markup).toContain(language === 'en' ? 'This team was not found' : 'Fant ikke laget');
  });

  it('says so of a match that cannot be read now, and shows the others', async () => {
    const { markup } = await embedOf({ 'ta/Match?matchId=2': 'no match' });
    expect(textOf(markup)).toContain('The matches could not be loaded');
    expect(markup.match(/data-match="(\d+)"/g)).toEqual(['data-match="1"']);
    expect((await embedOf()).markup).not.toContain('could not be loaded');
  });

  it('says so where the federation does not answer', async () => {
    const silent = clientOver({
      request: () => taskEither.left({ type: 'Unreachable', message: 'no answer' }),
    });
    const { status, markup } = await renderEmbed(ofTeam(101), { ...request('en'), gateway: silent });
    expect(status).toBe(503);
    expect(markup).toContain('The team could not be fetched');
  });
});

describe('an embedded match', () => {
  it.each([
    ['en', 'More about the match at'],
    ['no', 'Mer om kampen hos'],
  ] as const)('that is over asks nobody to follow it: %s (#37.6)', async (language, more) => {
    const { markup } = await embedOf({ language, asked: { type: 'match', id: MatchId(1) } });
    expect(textOf(markup)).toContain(more);
  });
});
