import { FederationText, lettersOf } from '@kampdag/core/federationText';
import type { Language } from '@kampdag/core/site/language';
import { penaltyParts } from '@kampdag/core/sport/icehockey/sheets/hockeyPenalty';
import { afterFigures, type ShownText, type Term, termsByText, termText } from './shownText.ts';

/** Ice hockey's infractions: IIHF Official Rule Book, and their names on Norwegian score sheets. */
const terms: readonly Term[] = [
  { en: 'Abuse of officials', no: 'Kritikk av dommer' },
  { en: 'Bench minor', no: 'Lagstraff', spellings: ['Bench penalty', 'Bench minor penalty'] },
  { en: 'Boarding', no: 'Boarding', spellings: ['Vanttakling'] },
  { en: 'Body-checking', no: 'Bodychecking', spellings: ['Bodychecking', 'Illegal hit'] },
  { en: 'Broken stick', no: 'Knekt kølle', spellings: ['Playing with a broken stick', 'Brukket kølle'] },
  { en: 'Butt-ending', no: 'Butt-ending' },
  { en: 'Charging', no: 'Charging' },
  { en: 'Checking from behind', no: 'Takling bakfra', spellings: ['Checking bakfra'] },
  {
    en: 'Checking to the head or neck',
    no: 'Checking mot hode eller nakke',
    spellings: ['Illegal check to the head or neck', 'Checking to the head', 'Checking mot hodet'],
  },
  { en: 'Clipping', no: 'Clipping' },
  { en: 'Closing hand on puck', no: 'Lukker hånden om pucken', spellings: ['Handling the puck'] },
  { en: 'Cross-checking', no: 'Cross-checking' },
  {
    en: 'Delay of game',
    no: 'Forsinkelse av spillet',
    spellings: ['Delaying game', 'Delaying the game', 'Forsinke spillet', 'Spillforsinkelse'],
  },
  { en: 'Elbowing', no: 'Elbowing', spellings: ['Albue', 'Albuetakling'] },
  { en: 'Embellishment', no: 'Filming', spellings: ['Diving', 'Diving or embellishment'] },
  { en: 'Face-off violation', no: 'Feil ved dropp', spellings: ['Faceoff violation', 'Dropp'] },
  { en: 'Fighting', no: 'Slåssing', spellings: ['Slagsmål', 'Fisticuffs'] },
  { en: 'Game misconduct', no: 'Game misconduct', spellings: ['Game misconduct penalty'] },
  {
    en: 'Goaltender interference',
    no: 'Hindring av målvakt',
    spellings: ['Goalkeeper interference', 'Interference on the goalkeeper', 'Interference on goalkeeper'],
  },
  { en: 'Head-butting', no: 'Skalling' },
  { en: 'High-sticking', no: 'Høy kølle', spellings: ['High stick', 'High sticks'] },
  { en: 'Holding', no: 'Holding' },
  { en: 'Holding the stick', no: 'Holding av kølle', spellings: ['Holding stick'] },
  { en: 'Hooking', no: 'Haking', spellings: ['Hekting'] },
  { en: 'Illegal equipment', no: 'Ulovlig utstyr' },
  { en: 'Interference', no: 'Hindring' },
  { en: 'Kicking', no: 'Sparking' },
  { en: 'Kneeing', no: 'Kneing' },
  { en: 'Late hit', no: 'Sen takling' },
  { en: 'Leaving the bench', no: 'Forlater spillerbenken', spellings: ['Leaving the players’ bench'] },
  { en: 'Match penalty', no: 'Matchstraff' },
  { en: 'Misconduct', no: 'Misconduct', spellings: ['Misconduct penalty'] },
  { en: 'Penalty shot', no: 'Straffeslag' },
  {
    en: 'Puck over the glass',
    no: 'Puck over glasset',
    spellings: ['Delaying game - Puck over glass', 'Delay of game - Puck over glass', 'Puck over glass'],
  },
  { en: 'Roughing', no: 'Roughing' },
  { en: 'Slashing', no: 'Slashing' },
  { en: 'Slew-footing', no: 'Slew-footing' },
  { en: 'Spearing', no: 'Spearing' },
  { en: 'Throwing the stick', no: 'Kaster kølla', spellings: ['Throwing stick', 'Kasting av kølle'] },
  {
    en: 'Too many players on the ice',
    no: 'For mange spillere på isen',
    spellings: ['Too many men on the ice', 'Too many players', 'For mange spillere'],
  },
  { en: 'Tripping', no: 'Felling' },
  {
    en: 'Unsportsmanlike conduct',
    no: 'Usportslig opptreden',
    spellings: ['Unsportsmanlike', 'Usportslig oppførsel'],
  },
];

/** Volleyball's sanctions: FIVB rules, rule 21. */
const sanctions: readonly Term[] = [
  { en: 'Yellow card', no: 'Gult kort', spellings: ['Warning', 'Advarsel'] },
  { en: 'Red card', no: 'Rødt kort', spellings: ['Penalty', 'Straff'] },
  { en: 'Expulsion', no: 'Utvisning' },
  { en: 'Disqualification', no: 'Diskvalifikasjon', spellings: ['Diskvalifisering'] },
  { en: 'Delay warning', no: 'Advarsel for forsinkelse' },
  { en: 'Delay penalty', no: 'Straff for forsinkelse' },
];

const infractions = termsByText(terms);
const cards = termsByText(sanctions);

/** Federations write the minutes before the infraction, `2 min - Hooking/haking`; the page shows them elsewhere. */
const minutesBefore = /^\s*(?:x-)?\d+(?:\s*\+\s*\d+)*\s*min\.?\s*[-–:]\s*/i;

/** An ice hockey penalty's infraction, without its minutes. */
export const infractionText = (text: FederationText, language: Language): ShownText =>
  termText(FederationText(lettersOf(text).replace(minutesBefore, '')), infractions, language);

/** A penalty as the federation writes it, `2 min - Hooking/haking`: its minutes and its infraction. */
export const penaltyText = (text: FederationText, language: Language): ShownText => {
  const minutes = penaltyParts(text).join(' + ');
  const infraction = infractionText(text, language);
  return minutes !== '' && minutesBefore.test(lettersOf(text))
    ? afterFigures(`${minutes} min, `, infraction)
    : infraction;
};

/** A volleyball sanction. */
export const sanctionText = (text: FederationText, language: Language): ShownText =>
  termText(text, cards, language);
