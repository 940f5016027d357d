import type { ShootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { statisticsMessages } from '../../../i18n/messages/statistics.ts';
import { Info } from '../../../ui/Info.tsx';

/** Says which shooting percentages are incomplete, where only shots that went in were reported (reading 27). */
export const CoverageInfo = ({
  coverage: { fieldGoals, freeThrows },
}: {
  readonly coverage: ShootingCoverage;
}) => {
  const m = useMessages(statisticsMessages);
  if (fieldGoals && freeThrows) return null;
  const text = [fieldGoals ? null : m.incompleteText, freeThrows ? null : m.incompleteFree]
    .filter((part) => part !== null)
    .join(' ');
  return <Info title={m.incomplete} text={text} />;
};
