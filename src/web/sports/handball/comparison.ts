import { type BySide, mapSides } from '@kampdag/core/side';
import type { Language } from '@kampdag/core/site/language';
import { type HandballLine, shootingPercentage } from '@kampdag/core/sport/handball/handballPlayer';
import { figuresOf } from '../../i18n/figures.ts';
import type { Localised } from '../../i18n/localised.ts';
import type { ComparisonRow } from '../../match/comparison/comparisonRow.ts';

const labels: Localised<
  Readonly<Record<'goals' | 'shots' | 'share' | 'sevenMetres' | 'saves' | 'suspensions', string>>
> = {
  en: {
    goals: 'Goals',
    shots: 'Shots',
    share: 'Shooting %',
    sevenMetres: '7-metre goals',
    saves: 'Saves',
    suspensions: 'Suspensions',
  },
  no: {
    goals: 'Mål',
    shots: 'Skudd',
    share: 'Skuddprosent',
    sevenMetres: 'Mål på 7-meter',
    saves: 'Redninger',
    suspensions: 'Utvisninger',
  },
};

/** The comparison of two handball teams. */
export const handballComparison = (
  totals: BySide<HandballLine>,
  language: Language,
): readonly ComparisonRow[] => {
  const l = labels[language];
  const f = figuresOf(language);
  const counted = (label: string, figure: keyof HandballLine): ComparisonRow => ({
    label,
    counts: [figure],
    values: mapSides(totals, (line) => line[figure]),
    texts: mapSides(totals, (line) => String(line[figure])),
  });
  return [
    counted(l.goals, 'goals'),
    counted(l.shots, 'shots'),
    {
      label: l.share,
      values: mapSides(totals, (line) => shootingPercentage(line) ?? 0),
      texts: mapSides(totals, (line) => {
        const share = shootingPercentage(line);
        return share === null ? '–' : `${f.decimals(share, 1)} %`;
      }),
    },
    {
      label: l.sevenMetres,
      values: mapSides(totals, ({ sevenMetreGoals }) => sevenMetreGoals),
      texts: mapSides(totals, (line) => `${line.sevenMetreGoals}/${line.sevenMetreShots}`),
      counts: ['sevenMetreGoals'],
      among: ['sevenMetreShots'],
    },
    counted(l.saves, 'saves'),
    counted(l.suspensions, 'suspensions'),
  ];
};
