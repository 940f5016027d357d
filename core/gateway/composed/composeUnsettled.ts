import { either, function as fn, taskEither } from 'fp-ts';
import type { TournamentId } from '../../ids.ts';
import type { Match } from '../../league/match/match.ts';
import { isInLiveWindow } from '../../league/match/matchStatus.ts';
import { type TableGain, type UnsettledMatch, UnsettledMatchRow } from '../../league/match/unsettledMatch.ts';
import { fewestPeriods } from '../../league/rules/sportRules.ts';
import { involves } from '../../league/schedule/scoreboard.ts';
import { talliesOf } from '../../league/standings/tally.ts';
import { liveScoreOf } from '../../live/channel/goals.ts';
import { type Period, periodOf } from '../../live/clock/period.ts';
import { milestonesOf } from '../../live/eventsOfType.ts';
import { isSilent, type LiveMatch } from '../../live/match.ts';
import { mapSides } from '../../side.ts';
import { longestDelay } from '../../site/viewing.ts';
import type { Instant } from '../../time/instant.ts';
import { osloWallTime } from '../../time/oslo.ts';
import { matchesOfLeague } from '../endpoints.ts';
import type { Ask, Compose } from './compose.ts';
import { askDay, type DeskPort, mostInPlay } from './composeLive.ts';
import type { unsettledMatches } from './unsettledMatches.ts';

/** What decides which matches are unsettled, and what they add to a table. */
export interface UnsettledPort extends DeskPort {
  /** Points for a win in a match's league, from `winMultiplier`. */
  readonly multiplierOf: (match: Match) => 2 | 3;
}

/** Minutes after its announced end for which a match may still be in play: overtimes, and interruptions. */
const longestOvertime = 240;

/** Milliseconds after its end during which a match is unsettled: the longest delay, and what an answer is cached for. */
const settlesAfter = (longestDelay + 10) * 1_000;

/** When a match's end was reported; null for a match that has not ended. */
const endedAt = (live: LiveMatch): Instant | null =>
  liveScoreOf(live).phase === 'ended'
    ? (milestonesOf(live).findLast(({ event }) => event.action === 'matchEnd')?.reportedAt ?? null)
    : null;

/** When a match's last period began, or the first that may be its last; null before, and where its periods are not reported. */
const lastPeriodAt = (live: LiveMatch): Instant | null => {
  const least = fewestPeriods(live.sport);
  const isLast = (period: Period): boolean => period.kind !== 'regulation' || period.number >= least;
  const begun = milestonesOf(live).find(({ event: { action, period } }) => {
    const begins = action === 'periodStart' ? periodOf(live, period) : null;
    return begins !== null && isLast(begins);
  });
  return begun?.reportedAt ?? null;
};

/** A match, and what its log says of it. */
interface Reported {
  readonly match: Match;
  /** Whether its log was read: of any other it cannot be known whether it is over, so it is held back. */
  readonly isRead: boolean;
  /** Null where the log was not read, or holds nothing. */
  readonly live: LiveMatch | null;
  readonly lastPeriod: Instant | null;
  readonly ended: Instant | null;
}

const isUnsettled = ({ match, isRead, live, ended }: Reported, now: Instant): boolean => {
  if (ended !== null) return now - ended <= settlesAfter;
  if (!isRead && match.result === null) return true;
  const isPlayed = live !== null && !['silent', 'notStarted'].includes(liveScoreOf(live).phase);
  // A log that was never ended is not waited for longer than any other.
  return match.result === null ? isPlayed : isInLiveWindow(match, osloWallTime(now));
};

const mayBeOver = ({ match, isRead, ended }: Reported): boolean =>
  !isRead || ended !== null || match.result !== null;

/** Whether sums may be shown without it: from its last period on. */
const mayBeLeftOut = (reported: Reported): boolean => mayBeOver(reported) || reported.lastPeriod !== null;

const decidedBy = { regulation: 'fullTime', overtime: 'overtime', shootout: 'penalties' } as const;

/** What a match adds to both rows: nothing that is known of one whose log was not read; null without a score. */
const figuresOf = ({ match, isRead, live }: Reported, port: UnsettledPort): TableGain['figures'] | null => {
  if (!isRead) return { home: {}, away: {} };
  const score = live === null ? null : liveScoreOf(live);
  const goals = match.result?.goals ?? score?.score ?? null;
  if (goals === null) return null;
  const counting = { rule: port.sportOf(match).ranking, multiplier: port.multiplierOf(match) };
  const { matchId, date } = match;
  const decided = decidedBy[score?.period?.kind ?? 'regulation'];
  const game = { matchId, date, rows: { home: 0, away: 1 }, goals, decided, isRunning: false };
  const [home = {}, away = {}] = talliesOf([game], 2, counting);
  return { home, away };
};

const gainOf = (
  reported: Reported,
  port: UnsettledPort,
  counted: readonly Match[] | undefined,
): TableGain | null => {
  const { match } = reported;
  const figures = figuresOf(reported, port);
  if (figures === null || counted === undefined) return null;
  const rule = port.sportOf(match).ranking;
  return {
    figures,
    before: mapSides(match.teams, ({ teamId }) =>
      teamId === null ? 0 : counted.filter(involves(teamId)).length,
    ),
    order: rule.orders[0],
  };
};

const leaguesOf = (ask: Ask, ids: readonly TournamentId[]) => async () =>
  new Map(
    await Promise.all(
      [...new Set(ids)].map(async (tournamentId) => {
        const answer = await ask(matchesOfLeague, { tournamentId })();
        return [tournamentId, either.isRight(answer) ? answer.right.rows : []] as const;
      }),
    ),
  );

/**
 * The matches that are in play, or ended no longer ago than the longest delay, whether or not their result is known; and those of which
 * that cannot be known.
 */
export const composeUnsettled =
  (port: UnsettledPort): Compose<typeof unsettledMatches> =>
  (ask, { date }) => {
    const now = port.now();
    const wall = osloWallTime(now);
    return fn.pipe(
      askDay(port, date, ask),
      taskEither.chainTaskK((matches) => async () => {
        const candidates = matches.filter((match) => isInLiveWindow(match, wall, longestOvertime));
        const reported = await Promise.all(
          candidates.map(async (match, at): Promise<Reported> => {
            const read = at < mostInPlay ? await port.read(match.matchId, port.sportOf(match)) : null;
            const live = read === null || isSilent(read) ? null : read;
            return {
              match,
              isRead: read !== null,
              live,
              lastPeriod: live === null ? null : lastPeriodAt(live),
              ended: live === null ? null : endedAt(live),
            };
          }),
        );
        const unsettled = reported.filter((one) => isUnsettled(one, now));
        const leagues = await leaguesOf(
          ask,
          unsettled.filter(mayBeLeftOut).flatMap(({ match }) => match.tournamentId ?? []),
        )();
        const ids = new Set(unsettled.map(({ match }) => match.matchId));
        const rows = unsettled.map((one): UnsettledMatch => {
          const { matchId, tournamentId, seasonId, teams } = one.match;
          const counted = tournamentId === null ? undefined : leagues.get(tournamentId);
          return {
            matchId,
            tournamentId,
            seasonId,
            teams: mapSides(teams, ({ teamId }) => teamId),
            names: mapSides(teams, ({ name }) => name),
            endedAt: one.ended,
            lastPeriodAt: one.lastPeriod,
            isOver: mayBeOver(one),
            gain: mayBeLeftOut(one)
              ? gainOf(
                  one,
                  port,
                  counted?.filter((other) => other.result !== null && !ids.has(other.matchId)),
                )
              : null,
          };
        });
        return { matches: rows.map(UnsettledMatchRow.encode) };
      }),
    );
  };
