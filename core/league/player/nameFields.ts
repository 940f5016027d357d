import { OptionalText } from '../../decode/codecs.ts';
import { field } from '../../decode/entity.ts';

/** The fields of a row that name its person. */
export const nameFields = {
  firstName: field('firstName', OptionalText),
  lastName: field('lastName', OptionalText),
};
