import { MatchId, PersonId, SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import { allChannel, goalsChannel } from '@kampdag/core/live/wire/channel';
import type { Deployment } from '@kampdag/core/site/deployment';
import { matchPath, playerPath, screenPath } from '@kampdag/core/site/paths';
import { emptySelection } from '@kampdag/core/site/selection';
import { screenRoutes } from '@kampdag/core/sport/common/screenRoute';
import * as fc from 'fast-check';
import { option } from 'fp-ts';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { leagueOfId, matchOfId, teamOfId } from '../../fixtures/simulation/numbering.ts';
import { privateMarker } from '../../fixtures/upstream/privateData.ts';
import { rowsOf, withRows } from '../../fixtures/upstream/wireRows.ts';
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

/** A league of the four sports, by id, for short counter-examples. */
const anyLeague = fc.constantFrom(...leagues.map(({ league }) => Number(league['tournamentId'])));

const found = (tournamentId: number) => {
  const one = leagues.find(({ league }) => league['tournamentId'] === tournamentId);
  if (one === undefined) throw new Error('no league');
  return one;
};

/** Whether a league publishes matches and their results. */
const isShown = ({ areMatchesPublished, isResultPublished }: Row): boolean =>
  areMatchesPublished === true && isResultPublished === true;

const teamsIn = (tournamentId: unknown): readonly unknown[] =>
  rowsAt(upstream, `ta/TournamentTeams/?tournamentId=${String(tournamentId)}`).map(({ teamId }) => teamId);

/** A league and the season's other leagues with its teams, since any of them makes a team known. */
const hiddenWith = (tournamentId: number): ReadonlySet<unknown> => {
  const teams = new Set(teamsIn(tournamentId));
  const others = leaguesOf(upstream, found(tournamentId).deployment).map((league) => league['tournamentId']);
  return new Set([tournamentId, ...others.filter((other) => teamsIn(other).some((team) => teams.has(team)))]);
};

/** Marks leagues as unpublished in answers about leagues. */
const unpublishing = (hidden: ReadonlySet<unknown>, flag: unknown) => {
  const told = (row: unknown): unknown =>
    t.UnknownRecord.is(row) && hidden.has(row['tournamentId']) ? { ...row, areMatchesPublished: flag } : row;
  return (body: unknown, path: string): unknown =>
    /^ta\/Tournament(\/Season\/|\?)/i.test(path) ? withRows(body, rowsOf(body).map(told)) : body;
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

/** Fields that tie rows to leagues, and publication flags; none are secret. */
const isTie = (name: string): boolean => /id$|ids$|published$|^date$|^year$/i.test(name);

const hiddenText = 'HEMMELIG';
const hiddenNumber = 7_373_737;

/** Marks every value except ties. */
const marked = (value: unknown, name = ''): unknown => {
  if (isTie(name)) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => marked(each));
  if (t.UnknownRecord.is(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, marked(each, key)]));
  }
  if (typeof value === 'string') return /\d{4}-\d\d-\d\d/.test(value) ? value : `${hiddenText} ${value}`;
  return typeof value === 'number' ? hiddenNumber : value;
};

/** Marks everything about a league: the whole answer of a call about it, else its rows. */
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

/** The site over a federation that withholds a league, with everything about it marked. */
const hidingSite = (tournamentId: number, flag: unknown): Promise<SiteUnderTest> => {
  const [unpublished, mark] = [unpublishing(hiddenWith(tournamentId), flag), markedOf(tournamentId)];
  return siteUnderTest(recordedSource(upstream, (body, path) => mark(unpublished(body, path), path)));
};

/** Every page about a league, its first match, and one of its players. */
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
      screenPath(route, { ...selection, teamId: ['/team', '/teammembers'].includes(route) ? teamId : null }),
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

/** The path in mixed case. */
const inAnyCase = (path: string, large: readonly boolean[]): string =>
  path
    .split('')
    .map((letter, index) => (large[index % large.length] === true ? letter.toUpperCase() : letter))
    .join('');

/** Headers and body of a path's answer, as one text. */
const sentFor = async ({ app }: SiteUnderTest, { hosts }: Deployment, url: string): Promise<string> => {
  const { headers, body } = await app.inject({ url, headers: { host: hosts[0] } });
  return `${JSON.stringify(headers)}${body}`;
};

const postedFor = async ({ app }: SiteUnderTest, { hosts }: Deployment, path: string): Promise<string> => {
  const headers = { host: hosts[0], 'content-type': 'application/json' };
  return (await app.inject({ method: 'POST', url: '/api/gateway', headers, payload: { path } })).body;
};

/** Everything a live channel sends to a visitor with a page's token: history, messages, refusals. */
const heardOf = async (
  site: SiteUnderTest,
  { hosts }: Deployment,
  matchId: MatchId,
  channel: ReturnType<typeof allChannel>,
): Promise<string> => {
  const { app, live } = site;
  const report = async (id: string): Promise<void> => {
    const goal = { MatchId: matchId, MatchEventType: 'Goal', ClientId: id, PeriodName: hiddenText };
    await live.append(allChannel(matchId), {
      drafts: [{ data: JSON.stringify(goal), encoding: 'json' }],
      id,
    });
  };
  await report('before');
  const asked = async (url: string, payload?: readonly unknown[]): Promise<string> => {
    const headers = { host: hosts[0], authorization: `Bearer ${token}` };
    const answer = app.inject(
      payload === undefined ? { url, headers } : { method: 'POST', url, headers, payload: [...payload] },
    );
    const state = { isOver: false };
    const over = answer.then(() => Object.assign(state, { isOver: true }));
    // Messages may be coalesced, and refusals wait for the federation's answer.
    for (let second = 0; second < 20 && !state.isOver; second += 1) await site.pass(1_000);
    expect([url, state.isOver]).toEqual([url, true]);
    await over;
    return (await answer).body;
  };
  const given = await app.inject({ url: '/api/live/token?clientId=web-1', headers: { host: hosts[0] } });
  const token = given.body;
  const history = await asked(`/channels/${encodeURIComponent(channel)}/messages`);
  const connected = await asked(`/comet/connect?v=6&access_token=${token}`);
  const line = /"connectionKey":"([^"]+)"/.exec(connected)?.[1] ?? '';
  expect(line).not.toBe('');
  await asked(`/comet/${line}/send`, [{ action: 10, channel }]);
  const attached = await asked(`/comet/${line}/recv`);
  const isAttached = /"action":11/.test(attached);
  await report('after');
  const told = isAttached ? await asked(`/comet/${line}/recv`) : '';
  await asked(`/comet/${line}/close`);
  return [token, history, connected, attached, told].join('\n');
};

const unpublished = fc.constantFrom<unknown>(false, null, 'nei', 0, '', {}, [true], 'false');

describe('over a federation that speaks as the real one, what its leagues hold back leaves by no route (R24)', () => {
  it('by no call about the league, with GET or POST, in any letter case', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyLeague,
        unpublished,
        fc.nat(),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 7 }),
        async (tournamentId, flag, chosen, large) => {
          const { deployment, league } = found(tournamentId);
          const site = await hidingSite(tournamentId, flag);
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
        const site = await hidingSite(tournamentId, flag);
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

  it('by no live channel, its history or attachment, with a token of the page; and what is published is told by all of them', async () => {
    const told = fc.option(unpublished, { nil: true });
    await fc.assert(
      fc.asyncProperty(anyLeague, told, fc.nat(), fc.boolean(), async (tournamentId, flag, chosen, goals) => {
        const { deployment, league } = found(tournamentId);
        const matches = rowsAt(upstream, `ta/TournamentMatches/?tournamentId=${tournamentId}`).filter(
          (row) => row['tournamentId'] === tournamentId,
        );
        const match = matches[chosen % matches.length];
        fc.pre(match !== undefined && (flag !== true || isShown(league)));
        const matchId = MatchId(Number(match?.['matchId']));
        const site = await hidingSite(tournamentId, flag);
        const heard = await heardOf(
          site,
          deployment,
          matchId,
          goals ? goalsChannel(matchId) : allChannel(matchId),
        );
        const times = heard.split(hiddenText).length - 1;
        // A match that the federation lists but does not know by itself belongs to no league until its list has been read.
        const isTold = flag === true && upstream.answer(`ta/Match?matchId=${matchId}`).status === 200;
        expect([matchId, times]).toEqual([matchId, isTold ? 2 : 0]);
        await site.close();
      }),
      { numRuns: 12, examples: [[461_064, true, 508_363_287, false]] },
    );
  });
});
