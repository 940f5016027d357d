import { matchesOnDate } from '@kampdag/core/gateway/endpoints';
import type { SportId } from '@kampdag/core/ids';
import type { League } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import type { PageCall, PageContext } from '../../context/pageContext.ts';
import { broadcastsCall } from '../../matches/broadcastCalls.ts';

/** The day's matches are asked for by sport: the league's own (specification §4), the deployment's where there is none. */
export const dayParams = (
  deployment: Deployment,
  league: League | null,
  date: CivilDate,
): { readonly sportId: SportId; readonly date: CivilDate } => ({
  sportId: league?.sportId ?? deployment.sportId,
  date,
});

/** What the scoreboard asks for. */
export const scoreboardCalls = ({ deployment, league, date }: PageContext): readonly PageCall[] => [
  (gateway) => gateway.fetch(matchesOnDate, dayParams(deployment, league, date)),
  ...broadcastsCall({ deployment, league, ofAllLeagues: deployment.showsOtherMatches }),
];
