import { type BySide, mapSides } from '@kampdag/core/side';
import type { Language } from '@kampdag/core/site/language';
import { type HandballLine, shootingPercentage } from '@kampdag/core/sport/handball/handballPlayer';
import { figuresOf } from '../../i18n/figures.ts';
import type { Localised } from '../../i18n/localised.ts';
import { type ComparisonRow, comparisonRow } from '../../match/comparison/comparisonRow.ts';

/** The comparison of two handball teams. */
export const handballComparison = (
  totals: BySide<HandballLine>,
  language: Language,
): readonly ComparisonRow[] => {
  const f = figuresOf(language);
  const counted = (figure: keyof HandballLine, label: Localised<string>): readonly ComparisonRow[] =>
    comparisonRow(
      label[language],
      mapSides(totals, (line) => line[figure]),
      String,
      [figure],
    );
  return [
    ...counted('goals', { en: 'Goals', no: 'Mål' }),
    ...counted('shots', { en: 'Shots', no: 'Skudd' }),
    {
      label: { en: 'Shooting %', no: 'Skuddprosent' }[language],
      values: mapSides(totals, (line) => shootingPercentage(line) ?? 0),
      texts: mapSides(totals, (line) => {
        const share = shootingPercentage(line);
        return share === null ? '–' : `${f.decimals(share, 1)} %`;
      }),
    },
    {
      label: { en: '7-metre goals', no: 'Mål på 7-meter' }[language],
      values: mapSides(totals, ({ sevenMetreGoals }) => sevenMetreGoals),
      texts: mapSides(totals, (line) => `${line.sevenMetreGoals}/${line.sevenMetreShots}`),
      counts: ['sevenMetreGoals'],
      among: ['sevenMetreShots'],
    },
    ...counted('saves', { en: 'Saves', no: 'Redninger' }),
    ...counted('suspensions', { en: 'Suspensions', no: 'Utvisninger' }),
  ];
};
