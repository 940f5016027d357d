import type { MatchId } from '../../ids.ts';
import { type LeaguePublication, publicationOn } from '../../league/match/publication.ts';
import type { CorrectedMatch, CorrectionReport } from '../../live/corrections/correctionReport.ts';
import { shownBody } from './shownBody.ts';

/** The report with names only where they are published, and without whose figures changed where the teams are withheld. */
const publishedReport = (
  matchId: MatchId,
  { matchData, corrections, count }: CorrectionReport,
  publication: LeaguePublication,
): CorrectionReport => {
  const shown = shownBody(matchId, publication);
  return {
    matchData: shown(matchData),
    corrections: corrections.map((correction) => ({
      ...correction,
      before: shown(correction.before),
      after: correction.after === null ? null : shown(correction.after),
      figures: publication.teams ? correction.figures : [],
    })),
    count,
  };
};

/** A match's corrections; null where its league withholds the result, which they would reveal (readings 24 and 44). */
export const publishedCorrectedMatch = (
  { match, report }: CorrectedMatch,
  publication: LeaguePublication,
): CorrectedMatch | null =>
  publicationOn(publication, match.date).results
    ? { match, report: report === null ? null : publishedReport(match.matchId, report, publication) }
    : null;
