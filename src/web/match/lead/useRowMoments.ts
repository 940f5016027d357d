import type { Moment } from '@kampdag/core/live/cursor/moment';
import type { ChartTable } from '../../ui/chart/ChartFigure.tsx';
import { useGoToMoment } from '../scrub/goTo.ts';

/** Row links from a chart's table to moments of the match; undefined where the match has no log. */
export const useRowMoments = (
  rows: readonly { readonly token: Moment }[] | undefined,
  label: string,
): ChartTable['onRow'] => {
  const goTo = useGoToMoment();
  if (goTo === null || rows === undefined) return undefined;
  return {
    label,
    go: (row) => {
      const token = rows[row]?.token;
      if (token !== undefined) goTo(token);
    },
  };
};
