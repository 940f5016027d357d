import { MatchId, PersonId, SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { Deployment } from '@kampdag/core/site/deployment';
import { matchPath, playerPath, screenPath, screenRoutes } from '@kampdag/core/site/paths';
import { emptySelection } from '@kampdag/core/site/selection';
import * as fc from 'fast-check';
import { option } from 'fp-ts';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { leagueOfId, matchOfId, teamOfId } from '../../fixtures/simulation/numbering.ts';
import { privateMarker } from '../../fixtures/upstream/privateData.ts';
import type { RecordedUpstream } from '../../fixtures/upstream/recordedUpstream.ts';
import { callOf } from '../../src/server/gateway/router.ts';
import { recordedDeployments } from './deployments.ts';
import { callsAbout, leaguesOf, rowsAt } from './paths.ts';
import { openRecorded, recordedSource } from './recordedSource.ts';
import { type SiteUnderTest, siteUnderTest } from './siteUnderTest.ts';

type Row = Readonly<Record<string, unknown>>;

const upstream = openRecorded();

const leagues = recordedDeployments.flatMap((deployment) =>
  leaguesOf(upstream, deployment).map((league) => ({ deployment, league })),
);

/** A league of the four sports, by its id, so that a counter-example is short. */
const anyLeague = fc.constantFrom(...leagues.map(({ league }) => Number(league['tournamentId'])));

const found = (tournamentId: number) => {
  const one = leagues.find(({ league }) => league['tournamentId'] === tournamentId);
  if (one === undefined) throw new Error('no league');
  return one;
};

const teamsIn = (tournamentId: unknown): readonly unknown[] =>
  rowsAt(upstream, `ta/TournamentTeams/?tournamentId=${String(tournamentId)}`).map(({ teamId }) => teamId);

/** An upstream in which a league is not published, nor another of that season in which its teams play: a team is known by any of them. */
const hidingUpstream = (tournamentId: number, flag: unknown): RecordedUpstream => {
  const hiding = openRecorded();
  const teams = new Set(teamsIn(tournamentId));
  const { deployment } = found(tournamentId);
  for (const { tournamentId: other } of leaguesOf(upstream, deployment)) {
    if (other === tournamentId || teamsIn(other).some((team) => teams.has(team))) {
      hiding.setFlags(TournamentId(Number(other)), { areMatchesPublished: flag });
    }
  }
  return hiding;
};

const isOf = (tournamentId: number, fields: Row): boolean => {
  const league = leagueOfId(TournamentId(tournamentId));
  const match = fields['matchId'] === undefined ? null : matchOfId(MatchId(Number(fields['matchId'])));
  const team = fields['teamId'] === undefined ? null : teamOfId(TeamId(Number(fields['teamId'])));
  return (
    Number(fields['tournamentId']) === tournamentId ||
    (league !== null &&
      match?.sport === league.sport &&
      match.year === league.year &&
      match.league === league.league) ||
    (league !== null && team?.sport === league.sport && team.league === league.league)
  );
};

/** What ties rows to leagues and is no secret, and what publishes. */
const isTie = (name: string): boolean => /id$|ids$|published$|^date$|^year$/i.test(name);

const hiddenText = 'HEMMELIG';
const hiddenNumber = 7_373_737;

/** Every value of a thing marked, its ties kept. */
const marked = (value: unknown, name = ''): unknown => {
  if (isTie(name)) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => marked(each));
  if (t.UnknownRecord.is(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, marked(each, key)]));
  }
  if (typeof value === 'string') return /\d{4}-\d\d-\d\d/.test(value) ? value : `${hiddenText} ${value}`;
  return typeof value === 'number' ? hiddenNumber : value;
};

/** Marks whatever an answer says of a league: all of it where the call is about the league, else its rows. */
const markedOf =
  (tournamentId: number) =>
  (body: unknown, path: string): unknown => {
    const call = callOf(path);
    if (option.isSome(call) && isOf(tournamentId, call.value.params as Row)) return marked(body);
    const mark = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(mark);
      if (!t.UnknownRecord.is(value)) return value;
      return isOf(tournamentId, value)
        ? marked(value)
        : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mark(each)]));
    };
    return mark(body);
  };

/** Every page about a league, its first match, and a player of it. */
const pagesAbout = (deployment: Deployment, league: Row): readonly string[] => {
  const tournamentId = TournamentId(Number(league['tournamentId']));
  const selection = { ...emptySelection, seasonId: SeasonId(Number(league['seasonId'])), tournamentId };
  const [match] = rowsAt(upstream, `ta/TournamentMatches/?tournamentId=${tournamentId}`);
  const [team] = rowsAt(upstream, `ta/TournamentTeams/?tournamentId=${tournamentId}`);
  const teamId = TeamId(Number(team?.['teamId'] ?? 0));
  const [member] = rowsAt(upstream, `ta/TeamMembers/${teamId}`);
  const matchId = MatchId(Number(match?.['matchId'] ?? 0));
  const finished = matchPath(selection, { matchId, date: null });
  return [
    ...screenRoutes.map((route) =>
      screenPath(route, { ...selection, teamId: route === '/teammembers' ? teamId : null }),
    ),
    finished,
    finished.replace('/match', '/livematch'),
    `/match?matchId=${matchId}`,
    playerPath(selection, { playerId: PersonId(Number(member?.['personId'] ?? 0)), orgId: teamId }),
    '/sitemap.xml',
    `/?date=${typeof match?.['matchDate'] === 'string' ? match['matchDate'].slice(0, 10) : '2026-10-29'}&seasonId=${selection.seasonId}`,
    `/api/ta/TournamentMatches/?tournamentId=${tournamentId}&sport=${deployment.sport}`,
  ];
};

/** The same letters, some of them large. */
const inAnyCase = (path: string, large: readonly boolean[]): string =>
  path
    .split('')
    .map((letter, index) => (large[index % large.length] === true ? letter.toUpperCase() : letter))
    .join('');

/** What a path gives: headers and body as one text. */
const sentFor = async ({ app }: SiteUnderTest, { hosts }: Deployment, url: string): Promise<string> => {
  const { headers, body } = await app.inject({ url, headers: { host: hosts[0] } });
  return `${JSON.stringify(headers)}${body}`;
};

const postedFor = async ({ app }: SiteUnderTest, { hosts }: Deployment, path: string): Promise<string> => {
  const headers = { host: hosts[0], 'content-type': 'application/json' };
  return (await app.inject({ method: 'POST', url: '/api/gateway', headers, payload: { path } })).body;
};

const unpublished = fc.constantFrom<unknown>(false, null, 'nei', 0, '', {}, [true], 'false');

describe('over a federation that speaks as the real one, what its leagues hold back leaves by no route (reading 24)', () => {
  it('by no call about the league, with GET or POST, in any letter case', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyLeague,
        unpublished,
        fc.nat(),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
        async (tournamentId, flag, chosen, large) => {
          const { deployment, league } = found(tournamentId);
          const hiding = hidingUpstream(tournamentId, flag);
          const site = await siteUnderTest(recordedSource(hiding, markedOf(tournamentId)));
          const calls = callsAbout(upstream, deployment, league, 1);
          for (const nth of [0, 1, 2, 3, 4, 5]) {
            const path = inAnyCase(calls[(chosen + nth * 7) % calls.length]?.path ?? '', large);
            for (const sent of [
              await sentFor(site, deployment, `/api/${path}`),
              await postedFor(site, deployment, path),
            ]) {
              expect([path, sent.includes(hiddenText), sent.includes(String(hiddenNumber))]).toEqual([
                path,
                false,
                false,
              ]);
              expect([path, sent.includes(privateMarker)]).toEqual([path, false]);
            }
          }
          await site.close();
        },
      ),
      { numRuns: 15 },
    );
  });

  it('by no page, its data, share card, structured data or site map; and none of them tells what nobody reads', async () => {
    await fc.assert(
      fc.asyncProperty(anyLeague, unpublished, fc.nat(), async (tournamentId, flag, chosen) => {
        const { deployment, league } = found(tournamentId);
        const hiding = hidingUpstream(tournamentId, flag);
        const site = await siteUnderTest(recordedSource(hiding, markedOf(tournamentId)));
        const pages = pagesAbout(deployment, league);
        for (const nth of [0, 1, 2]) {
          const page = pages[(chosen + nth * 5) % pages.length] ?? '/';
          const sent = await sentFor(site, deployment, page);
          expect([page, sent.includes(hiddenText), sent.includes(String(hiddenNumber))]).toEqual([
            page,
            false,
            false,
          ]);
          expect([page, sent.includes(privateMarker)]).toEqual([page, false]);
        }
        expect(site.logged.join('\n')).not.toMatch(new RegExp(`${hiddenText}|${privateMarker}`));
        await site.close();
      }),
      { numRuns: 8 },
    );
  });
});
