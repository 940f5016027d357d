import { handballTotalsOf } from '@kampdag/core/sport/handball/box';
import { liveComparison, stackedCharts } from '../../match/charts/liveCharts.tsx';
import { LiveLead } from '../../match/lead/LiveLead.tsx';
import { handballComparison } from './comparison.ts';

/** The charts of a live handball match, from its log. */
export const HandballCharts = stackedCharts(LiveLead, liveComparison(handballComparison, handballTotalsOf));
