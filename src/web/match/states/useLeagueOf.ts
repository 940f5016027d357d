import { leagueById } from '@kampdag/core/gateway/endpoints';
import type { Match } from '@kampdag/core/league/match/match';
import type { League } from '@kampdag/core/league/season/league';
import { valueOf } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';

/** A match's league; null while it loads, and for a match without one. */
export const useLeagueOf = ({ tournamentId }: Pick<Match, 'tournamentId'>): League | null =>
  valueOf(useCall(leagueById, tournamentId === null ? null : { tournamentId }).view);
