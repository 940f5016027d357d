import { OptionalText } from '../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import { requiredId } from '../../decode/rowCodecs.ts';

/** A row of `presentationSettings` in `ta/TournamentStandings/Settings`. */
export const PresentationParameterRow = entity('presentation parameter', {
  typeId: field('presentationParameterTypeId', requiredId(Number)),
  /** The league's own heading. */
  label: field('presentationParameterLabel', OptionalText),
  name: field('presentationParameterName', OptionalText),
});

/** A column that a league shows in its standings (specification §3 "Column settings"). */
export type PresentationParameter = ModelOf<typeof PresentationParameterRow>;
