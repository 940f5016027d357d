import { OptionalFederationText, OptionalText } from '../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import { Flag, optionalId } from '../../decode/rowCodecs.ts';
import { PersonId } from '../../ids.ts';
import { fullName, nameFields } from '../player/person.ts';

/** A row of `ta/MatchReferee`. */
export const RefereeRow = entity('referee', {
  refereeId: field(['refereeId', 'personId'], optionalId(PersonId)),
  /** The role, as the federation writes it. */
  type: field('refereeType', OptionalFederationText),
  ...nameFields,
  /** True for a person outside the federation's register, whose name is a single text. */
  isNonOfficial: field('nonOfficialReferee', Flag),
  nonOfficialName: field('nonOfficialRefereeName', OptionalText),
});

/** An official of a match (specification §3). The private e-mail address of the answer is not read (reading 25). */
export type Referee = ModelOf<typeof RefereeRow>;

/** The displayed name: the official's own, else that of a person outside the register. */
export const refereeName = (referee: Referee): string => fullName(referee) || (referee.nonOfficialName ?? '');
