import { MatchId, TournamentId } from '@kampdag/core/ids';
import { type SportKind, sportKinds } from '@kampdag/core/sport/sportKind';

/** The faults of a fault fixture's calls (fixtures/README.md). */
export const sentinelFaults = [
  'unavailable',
  'timeout',
  'truncated',
  'html',
  'wrongTypes',
  'errorMessage',
  'slow',
] as const;
export type SentinelFault = (typeof sentinelFaults)[number];

/** The faults of a fault fixture's live channel. */
export const sentinelChannels = ['historyFailsOnce', 'undecryptable', 'notSetUp'] as const;
export type SentinelChannel = (typeof sentinelChannels)[number];

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
export const faultyLeague = (sport: SportKind, fault: SentinelFault): TournamentId =>
  TournamentId(firstLeague + offset(sport) + sentinelFaults.indexOf(fault));

/** The league of the faulty matches. */
export const sentinelGallery = (sport: SportKind): TournamentId =>
  TournamentId(firstLeague + offset(sport) + gallery);

/** A finished match that opens, and whose other calls fail in one way. */
export const faultyMatch = (sport: SportKind, fault: SentinelFault): MatchId =>
  MatchId(firstMatch + offset(sport) + sentinelFaults.indexOf(fault));

/** A match that does not even open. */
export const unopenedMatch = (sport: SportKind, fault: SentinelFault): MatchId =>
  MatchId(firstMatch + offset(sport) + unopened + sentinelFaults.indexOf(fault));

/** A live match whose channel fails in one way. */
export const liveSentinel = (sport: SportKind, channel: SentinelChannel): MatchId =>
  MatchId(firstMatch + offset(sport) + live + sentinelChannels.indexOf(channel));

/** The fault of a league; undefined for any other league. */
export const faultOfLeague = (sport: SportKind, id: TournamentId): SentinelFault | undefined =>
  sentinelFaults.find((fault) => faultyLeague(sport, fault) === id);

/** The fault of a match's calls, and whether the match itself opens; undefined for any other match. */
export const faultOfMatch = (
  sport: SportKind,
  id: MatchId,
): { readonly fault: SentinelFault; readonly opens: boolean } | undefined => {
  const opening = sentinelFaults.find((fault) => faultyMatch(sport, fault) === id);
  if (opening !== undefined) return { fault: opening, opens: true };
  const closed = sentinelFaults.find((fault) => unopenedMatch(sport, fault) === id);
  return closed === undefined ? undefined : { fault: closed, opens: false };
};

/** The fault of a match's channel, in any sport; undefined for any other match. */
export const channelSentinelOf = (
  id: MatchId,
): { readonly sport: SportKind; readonly channel: SentinelChannel } | undefined => {
  for (const sport of sportKinds) {
    const channel = sentinelChannels.find((each) => liveSentinel(sport, each) === id);
    if (channel !== undefined) return { sport, channel };
  }
  return undefined;
};
