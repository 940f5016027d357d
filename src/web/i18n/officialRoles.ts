import type { FederationText } from '@kampdag/core/federationText';
import type { Language } from '@kampdag/core/site/language';
import { type ShownText, type Term, termsByText, termText } from './shownText.ts';

/** Officials' roles in every sport; `Dommer 2` and `2. dommer` are equal. */
const everywhere: readonly Term[] = [
  { en: 'Referee', no: 'Dommer' },
  { en: 'First referee', no: '1. dommer', spellings: ['Dommer 1', 'Førstedommer'] },
  { en: 'Second referee', no: '2. dommer', spellings: ['Dommer 2', 'Andredommer', 'Annendommer'] },
  { en: 'Third referee', no: '3. dommer', spellings: ['Dommer 3'] },
  { en: 'Fourth referee', no: '4. dommer', spellings: ['Dommer 4', 'Fjerdedommer'] },
  { en: 'Table officials', no: 'Sekretariat' },
  { en: 'Scorer', no: 'Sekretær', spellings: ['Kampsekretær', 'Scorekeeper'] },
  { en: 'Assistant scorer', no: 'Assisterende sekretær', spellings: ['Assistentsekretær'] },
  { en: 'Timekeeper', no: 'Tidtaker' },
  { en: 'Shot clock operator', no: 'Skuddklokkeoperatør', spellings: ['24-sekundsoperatør'] },
  { en: 'Announcer', no: 'Speaker' },
  { en: 'Commissioner', no: 'Kommissær' },
  { en: 'Delegate', no: 'Delegat', spellings: ['Kampdelegat'] },
  { en: 'Referee supervisor', no: 'Dommerobservatør', spellings: ['Observatør', 'Dommerveileder'] },
];

/** An official's role, `Hoveddommer`, in the visitor's language if it is a known term of the sport or of all sports. */
export const officialRole = (text: FederationText, ofSport: readonly Term[], language: Language): ShownText =>
  termText(text, termsByText([...everywhere, ...ofSport]), language);
