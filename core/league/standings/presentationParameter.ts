import { OptionalText } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import { requiredId } from '../../decode/rowCodecs.ts';

/** A column that a league shows in its standings (specification §3 "Column settings"). */
export interface PresentationParameter {
  readonly typeId: number;
  /** The heading the league chose. */
  readonly label: string | null;
  readonly name: string | null;
}

/** A row of `presentationSettings` in `ta/TournamentStandings/Settings`. */
export const PresentationParameterRow = entity<PresentationParameter>('presentation parameter', {
  typeId: field('presentationParameterTypeId', requiredId(Number)),
  label: field('presentationParameterLabel', OptionalText),
  name: field('presentationParameterName', OptionalText),
});
