import { function as fn, taskEither } from 'fp-ts';
import type { MatchId, SportId } from '../../ids.ts';
import type { Match } from '../../league/match/match.ts';
import { isLiveNow, lateUntil } from '../../league/match/matchStatus.ts';
import { matchesToFollow } from '../../league/schedule/matchesToFollow.ts';
import { LiveRowCodec, liveRowOf } from '../../live/channel/liveRow.ts';
import { matchAtInstant } from '../../live/cursor/moment.ts';
import { logDigestOf } from '../../live/log/logDigest.ts';
import { LogDigestRow } from '../../live/log/logDigestRow.ts';
import { logOfMatch, MatchLogRow } from '../../live/log/matchLog.ts';
import type { Serial } from '../../live/log/timeToken.ts';
import { isSilent, type LiveMatch, messagesOf } from '../../live/match.ts';
import type { Sport } from '../../sport/sport.ts';
import { addDays, type CivilDate } from '../../time/civilDate.ts';
import { Instant } from '../../time/instant.ts';
import { osloWallTime } from '../../time/oslo.ts';
import type { GatewayFailure } from '../client.ts';
import { matchById, matchesOnDate } from '../endpoints.ts';
import { type Ask, askEach, type Compose } from './compose.ts';
import type { liveMatches } from './liveMatches.ts';
import type { matchLog, matchLogDigest, matchLogThrough } from './matchLog.ts';

/** Where the server follows matches. */
export interface DeskPort {
  /** What was reported of a match; null if it cannot be read now, or is too much to send at once. */
  readonly read: (matchId: MatchId, sport: Sport) => Promise<LiveMatch | null>;
  /** Whether an operator has withdrawn a match's channel: nothing of its log is answered. */
  readonly isLogWithdrawn: (matchId: MatchId) => boolean;
  readonly sportOf: (match: Match) => Sport;
  /** The sports whose matches are listed. */
  readonly sportIds: readonly SportId[];
  readonly now: () => Instant;
}

const noSerial: GatewayFailure = { type: 'Refused', status: 404, message: 'the log has no such message' };

const withdrawnLog: GatewayFailure = { type: 'Refused', status: 404, message: 'the log is withdrawn' };

const unread: GatewayFailure = { type: 'Unreachable', message: 'the log cannot be read now' };

const reported = (
  desk: DeskPort,
  ask: Ask,
  matchId: MatchId,
): taskEither.TaskEither<GatewayFailure, LiveMatch> =>
  fn.pipe(
    ask(matchById, { matchId }),
    taskEither.filterOrElseW(
      () => !desk.isLogWithdrawn(matchId),
      () => withdrawnLog,
    ),
    taskEither.chainTaskK((match) => () => desk.read(matchId, desk.sportOf(match))),
    taskEither.chain(
      (live): taskEither.TaskEither<GatewayFailure, LiveMatch> =>
        live === null ? taskEither.left(unread) : taskEither.right(live),
    ),
  );

const logBody = (live: LiveMatch, through: Serial | null): unknown =>
  MatchLogRow.encode(logOfMatch(live, through));

/** The whole log so far. */
export const composeLog =
  (desk: DeskPort): Compose<typeof matchLog> =>
  (ask, { matchId }) =>
    taskEither.map((live: LiveMatch) => logBody(live, null))(reported(desk, ask, matchId));

/** The log up to the serial of one of its messages. */
export const composeLogThrough =
  (desk: DeskPort): Compose<typeof matchLogThrough> =>
  (ask, { matchId, through }) =>
    fn.pipe(
      reported(desk, ask, matchId),
      // Texts that are no serial of the log would each be an answer of its size to keep.
      taskEither.filterOrElseW(
        (live) => messagesOf(live).some(({ serial }) => serial === through),
        () => noSerial,
      ),
      taskEither.map((live) => logBody(live, through)),
    );

/** The digest of the log up to a serial. */
export const composeLogDigest =
  (desk: DeskPort): Compose<typeof matchLogDigest> =>
  (ask, { matchId, through }) =>
    taskEither.map((live: LiveMatch) => LogDigestRow.encode(logDigestOf(messagesOf(live), through)))(
      reported(desk, ask, matchId),
    );

/** The most matches read for one answer; a page follows the others by itself. */
export const mostInPlay = 100;

/** All matches of a day and, in the small hours, of the evening before. */
export const askDay = (
  { now, sportIds }: Pick<DeskPort, 'now' | 'sportIds'>,
  date: CivilDate,
  ask: Ask,
): taskEither.TaskEither<GatewayFailure, readonly Match[]> => {
  const days = osloWallTime(now()).time < lateUntil ? [addDays(date, -1), date] : [date];
  const questions = days.flatMap((day) => sportIds.map((sportId) => ({ sportId, date: day })));
  return fn.pipe(
    askEach(questions, (question) => ask(matchesOnDate, question)),
    taskEither.map(({ found }) => found.flatMap(({ rows }) => rows)),
  );
};

/** Matches as they are before their results come. */
const withoutResults = (matches: readonly Match[]): readonly Match[] =>
  matches.flatMap((match) => (match.result === null ? [] : { ...match, result: null }));

/**
 * The matches of a day, and in the small hours of the evening before, that are in play or without a result (reading 34); for a visitor who
 * lags behind also those that have ended meanwhile: that they had no score would tell of the end.
 */
export const composeLive =
  (desk: DeskPort): Compose<typeof liveMatches> =>
  (ask, { date, behind }) => {
    const wall = osloWallTime(desk.now());
    const shownOf = (live: LiveMatch): LiveMatch =>
      behind === null ? live : matchAtInstant(live, Instant(desk.now() - behind * 1_000));
    return fn.pipe(
      askDay(desk, date, ask),
      taskEither.chainTaskK((matches) => async () => {
        const running = matchesToFollow(matches, wall).slice(0, mostInPlay);
        const ended =
          behind === null
            ? []
            : matchesToFollow(withoutResults(matches), wall)
                .filter((match) => isLiveNow(match, wall))
                .slice(0, mostInPlay - running.length);
        const hasEnded = new Set(ended);
        const rows = await Promise.all(
          [...running, ...ended].map(async (match) => {
            const live = await desk.read(match.matchId, desk.sportOf(match));
            if (live === null || isSilent(live)) return [];
            const row = liveRowOf(match, shownOf(live));
            return hasEnded.has(match) && row.phase === 'ended' ? [] : [LiveRowCodec.encode(row)];
          }),
        );
        return { matches: rows.flat() };
      }),
    );
  };
