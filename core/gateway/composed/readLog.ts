import { either, type task } from 'fp-ts';
import { oncePerObject } from '../../decode/once.ts';
import type { MatchId } from '../../ids.ts';
import { channelMessagesOf, type MatchLog } from '../../live/log/matchLog.ts';
import { emptyMatch, type LiveMatch } from '../../live/match.ts';
import { reportedMatch } from '../../live/reportedMatch.ts';
import type { Sport } from '../../sport/sport.ts';
import { type GatewayClient, isNotFound } from '../client.ts';
import { matchLog } from './matchLog.ts';

/** Folds a log once, however many readers it has. */
const foldsOf = oncePerObject((log: MatchLog) => {
  const folds = new Map<Sport, LiveMatch>();
  return (sport: Sport): LiveMatch => {
    const known = folds.get(sport) ?? reportedMatch(log.matchId, sport, channelMessagesOf(log));
    folds.set(sport, known);
    return known;
  };
});

/** The match that a log reports. */
export const foldedLog = (log: MatchLog, sport: Sport): LiveMatch => foldsOf(log)(sport);

/** What was reported of a match so far, as far as it is published; silent where nothing was; null if that cannot be read now. */
export const readLog =
  ({ fetch: ask }: GatewayClient, matchId: MatchId, sport: Sport): task.Task<LiveMatch | null> =>
  async () => {
    const log = await ask(matchLog, { matchId })();
    if (either.isRight(log)) return foldedLog(log.right, sport);
    return isNotFound(log.left) ? emptyMatch(matchId, sport) : null;
  };
