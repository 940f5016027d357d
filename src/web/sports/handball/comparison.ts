import { type HandballLine, shootingPercentage } from '@kampdag/core/sport/handball/handballPlayer';
import {
  type ComparisonDefinition,
  ownFigure,
  percentText,
  shareOf,
} from '../../match/comparison/definition.ts';

/** The comparison of two handball teams. */
export const handballComparison: ComparisonDefinition<HandballLine> = {
  figures: [
    ownFigure('goals', { en: 'Goals', no: 'Mål' }, ['goals']),
    ownFigure('shots', { en: 'Shots', no: 'Skudd' }, ['shots']),
    {
      label: { en: 'Shooting %', no: 'Skuddprosent' },
      value: (line) => shootingPercentage(line) ?? 0,
      text: (share, line, f) => (shootingPercentage(line) === null ? '–' : percentText(share, line, f)),
    },
    {
      label: { en: '7-metre goals', no: 'Mål på 7-meter' },
      value: ({ sevenMetreGoals, sevenMetreShots }) => shareOf(sevenMetreGoals, sevenMetreShots),
      text: (_, { sevenMetreGoals, sevenMetreShots }) => `${sevenMetreGoals}/${sevenMetreShots}`,
      counts: ['sevenMetreGoals'],
      among: ['sevenMetreShots'],
    },
    ownFigure('saves', { en: 'Saves', no: 'Redninger' }, ['saves']),
    ownFigure('suspensions', { en: 'Suspensions', no: 'Utvisninger' }, ['suspensions']),
  ],
};
