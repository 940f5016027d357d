import { clientOver } from '@kampdag/core/gateway/client';
import { matchLog } from '@kampdag/core/gateway/composed/matchLog';
import { foldedLog } from '@kampdag/core/gateway/composed/readLog';
import { matchById } from '@kampdag/core/gateway/endpoints';
import { type Moment, momentAt, momentOf } from '@kampdag/core/live/cursor/moment';
import { logOfMatch, type MatchLog } from '@kampdag/core/live/log/matchLog';
import { readSerial } from '@kampdag/core/live/log/timeToken';
import { type LiveMatch, matchUntil } from '@kampdag/core/live/match';
import { playedSportOfMatch } from '@kampdag/core/site/deployment';
import { momentParameter } from '@kampdag/core/site/paths';
import { plainViewing } from '@kampdag/core/site/viewing';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { matchIdIn } from '../match/states/matchCalls.ts';
import type { PageRequest } from '../page.ts';
import { queryOf } from './pageAt.ts';
import type { Page } from './pageRow.ts';

/** The moment up to which a page shows a match; null for the newest, undefined where it shows nothing yet. */
const lastMoment = (
  live: LiveMatch,
  delay: number,
  now: Instant,
  named: string | null,
): Moment | null | undefined => {
  const delayed = delay === 0 ? null : (momentAt(live, Instant(now - delay * 1_000)) ?? undefined);
  if (named === null || delayed === undefined) return delayed;
  const serial = readSerial(named);
  const moment = serial === null ? null : momentOf(live, serial);
  if (moment === null) return undefined;
  return delayed !== null && delayed.serial < moment.serial ? delayed : moment;
};

/**
 * The log of a live page's match as it stands for this visitor, or stood at the moment in the address; null where the page shows none:
 * nothing is reported, results are hidden, or the moment is none of the match.
 */
export const pageLog = async (
  { url, transport, deployment, now, viewing = plainViewing }: PageRequest,
  page: Page,
): Promise<MatchLog | null> => {
  const query = queryOf(url);
  const matchId = page.isLive === true ? matchIdIn(query) : null;
  if (matchId === null) return null;
  if (viewing.hidesResults && !viewing.revealed.includes(matchId)) return null;
  const gateway = clientOver(transport);
  const match = await gateway.fetch(matchById, { matchId })();
  if (either.isLeft(match)) return null;
  const log = await gateway.fetch(matchLog, { matchId })();
  if (either.isLeft(log) || log.right.messages.length === 0) return null;
  const named = query.get(momentParameter);
  if (viewing.delay === 0 && named === null) return log.right;
  const live = foldedLog(log.right, playedSportOfMatch(deployment, match.right));
  const moment = lastMoment(live, viewing.delay, now, named);
  if (moment === null) return log.right;
  return moment === undefined ? null : logOfMatch(matchUntil(live, moment.serial));
};
