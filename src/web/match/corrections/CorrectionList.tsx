import type { ReportedCorrections } from '@kampdag/core/live/corrections/correctionReport';
import { correctionsOf } from '@kampdag/core/live/cursor/corrections';
import { detailsOf } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { LiveActor } from '../../machines/followMatch.ts';
import { useLiveSlice } from '../live/useLiveSlice.ts';
import { CorrectionRows, type CorrectionWords } from './CorrectionRows.tsx';

/** The props of the list of corrections. */
export interface CorrectionListProps extends CorrectionWords {
  readonly actor: LiveActor;
}

const reportOf = (match: LiveMatch): ReportedCorrections => ({
  corrections: correctionsOf(match),
  details: detailsOf(match),
  sport: match.sport,
});

/** The corrections of a followed match. */
export const CorrectionList = ({ actor, ...words }: CorrectionListProps) => {
  const report = useLiveSlice(actor, reportOf);
  return report === null ? null : <CorrectionRows report={report} {...words} />;
};
