import { broadcastsOfLeague, broadcastsOfSport } from '@kampdag/core/gateway/matchEndpoints';
import type { League } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { PageCall } from '../context/pageContext.ts';

/** Whose matches' broadcasts a list wants. */
export interface BroadcastsOf {
  readonly deployment: Deployment;
  readonly league: League | null;
  /** Other leagues' matches are in the list too. */
  readonly ofAllLeagues: boolean;
}

/** The parameters of the one call that tells who sends a list's matches (specification §7); null for the other, or without a league. */
export const broadcastsAsked = ({ deployment, league, ofAllLeagues }: BroadcastsOf) => {
  if (league === null) return { ofSport: null, ofLeague: null };
  const { tournamentId } = league;
  const sportId = league.sportId ?? deployment.sportId;
  return ofAllLeagues
    ? { ofSport: { sportId }, ofLeague: null }
    : { ofSport: null, ofLeague: { sportId, tournamentId } };
};

/** The same as a page's call, for the first view. */
export const broadcastsCall = (of: BroadcastsOf): readonly PageCall[] => {
  const { ofSport, ofLeague } = broadcastsAsked(of);
  if (ofSport !== null) return [(gateway) => gateway.fetch(broadcastsOfSport, ofSport)];
  return ofLeague === null ? [] : [(gateway) => gateway.fetch(broadcastsOfLeague, ofLeague)];
};
