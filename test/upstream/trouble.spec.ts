import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { TournamentId } from '@kampdag/core/ids';
import { either } from 'fp-ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { privateMarker } from '../../fixtures/upstream/privateData.ts';
import { recordedMoment } from '../../fixtures/upstream/recordedMoment.ts';
import {
  type ListeningUpstream,
  startRecordedUpstream,
  type UpstreamFault,
} from '../../src/cli/demo/upstream.ts';
import { federationSource } from '../../src/server/gateway/federationSource.ts';
import { recordedDeployments } from './deployments.ts';
import { openRecorded, recordedSource } from './recordedSource.ts';
import { type SiteUnderTest, siteUnderTest } from './siteUnderTest.ts';

const ehl = TournamentId(443_064);
const u18 = TournamentId(443_074);
const hockey = { host: 'ishockey.example' };
const matchesOf = (league: TournamentId): string => `/api/ta/TournamentMatches/?tournamentId=${league}`;

describe('a league that is withdrawn in mid-season', () => {
  it('is hidden everywhere within twenty seconds, its matches, teams, results and pages, and comes back', async () => {
    const upstream = openRecorded();
    const site = await siteUnderTest(recordedSource(upstream));
    const routes = [
      matchesOf(ehl),
      `/api/ta/TournamentTeams/?tournamentId=${ehl}`,
      `/api/ta/TournamentStandings/?tournamentId=${ehl}`,
      '/api/ta/Match?matchId=2253346',
      '/api/icehockey/Match/Goals/2253346',
      '/api/ta/TeamMembers/850000',
      '/match?matchId=2253346',
      `/standings?seasonId=201076&tournamentId=${ehl}`,
    ];
    const texts = async (): Promise<readonly string[]> =>
      Promise.all(routes.map(async (url) => (await site.app.inject({ url, headers: hockey })).body));
    const shown = /Nordlys|Tindevik Hockeyklubb|"personId":\d/;
    await site.pass(1_000);
    for (const [index, text] of (await texts()).entries())
      expect([routes[index], shown.test(text)]).toEqual([routes[index], true]);

    upstream.setFlags(ehl, { areMatchesPublished: false });
    await site.pass(19_000);
    for (const [index, text] of (await texts()).entries()) {
      // Pages show another league instead, with clubs of similar names.
      if (routes[index]?.startsWith('/api') === true)
        expect([routes[index], shown.test(text)]).toEqual([routes[index], false]);
      expect([routes[index], text.includes(`"tournamentId":${ehl}`)]).toEqual([routes[index], false]);
    }
    expect((await site.app.inject({ url: '/match?matchId=2253346', headers: hockey })).statusCode).toBe(404);

    upstream.setFlags(ehl, { areMatchesPublished: true });
    await site.pass(19_000);
    expect((await texts())[0]).toMatch(shown);
    await site.close();
  });

  it('no longer shows its teams, referees or results if only these are withheld', async () => {
    const upstream = openRecorded();
    const site = await siteUnderTest(recordedSource(upstream));
    const ask = async (path: string): Promise<string> =>
      (await site.app.inject({ url: `/api/${path}`, headers: hockey })).body;
    const rules = [
      ['areTeamsPublished', `ta/TournamentTeams/?tournamentId=${ehl}`, /"teamId"/],
      ['areRefereesPublished', 'ta/MatchReferee?matchid=2253346', /"refereeType"/],
      ['isTablePublished', `ta/TournamentStandings/?tournamentId=${ehl}`, /"entryId"/],
      ['isResultPublished', 'icehockey/Match/Goals/2253346', /"goalTypeId"/],
      ['areStatisticsPublished', `icehockey/TournamentPlayers/${ehl}`, /"personId"/],
    ] as const;
    for (const [, path, shown] of rules) expect(await ask(path)).toMatch(shown);
    for (const [flag] of rules) upstream.setFlags(ehl, { [flag]: flag === 'areTeamsPublished' ? 0 : false });
    await site.pass(19_000);
    for (const [, path, shown] of rules) expect([path, shown.test(await ask(path))]).toEqual([path, false]);
    await site.close();
  });
});

describe('a federation in trouble', () => {
  const state: { upstream?: ListeningUpstream; site?: SiteUnderTest; close?: () => Promise<void> } = {};
  const upstream = (): ListeningUpstream => {
    if (state.upstream === undefined) throw new Error('not started');
    return state.upstream;
  };

  beforeAll(async () => {
    state.upstream = await startRecordedUpstream({ port: 0, deployments: recordedDeployments });
  });
  afterAll(() => upstream().close());
  afterEach(async () => {
    await state.site?.close();
    await state.close?.();
  });

  const open = async (): Promise<SiteUnderTest> => {
    const source = federationSource({
      upstreams: new Map(recordedDeployments.map(({ id }) => [id, upstream().address])),
      limits: { attempt: 2_000, total: 3_000, retries: 0 },
      elapsed: () => performance.now(),
      wait: () => new Promise(() => {}),
      now: () => recordedMoment,
      random: () => 0,
    });
    state.close = source.close;
    state.site = await siteUnderTest(source);
    return state.site;
  };

  it.each<[UpstreamFault, number]>([
    [{ type: 'slow', milliseconds: 20_000 }, 504],
    [{ type: 'status', status: 500 }, 503],
    [{ type: 'garbage', text: `<html>${privateMarker}</html>` }, 502],
    [{ type: 'garbage', text: '[{"a":' }, 502],
    [{ type: 'garbage', text: `{"errorMessage":"${privateMarker} Ola"}` }, 502],
    [{ type: 'breakOff' }, 503],
  ])('keeps %o to the call that has it: the league’s other calls and pages stand', async (fault, status) => {
    const { app, logged } = await open();
    upstream().misbehave('ta/TournamentStandings/?', fault);
    const asked = (url: string) => app.inject({ url, headers: hockey });
    const failing = await asked(`/api/ta/TournamentStandings/?tournamentId=${ehl}`);
    expect(failing.statusCode).toBe(status);
    expect(failing.body).not.toContain(privateMarker);
    expect((await asked(matchesOf(ehl))).statusCode).toBe(200);
    const page = await asked(`/standings?seasonId=201076&tournamentId=${ehl}`);
    expect([page.statusCode, page.body.includes('EHL')]).toEqual([200, true]);
    expect(logged.join('\n')).not.toContain(privateMarker);
    upstream().misbehave('ta/TournamentStandings/?', null);
  });

  it('pauses after too many requests, for as long as the federation says', async () => {
    const { app } = await open();
    upstream().misbehave('ta/TournamentStandings/?', { type: 'tooMany', retryAfter: '5' });
    const asked = (url: string) => app.inject({ url, headers: hockey });
    expect((await asked(`/api/ta/TournamentStandings/?tournamentId=${ehl}`)).statusCode).toBe(503);
    const before = upstream().requested.length;
    await asked(matchesOf(u18));
    await asked(`/api/ta/TournamentTeams/?tournamentId=${ehl}`);
    expect(upstream().requested.length).toBe(before);
    upstream().misbehave('ta/TournamentStandings/?', null);
  });

  it('loses only the odd rows of an answer', async () => {
    const { app } = await open();
    const { body } = await app.inject({ url: matchesOf(ehl), headers: hockey });
    const read = matchesOfLeague.decode(JSON.parse(body));
    // 264 matches, without undecodable and repeated ones, and those of unpublished leagues.
    expect(either.isRight(read) && read.right.rows.length).toBe(264);
    expect(body).not.toContain(privateMarker);
  });
});

describe('an odd answer of a federation', () => {
  it('is logged once an hour for each call and kind, with the field but no text of the answer', async () => {
    const site = await siteUnderTest(recordedSource(openRecorded()));
    const linesOf = (call: string): readonly string[] =>
      site.logged.filter((line) => line.includes('oddly') && line.includes(`"call":"${call}"`));
    const ask = (path: string) =>
      site.app.inject({ url: `/api/${path}`, headers: { host: 'ishockey.example' } });
    for (let again = 0; again < 3; again += 1) {
      await ask('ta/TournamentStandings/?tournamentId=443068');
      await ask('ta/MatchIncidents?matchid=2253350');
      await ask(matchesOf(ehl).slice('/api/'.length));
      await site.pass(9_000);
    }
    expect(linesOf('ta/TournamentStandings/?tournamentId=…')).toHaveLength(1);
    expect(linesOf('ta/TournamentStandings/?tournamentId=…')[0]).toContain('"kind":"declined"');
    expect(linesOf('ta/MatchIncidents?matchId=…')).toHaveLength(1);
    const [rows, ...more] = linesOf('ta/TournamentMatches/?tournamentId=…');
    expect([rows?.includes('"kind":"rows"'), more.length]).toEqual([true, 0]);
    expect(site.logged.join('\n')).not.toContain(privateMarker);
    await site.close();
  });
});
