import type { Localised } from '../i18n/localised.ts';

const en = {
  title: 'My teams',
  all: 'All I follow',
  now: 'Now',
  next: 'Next match',
  last: 'Last result',
  /** The choice by which the server learns which teams are followed. */
  tell: 'Show my teams as soon as a page opens',
  tellText:
    'Their numbers are sent to this site with each page, in a cookie on this device, and are stored nowhere else. Otherwise your teams appear a moment later.',
};

/** The texts of the followed teams' matches at the front. */
export type MyMatchesMessages = typeof en;

const no: MyMatchesMessages = {
  title: 'Mine lag',
  all: 'Alt jeg følger',
  now: 'Nå',
  next: 'Neste kamp',
  last: 'Siste resultat',
  tell: 'Vis lagene mine med en gang en side åpnes',
  tellText:
    'Numrene deres sendes til dette nettstedet med hver side, i en informasjonskapsel på denne enheten, og lagres ikke noe annet sted. Ellers kommer lagene dine et øyeblikk senere.',
};

export const myMatchesMessages: Localised<MyMatchesMessages> = { en, no };
