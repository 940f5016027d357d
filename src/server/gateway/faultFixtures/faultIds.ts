import { MatchId, TournamentId } from '@kampdag/core/ids';
import { type SportKind, sportKinds } from '@kampdag/core/sport/sportKind';

/** The faults of a fault fixture's calls (fixtures/README.md). */
export const fixtureFaults = [
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
export const channelFaults = ['historyFailsOnce', 'undecryptable', 'notSetUp'] as const;
export type ChannelFault = (typeof channelFaults)[number];

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
