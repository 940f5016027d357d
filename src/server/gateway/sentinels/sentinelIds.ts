import { MatchId, TournamentId } from '@kampdag/core/ids';
import { type SportKind, sportKinds } from '@kampdag/core/sport/sportKind';

/** The ways in which a sentinel fails its calls (fixtures/README.md). */
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

/** The ways in which a sentinel's live channel fails. */
export const sentinelChannels = ['historyFailsOnce', 'undecryptable', 'notSetUp'] as const;
export type SentinelChannel = (typeof sentinelChannels)[number];

/** No federation has a league above this number, and no match that is kept above that one (fixtures, numbering). */
const firstLeague = 990_001;
const firstMatch = 9_990_001;
const perSport = 100;

/** Where the numbers of a sport's sentinels begin: matches whose page opens, matches that do not open, live matches. */
const unopened = 10;
const live = 20;
const gallery = 20;

const offset = (sport: SportKind): number => sportKinds.indexOf(sport) * perSport;

/** The league whose calls all fail in one way. */
export const faultyLeague = (sport: SportKind, fault: SentinelFault): TournamentId =>
  TournamentId(firstLeague + offset(sport) + sentinelFaults.indexOf(fault));

/** The league that holds the sentinel matches. */
export const sentinelGallery = (sport: SportKind): TournamentId =>
  TournamentId(firstLeague + offset(sport) + gallery);

/** A finished match: it opens, and all that is asked of it fails in one way. */
export const faultyMatch = (sport: SportKind, fault: SentinelFault): MatchId =>
  MatchId(firstMatch + offset(sport) + sentinelFaults.indexOf(fault));

/** A match of which not even the match itself is answered. */
export const unopenedMatch = (sport: SportKind, fault: SentinelFault): MatchId =>
  MatchId(firstMatch + offset(sport) + unopened + sentinelFaults.indexOf(fault));

/** A match that is being played, whose live channel fails in one way. */
export const liveSentinel = (sport: SportKind, channel: SentinelChannel): MatchId =>
  MatchId(firstMatch + offset(sport) + live + sentinelChannels.indexOf(channel));

/** What the sentinel of a league's id fails with; undefined for any other league. */
export const faultOfLeague = (sport: SportKind, id: TournamentId): SentinelFault | undefined =>
  sentinelFaults.find((fault) => faultyLeague(sport, fault) === id);

/** What the calls of a match fail with, and whether the match itself does too; undefined for any other match. */
export const faultOfMatch = (
  sport: SportKind,
  id: MatchId,
): { readonly fault: SentinelFault; readonly opens: boolean } | undefined => {
  const opening = sentinelFaults.find((fault) => faultyMatch(sport, fault) === id);
  if (opening !== undefined) return { fault: opening, opens: true };
  const closed = sentinelFaults.find((fault) => unopenedMatch(sport, fault) === id);
  return closed === undefined ? undefined : { fault: closed, opens: false };
};

/** What is wrong with the channel of a match, of whatever sport; undefined where it is no live sentinel. */
export const channelSentinelOf = (
  id: MatchId,
): { readonly sport: SportKind; readonly channel: SentinelChannel } | undefined => {
  for (const sport of sportKinds) {
    const channel = sentinelChannels.find((each) => liveSentinel(sport, each) === id);
    if (channel !== undefined) return { sport, channel };
  }
  return undefined;
};
