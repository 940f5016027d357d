import { matchesOnDate } from '@kampdag/core/gateway/endpoints';
import type { SportId } from '@kampdag/core/ids';
import type { League } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import type { PageCall, PageContext } from '../../context/pageContext.ts';
import { broadcastsCall } from '../../matches/broadcastCalls.ts';

/** The day's matches are fetched by sport: the league's (specification §4), otherwise the deployment's. */
export const dayParams = (
  deployment: Deployment,
  league: League | null,
  date: CivilDate,
): { readonly sportId: SportId; readonly date: CivilDate } => ({
  sportId: league?.sportId ?? deployment.sportId,
  date,
});

/** The scoreboard's calls. */
export const scoreboardCalls = ({ deployment, league, date }: PageContext): readonly PageCall[] => [
  (gateway) => gateway.fetch(matchesOnDate, dayParams(deployment, league, date)),
  ...broadcastsCall({ deployment, league, ofAllLeagues: deployment.showsOtherMatches }),
];
