import type { SeasonId } from '@kampdag/core/ids';
import { MatchId, TournamentId } from '@kampdag/core/ids';
import type { Deployment } from '@kampdag/core/site/deployment';
import { type SportKind, sportKinds } from '@kampdag/core/sport/sportKind';
import { addDays, type CivilDate } from '@kampdag/core/time/civilDate';
import { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { hhmmOf, TimeOfDay } from '@kampdag/core/time/timeOfDay';

/** The faults of a fault fixture's calls (fixtures/README.md). */
const fixtureFaults = [
  'unavailable',
  'timeout',
  'truncated',
  'html',
  'wrongTypes',
  'errorMessage',
  'slow',
] as const;
export type FixtureFault = (typeof fixtureFaults)[number];

/** The faults of a fault fixture's live channel. */
const channelFaults = ['historyFailsOnce', 'undecryptable', 'notSetUp'] as const;
type ChannelFault = (typeof channelFaults)[number];

/** The first ids of fault fixtures, above all leagues and matches of the federations (fixtures, numbering). */
const firstLeague = 990_001;
const firstMatch = 9_990_001;
const perSport = 100;

/** Offsets of a sport's ids: matches that open, matches that do not, live matches. */
const unopened = 10;
const live = 20;
const gallery = 20;

const offset = (sport: SportKind): number => sportKinds.indexOf(sport) * perSport;

/** The league whose calls all fail in one way. */
export const faultyLeague = (sport: SportKind, fault: FixtureFault): TournamentId =>
  TournamentId(firstLeague + offset(sport) + fixtureFaults.indexOf(fault));

/** The league of the faulty matches. */
export const faultyMatchesLeague = (sport: SportKind): TournamentId =>
  TournamentId(firstLeague + offset(sport) + gallery);

/** A finished match that opens, and whose other calls fail in one way. */
export const faultyMatch = (sport: SportKind, fault: FixtureFault): MatchId =>
  MatchId(firstMatch + offset(sport) + fixtureFaults.indexOf(fault));

/** A match that does not even open. */
export const unopenedMatch = (sport: SportKind, fault: FixtureFault): MatchId =>
  MatchId(firstMatch + offset(sport) + unopened + fixtureFaults.indexOf(fault));

/** A live match whose channel fails in one way. */
export const faultyLiveMatch = (sport: SportKind, channel: ChannelFault): MatchId =>
  MatchId(firstMatch + offset(sport) + live + channelFaults.indexOf(channel));

/** The fault of a league; undefined for any other league. */
export const faultOfLeague = (sport: SportKind, id: TournamentId): FixtureFault | undefined =>
  fixtureFaults.find((fault) => faultyLeague(sport, fault) === id);

/** The fault of a match's calls, and whether the match itself opens; undefined for any other match. */
export const faultOfMatch = (
  sport: SportKind,
  id: MatchId,
): { readonly fault: FixtureFault; readonly opens: boolean } | undefined => {
  const opening = fixtureFaults.find((fault) => faultyMatch(sport, fault) === id);
  if (opening !== undefined) return { fault: opening, opens: true };
  const closed = fixtureFaults.find((fault) => unopenedMatch(sport, fault) === id);
  return closed === undefined ? undefined : { fault: closed, opens: false };
};

/** The fault of a match's channel, in any sport; undefined for any other match. */
export const channelFaultOf = (
  id: MatchId,
): { readonly sport: SportKind; readonly channel: ChannelFault } | undefined => {
  for (const sport of sportKinds) {
    const channel = channelFaults.find((each) => faultyLiveMatch(sport, each) === id);
    if (channel !== undefined) return { sport, channel };
  }
  return undefined;
};

type Row = Readonly<Record<string, unknown>>;

const titles: Readonly<Record<FixtureFault | ChannelFault, string>> = {
  unavailable: 'svarer 503',
  timeout: 'svarer ikke',
  truncated: 'avbrutt JSON',
  html: 'feilside i HTML',
  wrongTypes: 'feil typer',
  errorMessage: 'errorMessage',
  slow: 'svarer sent',
  historyFailsOnce: 'historikken feiler én gang',
  undecryptable: 'melding som ikke kan dekrypteres',
  notSetUp: 'ikke satt opp for live',
};

/** The name of a fault fixture on the site. */
const titleOf = (kind: FixtureFault | ChannelFault): string => `Prøve: ${titles[kind]}`;

const leagueRow = (
  { sportId, mainOrgId }: Deployment,
  seasonId: SeasonId,
  tournamentId: TournamentId,
  tournamentName: string,
): Row => ({
  tournamentId,
  seasonId,
  tournamentName,
  sportId,
  orgIdOwner: mainOrgId,
  division: 99,
  areMatchesPublished: true,
  isResultPublished: true,
  isTablePublished: true,
});

/** The leagues of all fault fixtures, as rows of `ta/Tournament/Season`. */
export const faultyLeagueRows = (deployment: Deployment, seasonId: SeasonId): readonly Row[] => [
  ...fixtureFaults.map((fault) =>
    leagueRow(deployment, seasonId, faultyLeague(deployment.sport, fault), titleOf(fault)),
  ),
  leagueRow(deployment, seasonId, faultyMatchesLeague(deployment.sport), 'Prøve: kamper'),
];

const hour = 3_600_000;

/** The start of the faulty live matches: the last full hour. */
export const faultyLiveMatchStart = (now: Instant): Instant => Instant(Math.floor(now / hour) * hour);

const matchRow = (deployment: Deployment, seasonId: SeasonId, matchId: MatchId, title: string): Row => ({
  matchId,
  tournamentId: faultyMatchesLeague(deployment.sport),
  tournamentName: 'Prøve: kamper',
  seasonId,
  sportId: deployment.sportId,
  hometeam: 'Prøvelaget',
  awayteam: title,
  hometeamOrgName: 'Prøvelaget',
  awayteamOrgName: title,
  statusTypeId: 1,
  spectators: -1,
});

const playedRow = (
  deployment: Deployment,
  seasonId: SeasonId,
  date: CivilDate,
  id: MatchId,
  title: string,
) => ({
  ...matchRow(deployment, seasonId, id, title),
  matchDate: `${date}T00:00:00`,
  matchStartTime: 1800,
  matchEndTime: 2015,
  liveClientType: 'None',
  matchResult: { homeGoals: 3, awayGoals: 2, matchEndResult: '3-2' },
});

const liveRow = (deployment: Deployment, seasonId: SeasonId, now: Instant, channel: ChannelFault): Row => {
  const { date, time } = osloWallTime(faultyLiveMatchStart(now));
  return {
    ...matchRow(deployment, seasonId, faultyLiveMatch(deployment.sport, channel), titleOf(channel)),
    matchDate: `${date}T00:00:00`,
    // 0 means "not set" (reading 10), so midnight is written as 00:01.
    matchStartTime: Math.max(1, hhmmOf(time)),
    matchEndTime: Math.max(1, hhmmOf(TimeOfDay((time + 150) % (24 * 60)))),
    liveClientType: 'Advanced',
    matchResult: null,
  };
};

/** The matches of all fault fixtures, as rows of `ta/TournamentMatches`. */
export const faultyMatchRows = (deployment: Deployment, seasonId: SeasonId, now: Instant): readonly Row[] => {
  const { sport } = deployment;
  const yesterday = addDays(osloWallTime(now).date, -1);
  const played = (id: MatchId, title: string): Row => playedRow(deployment, seasonId, yesterday, id, title);
  return [
    ...fixtureFaults.flatMap((fault) => [
      played(faultyMatch(sport, fault), titleOf(fault)),
      played(unopenedMatch(sport, fault), `${titleOf(fault)} (åpner ikke)`),
    ]),
    ...channelFaults.map((channel) => liveRow(deployment, seasonId, now, channel)),
  ];
};
