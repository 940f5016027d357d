import { nullable } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import { rowWithin } from '../../decode/rowWithin.ts';
import { type Match, MatchRow } from '../../league/match/match.ts';
import type { LeaguePublication } from '../../league/season/publication.ts';
import { CorrectionReport } from './correctionReport.ts';

/** A match and its corrections. */
export interface CorrectedMatch {
  readonly match: Match;
  /** Null where unreadable or withheld. */
  readonly report: CorrectionReport | null;
}

/** A row of `kampdag/Corrections`. */
export const CorrectedMatchRow = entity<CorrectedMatch>('corrected match', {
  match: field('match', rowWithin(MatchRow)),
  report: field('report', nullable(CorrectionReport)),
});

/** A match's corrections; null where its league withholds results, which they would reveal. */
export const publishedCorrectedMatch = (
  row: CorrectedMatch,
  { results }: LeaguePublication,
): CorrectedMatch | null => (results ? row : null);
