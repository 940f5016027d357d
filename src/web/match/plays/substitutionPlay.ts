import type { Substitution } from '@kampdag/core/live/event';
import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import { personWord } from './names.ts';
import { led, type PlayText, plainPlay } from './playText.ts';

/** A sport's words for a player who takes another's place. */
interface SubstitutionWords {
  readonly substitution: string;
  readonly comesIn: string;
  readonly goesOut: string;
}

/** Who comes in, and for whom. */
export const substitutionPlay = (
  { playerIn, playerOut }: Substitution,
  details: MatchDetails,
  m: SubstitutionWords,
): PlayText => ({
  ...plainPlay,
  title: m.substitution,
  subject: led(m.comesIn, personWord(details, playerIn)),
  detail: led(m.goesOut, personWord(details, playerOut)),
});
