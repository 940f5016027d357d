import { shootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { Info } from '../../../ui/text/Info.tsx';
import type { Counted } from './figures.ts';
import { basketballStatisticsMessages } from './messages.ts';

/** Names the shooting percentages that are incomplete because only made shots were reported (reading 27). */
export const CoverageInfo = ({ league }: { readonly league: readonly Counted[] }) => {
  const m = useMessages(basketballStatisticsMessages);
  const { fieldGoals, freeThrows } = shootingCoverage(league);
  if (fieldGoals && freeThrows) return null;
  const text = [fieldGoals ? null : m.incompleteText, freeThrows ? null : m.incompleteFree]
    .filter((part) => part !== null)
    .join(' ');
  return <Info title={m.incomplete} text={text} />;
};
