import type { Localised } from '../../i18n/localised.ts';

const en = {
  title: (count: number): string => `${count} ${count === 1 ? 'correction' : 'corrections'}`,
  text: 'Every change of a reported event, most recent first, with its effect on the score and on players’ figures.',
  show: (count: number): string => (count === 1 ? 'Show the correction' : `Show all ${count}`),
  said: 'Was',
  says: 'Is',
  takenBack: 'Taken back',
  /** For a change that the description does not show. */
  otherwise: 'The same, with other details, such as who was on the ice or the court',
  players: (count: number): string => `Changed the figures of ${count} players`,
  score: (before: string, after: string): string => `Score ${before} became ${after}`,
  /** The points of a set, if its name is known. */
  set: (name: string | null, before: string, after: string): string =>
    `${name === null ? '' : `${name}: `}${before} became ${after}`,
  figure: (name: string, before: number, after: number): string => `${name} ${before} → ${after}`,
  /** For a played match. */
  ofMatch: 'Corrections',
  showOfMatch: 'Show corrections',
  none: 'No event of this match has been corrected.',
  noLog: 'The events of this match are not on record.',
  failed: 'The corrections could not be loaded',
  /** For a day. */
  ofDay: 'Corrections',
  ofDayText: 'Every change of a reported event: before, after, and the effect.',
  allOfDay: 'All corrections of the day',
  noneOfDay: 'Nothing that was reported on this day has been corrected.',
  noneYet: 'This day is in the future.',
  sum: (corrections: number, matches: number, ofScore: number): string =>
    `${corrections} ${corrections === 1 ? 'correction' : 'corrections'} in ${matches} ${matches === 1 ? 'match' : 'matches'}. ${ofScore === 0 ? 'None changed a score.' : `${ofScore} changed a score.`}`,
  newest: (shown: number, count: number): string => `The latest ${shown} of ${count}.`,
  unread: 'What was reported of this match could not be read yet.',
  withheld: 'You have hidden results, and corrections would reveal them.',
  goTo: (time: string): string => `${time}: show the match as it stood then`,
};

/** The texts of corrections. */
export type CorrectionMessages = typeof en;

const no: CorrectionMessages = {
  title: (count) => `${count} ${count === 1 ? 'rettelse' : 'rettelser'}`,
  text: 'Hver endring av en meldt hendelse, de nyeste først, med virkningen på stillingen og spillernes tall.',
  show: (count) => (count === 1 ? 'Vis rettelsen' : `Vis alle ${count}`),
  said: 'Var',
  says: 'Er',
  takenBack: 'Trukket tilbake',
  otherwise: 'Det samme, med andre opplysninger, for eksempel hvem som var på isen eller banen',
  players: (count) => `Endret tallene til ${count} spillere`,
  score: (before, after) => `Stillingen ${before} ble ${after}`,
  set: (name, before, after) => `${name === null ? '' : `${name}: `}${before} ble ${after}`,
  figure: (name, before, after) => `${name} ${before} → ${after}`,
  ofMatch: 'Rettelser',
  showOfMatch: 'Vis rettelser',
  none: 'Ingen hendelse i denne kampen er rettet.',
  noLog: 'Hendelsene i denne kampen er ikke tatt vare på.',
  failed: 'Rettelsene kunne ikke hentes',
  ofDay: 'Rettelser',
  ofDayText: 'Hver endring av en meldt hendelse: før, etter og virkningen.',
  allOfDay: 'Alle rettelser denne dagen',
  noneOfDay: 'Ingenting av det som ble meldt denne dagen, er rettet.',
  noneYet: 'Denne dagen er ikke kommet ennå.',
  sum: (corrections, matches, ofScore) =>
    `${corrections} ${corrections === 1 ? 'rettelse' : 'rettelser'} i ${matches} ${matches === 1 ? 'kamp' : 'kamper'}. ${ofScore === 0 ? 'Ingen endret en stilling.' : `${ofScore} endret en stilling.`}`,
  newest: (shown, count) => `De ${shown} nyeste av ${count}.`,
  unread: 'Det som er meldt fra denne kampen, kunne ikke leses ennå.',
  withheld: 'Du har skjult resultater, og rettelser ville røpet dem.',
  goTo: (time) => `${time}: vis kampen slik den sto da`,
};

export const correctionMessages: Localised<CorrectionMessages> = { en, no };
