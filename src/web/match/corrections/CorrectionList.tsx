import type { ToldCorrections } from '@kampdag/core/live/corrections/correctionReport';
import { correctionsOf } from '@kampdag/core/live/cursor/corrections';
import { detailsOf } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { LiveActor } from '../../machines/followMatch.ts';
import { useReading } from '../live/useLiveSlice.ts';
import { CorrectionRows, type CorrectionWords } from './CorrectionRows.tsx';

/** The props of the list of corrections. */
export interface CorrectionListProps extends CorrectionWords {
  readonly actor: LiveActor;
}

const told = (match: LiveMatch): ToldCorrections => ({
  corrections: correctionsOf(match),
  details: detailsOf(match),
  sport: match.sport,
});

/** The corrections of a followed match. */
export const CorrectionList = ({ actor, ...words }: CorrectionListProps) => {
  const read = useReading(actor, told);
  return read === null ? null : <CorrectionRows told={read} {...words} />;
};
