import type { Localised } from '../../i18n/localised.ts';

const en = {
  title: 'Team stats',
  summary: (home: string, away: string): string => `${home} and ${away}, figure by figure.`,
  figure: 'Figure',
};

/** The texts around a team comparison. */
export type ComparisonMessages = typeof en;

const no: ComparisonMessages = {
  title: 'Lag mot lag',
  summary: (home, away) => `${home} og ${away}, tall for tall.`,
  figure: 'Tall',
};

/** The texts around a team comparison in every language. */
export const comparisonMessages: Localised<ComparisonMessages> = { en, no };
