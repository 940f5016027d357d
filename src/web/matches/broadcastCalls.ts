import { broadcastsOfLeague, broadcastsOfSport } from '@kampdag/core/gateway/matchEndpoints';
import { type League, sportIdOf } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { PageCall } from '../context/pageContext.ts';

/** Which matches' broadcasts a list needs. */
export interface BroadcastsOf {
  readonly deployment: Deployment;
  readonly league: League | null;
  /** Whether the list has matches of other leagues too. */
  readonly ofAllLeagues: boolean;
}

/** The parameters of the call for a list's broadcasts (specification §7); null for the call not needed, and without a league. */
export const broadcastParams = ({ deployment, league, ofAllLeagues }: BroadcastsOf) => {
  if (league === null) return { ofSport: null, ofLeague: null };
  const { tournamentId } = league;
  const sportId = sportIdOf(league, deployment.sportId);
  return ofAllLeagues
    ? { ofSport: { sportId }, ofLeague: null }
    : { ofSport: null, ofLeague: { sportId, tournamentId } };
};

/** The same call, for the first view. */
export const broadcastsCall = (of: BroadcastsOf): readonly PageCall[] => {
  const { ofSport, ofLeague } = broadcastParams(of);
  if (ofSport !== null) return [(gateway) => gateway.fetch(broadcastsOfSport, ofSport)];
  return ofLeague === null ? [] : [(gateway) => gateway.fetch(broadcastsOfLeague, ofLeague)];
};
