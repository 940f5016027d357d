import { OptionalText } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import { requiredId } from '../../decode/rowCodecs.ts';

/** A row of `ta/MatchIncidentTypes`. */
export const IncidentTypeRow = entity('match incident type', {
  typeId: field('matchIncidentTypeId', requiredId(Number)),
  name: field('matchIncidentTypeName', OptionalText),
});
