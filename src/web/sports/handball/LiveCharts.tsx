import { handballTotalsOf } from '@kampdag/core/sport/handball/box';
import { useI18n } from '../../i18n/I18nContext.tsx';
import type { PictureProps } from '../../match/charts/chartProps.ts';
import * as styles from '../../match/charts/charts.css.ts';
import { Comparison } from '../../match/comparison/Comparison.tsx';
import { LiveLead } from '../../match/lead/LiveLead.tsx';
import { useReadingAfter } from '../../match/live/useLiveSlice.ts';
import { handballComparison } from './comparison.ts';

const TeamStats = ({ actor, teams }: PictureProps) => {
  const totals = useReadingAfter(actor, handballTotalsOf);
  const { language } = useI18n();
  return totals === null ? null : (
    <Comparison names={teams} level="h3" rows={handballComparison(totals, language)} />
  );
};

/** The charts of a live handball match, from its log. */
export const HandballCharts = (props: PictureProps) => (
  <div className={styles.pictures}>
    <LiveLead {...props} />
    <TeamStats {...props} />
  </div>
);
