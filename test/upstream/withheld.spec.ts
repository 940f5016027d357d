import { callTable } from '@kampdag/core/gateway/endpointTable';
import { MatchId, OrgId, PersonId, SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import { embedPath } from '@kampdag/core/site/embed';
import { calendarPath, openLeaguePath, openLogPath, openMatchPath } from '@kampdag/core/site/openPaths';
import { matchPath, playerPath, screenPath } from '@kampdag/core/site/paths';
import { emptySelection } from '@kampdag/core/site/selection';
import { screenRoutes } from '@kampdag/core/sport/common/screenRoute';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { recordedDeployments } from './deployments.ts';
import { callsAbout, leaguesOf, rowsAt } from './paths.ts';
import { openRecorded, recordedSource } from './recordedSource.ts';
import { siteUnderTest } from './siteUnderTest.ts';

type Row = Readonly<Record<string, unknown>>;

const upstream = openRecorded();
const marker = 'HEMMELIG';
/** Within what a result can be (reading 33). */
const goals = 917;

/** Changes every object of an answer, at every depth, the innermost first. */
const eachObject = (value: unknown, change: (row: Row) => Row): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => eachObject(each, change));
  if (!t.UnknownRecord.is(value)) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, eachObject(inner, change)])),
  );
};

/** Changes the fields whose names match. */
const marking =
  (names: RegExp, mark: unknown) =>
  (row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, names.test(name) && value !== null ? mark : value]),
    );

const isLeague = (row: Row): boolean => 'areMatchesPublished' in row;

/** Calls whose answers belong to no league, and that anyone may have (reading 24). */
const isOpen = (path: string): boolean =>
  /^(ta\/Seasons|ta\/MatchIncidentTypes|org\/Organisation|activity\/Transfers)/i.test(path);

/** Every page, call and file about a deployment's first league with players, by address. */
const addressesOf = (deployment: (typeof recordedDeployments)[number]): readonly string[] => {
  const league =
    leaguesOf(upstream, deployment).find(
      (row) => row['areMatchesPublished'] === true && row['isResultPublished'] === true,
    ) ?? {};
  const tournamentId = TournamentId(Number(league['tournamentId']));
  const selection = { ...emptySelection, seasonId: SeasonId(Number(league['seasonId'])), tournamentId };
  const [team] = rowsAt(upstream, `ta/TournamentTeams/?tournamentId=${tournamentId}`);
  const teamId = TeamId(Number(team?.['teamId']));
  const [member] = rowsAt(upstream, `ta/TeamMembers/${teamId}`);
  const playerId = PersonId(Number(member?.['personId']));
  const [match] = rowsAt(upstream, `ta/TournamentMatches/?tournamentId=${tournamentId}`);
  const matchId = MatchId(Number(match?.['matchId']));
  const finished = matchPath(selection, { matchId, date: null });
  const share = ['no', 'en'].flatMap((language) =>
    [`match/${matchId}`, `league/${tournamentId}`, `player/${OrgId(Number(teamId))}-${playerId}`].map(
      (name) => `/share/${name}.png?language=${language}`,
    ),
  );
  return [
    ...screenRoutes.map((route) =>
      screenPath(route, { ...selection, teamId: ['/team', '/teammembers'].includes(route) ? teamId : null }),
    ),
    finished,
    `${finished}&tab=players`,
    finished.replace('/match', '/livematch'),
    playerPath(selection, { playerId, orgId: teamId }),
    '/sitemap.xml',
    embedPath({ type: 'match', id: matchId }),
    embedPath({ type: 'team', id: teamId }),
    calendarPath({ type: 'league', id: tournamentId }, 'no'),
    calendarPath({ type: 'team', id: teamId }, 'en'),
    calendarPath({ type: 'match', id: matchId }, 'no'),
    openMatchPath(matchId),
    openLogPath(matchId),
    ...(['results', 'schedule', 'standings'] as const).flatMap((part) => [
      openLeaguePath(tournamentId, part),
      `${openLeaguePath(tournamentId, part)}?format=csv`,
    ]),
    '/open/v1/leagues',
    ...share,
    ...callsAbout(upstream, deployment, league, 1, callTable).map(({ path }) => `/api/${path}`),
  ].filter((address) => !isOpen(address.replace('/api/', '')));
};

/** Something that leaves a site by some addresses at least. */
interface Sought {
  readonly text: RegExp | string;
  readonly addresses: number;
}

/** What leaves a site by every address, or until something sought has left, each with its headers, and for a call by POST too. */
const leaving = async (
  deployment: (typeof recordedDeployments)[number],
  rewrite: (body: unknown, path: string) => unknown,
  { text, addresses }: Sought = { text: '', addresses: Number.POSITIVE_INFINITY },
): Promise<ReadonlyMap<string, string>> => {
  const site = await siteUnderTest(recordedSource(upstream, rewrite));
  const host = deployment.hosts[0];
  const sent = new Map<string, string>();
  const found = { addresses: 0 };
  for (const url of addressesOf(deployment)) {
    if (found.addresses >= addresses) break;
    const { headers, body } = await site.app.inject({ url, headers: { host } });
    const posted = url.startsWith('/api/')
      ? await site.app.inject({
          method: 'POST',
          url: '/api/gateway',
          headers: { host },
          payload: { path: url.slice('/api/'.length) },
        })
      : null;
    const all = `${JSON.stringify(headers)}${body}${posted?.body ?? ''}`;
    sent.set(url, all);
    if (all.search(text) !== -1) found.addresses += 1;
  }
  sent.set('pictures', site.drawn.join('\n'));
  await site.close();
  return sent;
};

const resultText = new RegExp(`(?<![\\d.])${goals}(?![\\d.])`);

const addressesWith = (sent: ReadonlyMap<string, string>, found: RegExp | string): readonly string[] =>
  [...sent].flatMap(([address, text]) => (text.search(found) === -1 ? [] : [address]));

const people = marking(
  /^(first|last|full)name$|^name$|assist(first|last)name$|nonOfficialRefereeName|^(persons?|firstAssistPerson|secondAssistPerson)name$/i,
  marker,
);

/** The leagues of all deployments with other flags, and every person under the marker. */
const withFlags =
  (flags: Row, mark: (row: Row) => Row) =>
  (body: unknown, path: string): unknown =>
    isOpen(path) ? body : eachObject(body, (row) => (isLeague(row) ? { ...mark(row), ...flags } : mark(row)));

/** Over two hundred addresses each, on two sites. */
const patience = 240_000;

describe.each(recordedDeployments.map((deployment) => [deployment.sport, deployment] as const))(
  'over the federation of %s',
  (_sport, deployment) => {
    it(
      'no person leaves by any address where teams and referees are withheld, and some do where they are not (R24)',
      async () => {
        const withheld = await leaving(
          deployment,
          withFlags({ areTeamsPublished: false, areRefereesPublished: false }, people),
        );
        expect(addressesWith(withheld, marker)).toEqual([]);
        const given = await leaving(deployment, withFlags({}, people), { text: marker, addresses: 5 });
        expect(addressesWith(given, marker).length).toBeGreaterThan(4);
      },
      patience,
    );

    it(
      'nothing of deleted leagues leaves by any address (R44)',
      async () => {
        const every = marking(/name$|^(home|away)?team$|orgName|tournament|matchEndResult|^goals/i, marker);
        const ids = (row: Row): Row =>
          Object.fromEntries(
            Object.entries(every(row)).map(([name, value]) => [
              name,
              /id$/i.test(name) || typeof row[name] === 'object' ? row[name] : value,
            ]),
          );
        const sent = await leaving(deployment, withFlags({ isDeleted: true }, ids));
        expect(addressesWith(sent, marker)).toEqual([]);
      },
      patience,
    );

    it(
      'no result of a day after the last leaves by any address (R44)',
      async () => {
        const results = marking(/^(homeGoals|awayGoals)$/i, goals);
        const sent = await leaving(
          deployment,
          withFlags({ publishMatchesToDate: '2020-01-01T00:00:00' }, results),
        );
        expect(addressesWith(sent, resultText)).toEqual([]);
        const given = await leaving(deployment, withFlags({}, results), { text: resultText, addresses: 1 });
        expect(addressesWith(given, resultText)).not.toEqual([]);
      },
      patience,
    );
  },
);
