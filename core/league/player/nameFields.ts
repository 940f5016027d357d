import { OptionalText } from '../../decode/codecs.ts';
import { field } from '../../decode/entity.ts';

/** The name fields of a person's row. */
export const nameFields = {
  firstName: field('firstName', OptionalText),
  lastName: field('lastName', OptionalText),
};
