import { clientOver, type GatewayFailure, type GatewayTransport } from '@kampdag/core/gateway/client';
import { broadcastsOfDay } from '@kampdag/core/gateway/composed/broadcastsOfDay';
import {
  composeBroadcasts,
  composeDay,
  composeMatchDates,
  composeSlider,
  composeTeam,
} from '@kampdag/core/gateway/composed/composeSeason';
import { dayOfSeason } from '@kampdag/core/gateway/composed/dayOfSeason';
import { matchDatesOfSeason } from '@kampdag/core/gateway/composed/matchDatesOfSeason';
import { sliderOfLeague } from '@kampdag/core/gateway/composed/sliderOfLeague';
import { teamOfSeason } from '@kampdag/core/gateway/composed/teamOfSeason';
import type { GatewayPath } from '@kampdag/core/gateway/pathTemplate';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Language } from '@kampdag/core/site/language';
import { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either, option } from 'fp-ts';
import { renderToPipeableStream } from 'react-dom/server';
import { preparePage, statusOf } from '../../../src/web/entryServer.tsx';
import type { MenuWidth, PageRequest, PreparedPage, ThemeChoice } from '../../../src/web/page.ts';

/** Saturday 21 November 2026, 19:00 in Oslo. */
export const evening = Instant(Date.parse('2026-11-21T18:00:00Z'));

/** A match of EHL this evening. */
export const matchRow = (matchId: number, more: Readonly<Record<string, unknown>> = {}) => ({
  matchId,
  tournamentId: 11,
  tournamentName: 'EHL',
  seasonId: 1,
  sportId: 199,
  matchDate: '2026-11-21T00:00:00',
  matchStartTime: 1830,
  matchEndTime: 2030,
  hometeamOrgName: `Hjemme ${matchId}`,
  awayteamOrgName: `Borte ${matchId}`,
  // Names of their own are teams of their own.
  hometeamId: 100 * matchId + 1,
  awayteamId: 100 * matchId + 2,
  activityAreaName: 'Ishallen',
  statusTypeId: 1,
  liveClientType: 'Advanced',
  matchResult: null,
  ...more,
});

/** A league, which publishes its matches. */
export const leagueRow = (tournamentId: number, tournamentName: string, isResultPublished = true) => ({
  tournamentId,
  seasonId: 1,
  tournamentName,
  sportId: 199,
  division: null,
  areMatchesPublished: true,
  isResultPublished,
});

const dayOfEhl = [
  matchRow(1, { matchStartTime: 1200, matchEndTime: 1400, matchResult: { homeGoals: 4, awayGoals: 2 } }),
  matchRow(2),
  matchRow(3, { matchStartTime: 2100, matchEndTime: 2300 }),
  matchRow(4, { nonPlayReason: 'MatchPostponed' }),
];

const inHiddenLeague = matchRow(5, {
  tournamentId: 12,
  tournamentName: 'Barnehockey',
  matchResult: { homeGoals: 9, awayGoals: 0 },
});

const dayOfOneClub = dayOfEhl.map((row) => ({ ...row, hometeamId: 101, awayteamId: 102 }));

/** Answers in which one club plays all matches of EHL, under another name each time: its newest is the last one's. */
export const ofOneClub: Readonly<Record<string, unknown>> = {
  'ta/TournamentMatches/?tournamentId=11': { matches: dayOfOneClub },
  'ta/ScheduledMatchesBySport/?sportIds=199&date=11/21/2026': { matches: dayOfOneClub },
  'ta/Match?matchId=2': dayOfOneClub[1],
};

/** A small federation's answers by path: a finished, a live, a planned and a postponed match in EHL, one in a hidden league. */
const answers: Readonly<Record<string, unknown>> = {
  'ta/Seasons/?sportId=199&year=2026': {
    seasons: [
      { seasonId: '1', seasonName: '2026-2027', seasonDateFrom: '05/01/2026 00:00:00', orgIdOwner: 353 },
    ],
  },
  'ta/Tournament/Season/1': {
    tournamentsInSeason: [leagueRow(11, 'EHL'), leagueRow(12, 'Barnehockey', false)],
  },
  'ta/TournamentTeams/?tournamentId=11': { teams: [{ teamId: 101, team: 'Hjemme' }] },
  'ta/TournamentTeams/?tournamentId=12': { teams: [] },
  'ta/Tournament?tournamentId=12': leagueRow(12, 'Barnehockey', false),
  'ta/ScheduledMatchesBySport/?sportIds=199&date=11/21/2026': {
    matches: [...dayOfEhl, inHiddenLeague],
  },
  'ta/ScheduledMatchesBySport/?sportIds=199&date=7/1/2026': { matches: [] },
  'ta/TournamentMatches/?tournamentId=11': { matches: dayOfEhl },
  'ta/TournamentMatches/?tournamentId=12': { matches: [inHiddenLeague] },
  'broadcasts/schedule?sportId=199&tournamentId=11': [
    { matchId: 2, broadcastUrls: { tv2: 'https://tv2.kampdag.invalid/match/2' } },
  ],
  'broadcasts/schedule?sportId=199&tournamentId=12': [],
  'kampdag/Unsettled?date=11/21/2026': { matches: [] },
};

/** EHL with a match every two hours for ten days around the evening; number 61 is the first upcoming one. */
export const longLeague: Readonly<Record<string, unknown>> = {
  'ta/TournamentMatches/?tournamentId=11': {
    matches: Array.from({ length: 120 }, (_, index) =>
      matchRow(index + 1, {
        matchDate: `2026-11-${17 + Math.floor(index / 12)}T00:00:00`,
        matchStartTime: (index % 12) * 200 + 100,
        matchEndTime: null,
        liveClientType: 'None',
        matchResult: index < 60 ? { homeGoals: 1, awayGoals: 0 } : null,
      }),
    ),
  },
};

/** The EHL match in play and its league, as its live page fetches them. */
export const livePageAnswers: Readonly<Record<string, unknown>> = {
  'ta/Match?matchId=2': matchRow(2),
  'ta/Tournament?tournamentId=11': leagueRow(11, 'EHL'),
};

const notFound: GatewayFailure = { type: 'Refused', status: 404, message: 'no such path' };

/** The federation as a transport that records its requests. */
export const smallFederation = (more: Readonly<Record<string, unknown>> = {}, now = evening) => {
  const asked: string[] = [];
  const answer = (path: GatewayPath): Promise<either.Either<GatewayFailure, unknown>> => {
    const body = more[path] ?? answers[path] ?? (path.startsWith('ta/Seasons/') ? { seasons: [] } : null);
    return Promise.resolve(body === null ? either.left(notFound) : either.right(body));
  };
  const composed = (path: GatewayPath): ReturnType<GatewayTransport['request']> | null => {
    // The server asks for the parts, not the page.
    const ask = clientOver({ request: (_, part) => () => answer(part) }).fetch;
    const day = option.toNullable(dayOfSeason.read(path));
    const dates = option.toNullable(matchDatesOfSeason.read(path));
    const team = option.toNullable(teamOfSeason.read(path));
    const slider = option.toNullable(sliderOfLeague.read(path));
    const broadcasts = option.toNullable(broadcastsOfDay.read(path));
    if (day !== null) return composeDay(defaultDeployment.sportId, () => osloWallTime(now))(ask, day);
    if (dates !== null) return composeMatchDates(ask, dates);
    if (slider !== null) return composeSlider(ask, slider);
    if (broadcasts !== null) return composeBroadcasts(ask, broadcasts);
    return team === null ? null : composeTeam(ask, team);
  };
  const transport: GatewayTransport = {
    request: (_, path) => () => {
      asked.push(path);
      const own = composed(path);
      return own === null ? answer(path) : own();
    },
  };
  return { asked, transport };
};

/** A server-rendered page and its markup. */
export const rendered = async (
  url: string,
  {
    language = 'en',
    theme = 'system',
    menu,
    now = evening,
    deployment = defaultDeployment,
    transport = smallFederation().transport,
    viewing,
    teams,
  }: {
    readonly language?: Language;
    readonly theme?: ThemeChoice;
    readonly menu?: MenuWidth;
    readonly now?: Instant;
    readonly deployment?: Deployment;
    readonly transport?: GatewayTransport;
    readonly viewing?: PageRequest['viewing'];
    readonly teams?: PageRequest['teams'];
  } = {},
): Promise<{
  readonly page: PreparedPage & { readonly status: number; readonly title: string | null };
  readonly markup: string;
}> => {
  const prepared = await preparePage({
    url,
    deployment,
    language,
    theme,
    ...(menu === undefined ? {} : { menu }),
    now,
    live: { kind: 'local' },
    transport,
    ...(viewing === undefined ? {} : { viewing }),
    ...(teams === undefined ? {} : { teams }),
  });
  const [status, { title, pipe }] = await Promise.all([statusOf({ url, transport }), prepared.render()]);
  const decoder = new TextDecoder();
  const chunks: string[] = [];
  await new Promise<void>((resolve) => {
    pipe({
      write: (chunk) => chunks.push(typeof chunk === 'string' ? chunk : decoder.decode(chunk)),
      end: () => resolve(),
    });
  });
  // The renderer resets its contexts with its next page. Both renderers share this process, which only happens in tests.
  await new Promise<void>((resolve) => renderToPipeableStream(null, { onAllReady: resolve }));
  return { page: { ...prepared, status, title }, markup: chunks.join('') };
};
