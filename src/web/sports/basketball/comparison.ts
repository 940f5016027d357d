import type { Figure } from '@kampdag/core/live/rules/figureRule';
import type { BasketballLine } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { rebounds } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import type { ShootingLine, ShotKind } from '@kampdag/core/sport/basketball/sheets/basketballShooting';
import type { Localised } from '../../i18n/localised.ts';
import {
  type ComparedFigure,
  type ComparisonDefinition,
  ownFigure,
} from '../../match/comparison/definition.ts';

/** The figures of made shots, and those of all attempts. */
export const shotFigures: Readonly<
  Record<ShotKind, { readonly counts: readonly Figure[]; readonly among: readonly Figure[] }>
> = {
  fieldGoals: {
    counts: ['twoPointersMade', 'threePointersMade'],
    among: ['twoPointersMade', 'threePointersMade', 'twoPointersMissed', 'threePointersMissed'],
  },
  twoPointers: { counts: ['twoPointersMade'], among: ['twoPointersMade', 'twoPointersMissed'] },
  threePointers: { counts: ['threePointersMade'], among: ['threePointersMade', 'threePointersMissed'] },
  freeThrows: { counts: ['freeThrowsMade'], among: ['freeThrowsMade', 'freeThrowsMissed'] },
};

/** The comparison of two basketball teams. */
export const basketballComparison: ComparisonDefinition<BasketballLine> = {
  figures: [
    ownFigure('points', { en: 'Points', no: 'Poeng' }, ['points']),
    {
      label: { en: 'Rebounds', no: 'Returer' },
      value: rebounds,
      counts: ['offensiveRebounds', 'defensiveRebounds'],
    },
    ownFigure('assists', { en: 'Assists', no: 'Målgivende' }, ['assists']),
    ownFigure('steals', { en: 'Steals', no: 'Ballerobringer' }, ['steals']),
    ownFigure('blocks', { en: 'Blocks', no: 'Blokker' }, ['blocks']),
    ownFigure('turnovers', { en: 'Turnovers', no: 'Balltap' }, ['turnovers']),
    ownFigure('fouls', { en: 'Fouls', no: 'Foul' }, ['fouls']),
  ],
};

/** A kind of shot; attempts only where misses were reported (reading 27). */
const shots = (kind: ShotKind, label: Localised<string>): ComparedFigure<ShootingLine> => ({
  label,
  value: ({ [kind]: { percentage, made } }) => percentage ?? made,
  text: (_, { [kind]: { percentage, made, attempts } }, { percent }) =>
    percentage === null ? String(made) : `${made}/${attempts} (${percent(percentage, 0)})`,
  ...shotFigures[kind],
});

/** The comparison of two basketball teams' shooting. */
export const shootingComparison: ComparisonDefinition<ShootingLine> = {
  title: { en: 'Shooting', no: 'Skudd' },
  summary: { en: () => 'Shots made of those tried.', no: () => 'Skudd satt av forsøk.' },
  figures: [
    shots('fieldGoals', { en: 'Field goals', no: 'Skudd fra banen' }),
    shots('twoPointers', { en: 'Two-pointers', no: 'Topoengere' }),
    shots('threePointers', { en: 'Three-pointers', no: 'Trepoengere' }),
    shots('freeThrows', { en: 'Free throws', no: 'Straffekast' }),
  ],
};

/** Why a live match's shooting has no percentages (reading 27). */
export const incompleteShooting = {
  en: 'Only made shots were reported: percentages would be incomplete and are left out.',
  no: 'Bare skudd som gikk inn er rapportert: prosenter ville være ufullstendige og er utelatt.',
};
