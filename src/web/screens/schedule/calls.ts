import type { PageCall, PageContext } from '../../context/pageContext.ts';
import { broadcastsCall } from '../../matches/broadcastCalls.ts';

/** What the schedule asks for besides the league's matches, which every page has. */
export const scheduleCalls = ({ deployment, league }: PageContext): readonly PageCall[] =>
  broadcastsCall({ deployment, league, ofAllLeagues: false });
