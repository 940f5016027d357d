import { OptionalText } from '../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import { Flag, optionalId } from '../../decode/rowCodecs.ts';
import { PersonId } from '../../ids.ts';
import { nameFields } from '../player/nameFields.ts';
import { fullName } from '../player/person.ts';

/** A row of `ta/MatchReferee`. */
export const RefereeRow = entity('referee', {
  refereeId: field(['refereeId', 'personId'], optionalId(PersonId)),
  /** What they do, as the federation writes it. */
  type: field('refereeType', OptionalText),
  ...nameFields,
  /** True for somebody who is no referee of the federation and has a name in one piece. */
  isNonOfficial: field('nonOfficialReferee', Flag),
  nonOfficialName: field('nonOfficialRefereeName', OptionalText),
});

/** Who officiates at a match (specification §3). The private e-mail address of the answer is not read (reading 25). */
export type Referee = ModelOf<typeof RefereeRow>;

/** The name to show: the official's own, else that of a helper who is no official. */
export const refereeName = (referee: Referee): string => fullName(referee) || (referee.nonOfficialName ?? '');
