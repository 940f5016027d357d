import { OptionalText } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import { Flag, optionalId } from '../../decode/rowCodecs.ts';
import { PersonId } from '../../ids.ts';
import { fullName } from '../player/person.ts';

/** Who officiates at a match (specification §3). The private e-mail address of the answer is not read (reading 25). */
export interface Referee {
  readonly refereeId: PersonId | null;
  /** What they do, as the federation writes it. */
  readonly type: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** True for somebody who is no referee of the federation and has a name in one piece. */
  readonly isNonOfficial: boolean;
  readonly nonOfficialName: string | null;
}

/** A row of `ta/MatchReferee`. */
export const RefereeRow = entity<Referee>('referee', {
  refereeId: field(['refereeId', 'personId'], optionalId(PersonId)),
  type: field('refereeType', OptionalText),
  firstName: field('firstName', OptionalText),
  lastName: field('lastName', OptionalText),
  isNonOfficial: field('nonOfficialReferee', Flag),
  nonOfficialName: field('nonOfficialRefereeName', OptionalText),
});

/** The name to show: the official's own, else that of a helper who is no official. */
export const refereeName = (referee: Referee): string => fullName(referee) || (referee.nonOfficialName ?? '');
