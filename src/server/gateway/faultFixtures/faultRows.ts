import { MatchId, type SeasonId, TournamentId } from '@kampdag/core/ids';
import type { Deployment } from '@kampdag/core/site/deployment';
import { type SportKind, sportKinds } from '@kampdag/core/sportKind';
import { addDays } from '@kampdag/core/time/civilDate';
import { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { sportNumberOf } from '../../../../fixtures/simulation/sportNumber.ts';
import { liveFieldsOf } from '../../live/guestMatches.ts';

/** The faults of a fault fixture's calls (fixtures/README.md), and their names on the site. */
const callFaults = {
  unavailable: 'svarer 503',
  timeout: 'svarer ikke',
  truncated: 'avbrutt JSON',
  html: 'feilside i HTML',
  wrongTypes: 'feil typer',
  errorMessage: 'errorMessage',
  slow: 'svarer sent',
};
export type FixtureFault = keyof typeof callFaults;
const fixtureFaults = Object.keys(callFaults) as readonly FixtureFault[];

/** The faults of a fault fixture's live channel. */
const liveFaults = {
  historyFailsOnce: 'historikken feiler én gang',
  undecryptable: 'melding som ikke kan dekrypteres',
  notSetUp: 'ikke satt opp for live',
};
type ChannelFault = keyof typeof liveFaults;
const channelFaults = Object.keys(liveFaults) as readonly ChannelFault[];

/** The first id of a sport's fault fixtures, above all leagues and matches of the federations (fixtures, numbering). */
const firstOf = (first: 990_001 | 9_990_001, sport: SportKind): number => first + sportNumberOf(sport) * 100;

/** The league whose calls all fail in one way. */
export const faultyLeague = (sport: SportKind, fault: FixtureFault): TournamentId =>
  TournamentId(firstOf(990_001, sport) + fixtureFaults.indexOf(fault));

/** The league of the faulty matches. */
export const faultyMatchesLeague = (sport: SportKind): TournamentId =>
  TournamentId(firstOf(990_001, sport) + 20);

/** A finished match that opens, and whose other calls fail in one way. */
export const faultyMatch = (sport: SportKind, fault: FixtureFault): MatchId =>
  MatchId(firstOf(9_990_001, sport) + fixtureFaults.indexOf(fault));

/** A match that does not even open. */
export const unopenedMatch = (sport: SportKind, fault: FixtureFault): MatchId =>
  MatchId(firstOf(9_990_001, sport) + 10 + fixtureFaults.indexOf(fault));

/** A live match whose channel fails in one way. */
export const faultyLiveMatch = (sport: SportKind, channel: ChannelFault): MatchId =>
  MatchId(firstOf(9_990_001, sport) + 20 + channelFaults.indexOf(channel));

/** The fault of a league; undefined for any other league. */
export const faultOfLeague = (sport: SportKind, id: TournamentId): FixtureFault | undefined =>
  fixtureFaults.find((fault) => faultyLeague(sport, fault) === id);

/** The fault of a match's calls, and whether the match itself opens; undefined for any other match. */
export const faultOfMatch = (
  sport: SportKind,
  id: MatchId,
): { readonly fault: FixtureFault; readonly opens: boolean } | undefined => {
  const opens = (fault: FixtureFault): boolean => faultyMatch(sport, fault) === id;
  const found = fixtureFaults.find((fault) => opens(fault) || unopenedMatch(sport, fault) === id);
  return found && { fault: found, opens: opens(found) };
};

/** The fault of a match's channel, in any sport; undefined for any other match. */
export const channelFaultOf = (id: MatchId): ChannelFault | undefined =>
  channelFaults.find((fault) => sportKinds.some((sport) => faultyLiveMatch(sport, fault) === id));

type Row = Readonly<Record<string, unknown>>;

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
    leagueRow(deployment, seasonId, faultyLeague(deployment.sport, fault), `Prøve: ${callFaults[fault]}`),
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

/** The matches of all fault fixtures, as rows of `ta/TournamentMatches`. */
export const faultyMatchRows = (deployment: Deployment, seasonId: SeasonId, now: Instant): readonly Row[] => {
  const { sport } = deployment;
  const yesterday = addDays(osloWallTime(now).date, -1);
  const played = (id: MatchId, title: string): Row => ({
    ...matchRow(deployment, seasonId, id, title),
    matchDate: `${yesterday}T00:00:00`,
    matchStartTime: 1800,
    matchEndTime: 2015,
    liveClientType: 'None',
    matchResult: { homeGoals: 3, awayGoals: 2, matchEndResult: '3-2' },
  });
  const liveFields = liveFieldsOf(osloWallTime(faultyLiveMatchStart(now)), 150);
  return [
    ...fixtureFaults.flatMap((fault) => [
      played(faultyMatch(sport, fault), `Prøve: ${callFaults[fault]}`),
      played(unopenedMatch(sport, fault), `Prøve: ${callFaults[fault]} (åpner ikke)`),
    ]),
    ...channelFaults.map((channel) => {
      const row = matchRow(
        deployment,
        seasonId,
        faultyLiveMatch(sport, channel),
        `Prøve: ${liveFaults[channel]}`,
      );
      return Object.assign(row, liveFields);
    }),
  ];
};
