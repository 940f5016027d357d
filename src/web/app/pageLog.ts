import { clientOver } from '@kampdag/core/gateway/client';
import { matchLog } from '@kampdag/core/gateway/composed/matchLog';
import { foldedLog } from '@kampdag/core/gateway/composed/readLog';
import { matchById } from '@kampdag/core/gateway/endpoints';
import { momentAt } from '@kampdag/core/live/cursor/moment';
import { logOfMatch, type MatchLog } from '@kampdag/core/live/log/matchLog';
import { matchUntil } from '@kampdag/core/live/match';
import { playedSportOfMatch } from '@kampdag/core/site/deployment';
import { momentParameter } from '@kampdag/core/site/paths';
import { plainViewing } from '@kampdag/core/site/viewing';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { matchIdIn } from '../match/states/matchCalls.ts';
import type { PageRequest } from '../page.ts';
import { queryOf } from './pageAt.ts';
import type { Page } from './pageRow.ts';

/**
 * The log of a live page's match as it stands for this visitor; null where the page shows none: nothing is reported, results are hidden,
 * or the address names a moment of its own.
 */
export const pageLog = async (
  { url, transport, deployment, now, viewing = plainViewing }: PageRequest,
  page: Page,
): Promise<MatchLog | null> => {
  const query = queryOf(url);
  const matchId = page.isLive === true ? matchIdIn(query) : null;
  if (matchId === null || query.has(momentParameter)) return null;
  if (viewing.hidesResults && !viewing.revealed.includes(matchId)) return null;
  const gateway = clientOver(transport);
  const match = await gateway.fetch(matchById, { matchId })();
  if (either.isLeft(match)) return null;
  const log = await gateway.fetch(matchLog, { matchId })();
  if (either.isLeft(log) || log.right.messages.length === 0) return null;
  if (viewing.delay === 0) return log.right;
  const live = foldedLog(log.right, playedSportOfMatch(deployment, match.right));
  const moment = momentAt(live, Instant(now - viewing.delay * 1_000));
  return moment === null ? null : logOfMatch(matchUntil(live, moment.serial));
};
