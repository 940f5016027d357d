import type { PageCall, PageContext } from '../../context/pageContext.ts';
import { broadcastsCall } from '../../matches/broadcastCalls.ts';

/** The schedule's calls, beside the league's matches, which come with every page. */
export const scheduleCalls = ({ deployment, league }: PageContext): readonly PageCall[] =>
  broadcastsCall({ deployment, league, ofAllLeagues: false });
