import { OptionalText } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import { requiredId } from '../../decode/rowCodecs.ts';

/** A kind of incident in a federation's sport (specification §3). */
export interface IncidentType {
  readonly typeId: number;
  readonly name: string | null;
}

/** A row of `ta/MatchIncidentTypes`. */
export const IncidentTypeRow = entity<IncidentType>('match incident type', {
  typeId: field('matchIncidentTypeId', requiredId(Number)),
  name: field('matchIncidentTypeName', OptionalText),
});
