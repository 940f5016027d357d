import { handballTotalsOf } from '@kampdag/core/sport/handball/box';
import { useI18n } from '../../i18n/I18nContext.tsx';
import * as styles from '../../match/charts/charts.css.ts';
import type { ChartProps } from '../../match/charts/chartsTab.tsx';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { LiveLead } from '../../match/lead/LiveLead.tsx';
import { useDeferredSlice } from '../../match/live/useLiveSlice.ts';
import { handballComparison } from './comparison.ts';

const TeamStats = ({ actor, teams }: ChartProps) => {
  const totals = useDeferredSlice(actor, handballTotalsOf);
  const { language } = useI18n();
  return totals === null ? null : (
    <Comparison names={teams} level="h3" rows={handballComparison(totals, language)} />
  );
};

/** The charts of a live handball match, from its log. */
export const HandballCharts = (props: ChartProps) => (
  <div className={styles.charts}>
    <LiveLead {...props} />
    <TeamStats {...props} />
  </div>
);
