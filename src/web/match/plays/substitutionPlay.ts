import type { Substitution } from '@kampdag/core/live/sharedEvents';
import { labelledPerson, type PlayFacts, type PlayText, plainPlay } from './playText.ts';

/** A sport's words for a substitution. */
interface SubstitutionWords {
  readonly substitution: string;
  readonly comesIn: string;
  readonly goesOut: string;
}

/** A substitution: the player coming in, and the one going out. */
export const substitutionPlay = (
  { playerIn, playerOut }: Substitution,
  { person }: PlayFacts,
  m: SubstitutionWords,
): PlayText => ({
  ...plainPlay,
  title: m.substitution,
  subject: labelledPerson(m.comesIn, person(playerIn)),
  detail: labelledPerson(m.goesOut, person(playerOut)),
});
