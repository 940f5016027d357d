import { function as fn, taskEither } from 'fp-ts';
import type { MatchId } from '../../ids.ts';
import type { Match } from '../../league/match/match.ts';
import { isLiveNow, isLiveScored } from '../../league/match/matchStatus.ts';
import {
  type CorrectedMatch,
  CorrectedMatchRow,
  type CorrectionReport,
} from '../../live/corrections/correctionReport.ts';
import type { WallTime } from '../../time/oslo.ts';
import type { Compose } from './compose.ts';
import type { correctionsOfDay } from './correctionsOfDay.ts';
import { dayOfSeason } from './dayOfSeason.ts';

/** Correction reports by match; a match whose log could not be read is absent. */
export type ReportsOf = (matches: readonly Match[]) => Promise<ReadonlyMap<MatchId, CorrectionReport>>;

/**
 * The corrections of a day, of the matches played or being played in leagues that publish results. A match whose log could not be
 * read has no report.
 *
 * @param now Oslo's local time
 */
export const composeCorrections =
  (reportsOf: ReportsOf, now: () => WallTime): Compose<typeof correctionsOfDay> =>
  (ask, day) =>
    fn.pipe(
      ask(dayOfSeason, day),
      taskEither.map(({ rows }) =>
        rows
          .filter(({ league }) => league.isResultPublished)
          .flatMap(({ matches }) => matches)
          .filter((match) => isLiveScored(match) && (match.result !== null || isLiveNow(match, now()))),
      ),
      taskEither.chainTaskK((matches) => async () => {
        const reports = await reportsOf(matches);
        const rows = matches
          .map((match): CorrectedMatch => ({ match, report: reports.get(match.matchId) ?? null }))
          .filter(({ report }) => report?.count !== 0);
        return { matches: rows.map(CorrectedMatchRow.encode) };
      }),
    );
