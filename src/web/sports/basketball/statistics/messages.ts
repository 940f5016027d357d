import type { Localised } from '../../../i18n/localised.ts';

const en = {
  incomplete: 'Shooting percentages are incomplete',
  incompleteText:
    'Only the shots that went in were reported in this league, so attempts and percentages of two- and three-pointers are left out.',
  incompleteFree:
    'Only the free throws that went in were reported in this league, so their attempts and percentage are left out.',
  scoring: {
    chart: 'Points per game',
    all: 'Points',
    summary: (team: string, points: string) => `${team} scores the most: ${points} a game.`,
    parts: { three: 'Three-pointers', two: 'Two-pointers', one: 'Free throws' },
  },
};

type BasketballStatisticsMessages = typeof en;

const no: BasketballStatisticsMessages = {
  incomplete: 'Skuddprosentene er ufullstendige',
  incompleteText:
    'Bare skuddene som gikk inn, er rapportert i denne ligaen. Forsøk og prosenter for to- og trepoengsskudd er derfor utelatt.',
  incompleteFree:
    'Bare straffekastene som gikk inn, er rapportert i denne ligaen. Forsøk og prosent for dem er derfor utelatt.',
  scoring: {
    chart: 'Poeng per kamp',
    all: 'Poeng',
    summary: (team, points) => `${team} scorer mest: ${points} poeng per kamp.`,
    parts: { three: 'Trepoengere', two: 'Topoengere', one: 'Straffekast' },
  },
};

/** The texts of basketball's own statistics. */
export const basketballStatisticsMessages: Localised<BasketballStatisticsMessages> = { en, no };
