import type { Localised } from '../../i18n/localised.ts';

const en = {
  points: 'Points',
  rebounds: 'Rebounds',
  assists: 'Assists',
  steals: 'Steals',
  blocks: 'Blocks',
  turnovers: 'Turnovers',
  fouls: 'Fouls',
  fieldGoals: 'Field goals',
  twoPointers: 'Two-pointers',
  threePointers: 'Three-pointers',
  freeThrows: 'Free throws',
  shooting: { title: 'Shooting', summary: 'Shots made of those tried.' },
  incomplete: 'Only made shots were reported: percentages would be incomplete and are left out.',
};

/** The texts of the comparison of two basketball teams. */
export type BasketballComparisonMessages = typeof en;

const no: BasketballComparisonMessages = {
  points: 'Poeng',
  rebounds: 'Returer',
  assists: 'Målgivende',
  steals: 'Ballerobringer',
  blocks: 'Blokker',
  turnovers: 'Balltap',
  fouls: 'Foul',
  fieldGoals: 'Skudd fra banen',
  twoPointers: '2-poengere',
  threePointers: '3-poengere',
  freeThrows: 'Straffekast',
  shooting: { title: 'Skudd', summary: 'Skudd satt av forsøk.' },
  incomplete: 'Bare skudd som gikk inn er rapportert: prosenter ville være ufullstendige og er utelatt.',
};

/** The texts of the comparison of two basketball teams in every language. */
export const basketballComparisonMessages: Localised<BasketballComparisonMessages> = { en, no };
