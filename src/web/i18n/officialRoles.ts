import type { Language } from '@kampdag/core/site/language';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { type FederationText, federationText, type Term, termsByText } from './federationText.ts';

/** What officials do, in every sport; `Dommer 2` and `2. dommer` are one. */
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

/** What the same word is in each sport: who stands at the line in one is not who does in another. */
const own: Readonly<Record<SportKind, readonly Term[]>> = {
  icehockey: [
    { en: 'Referee', no: 'Hoveddommer', spellings: ['Head referee'] },
    { en: 'Linesperson', no: 'Linjedommer', spellings: ['Linjemann', 'Linesman'] },
    { en: 'Goal judge', no: 'Måldommer' },
    { en: 'Video goal judge', no: 'Videodommer', spellings: ['Videomåldommer'] },
    { en: 'Penalty box attendant', no: 'Utvisningsboksvakt', spellings: ['Straffebenkvakt'] },
  ],
  basketball: [{ en: 'Crew chief', no: 'Hoveddommer' }],
  volleyball: [
    { en: 'First referee', no: 'Hoveddommer' },
    { en: 'Line judge', no: 'Linjedommer' },
  ],
  soccer: [
    { en: 'Referee', no: 'Hoveddommer' },
    { en: 'Assistant referee', no: 'Assistentdommer', spellings: ['Linjedommer', 'Linjemann'] },
  ],
  handball: [{ en: 'Referee', no: 'Hoveddommer' }],
};

const rolesOf = (sport: SportKind) => termsByText([...everywhere, ...own[sport]]);

/** What an official does, `Hoveddommer`, in the visitor's language where it is known. */
export const officialRole = (text: string, sport: SportKind, language: Language): FederationText =>
  federationText(text, rolesOf(sport), language);
