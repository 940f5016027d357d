import type { Moment } from '@kampdag/core/live/cursor/moment';
import type { ChartTable } from '../../ui/chart/ChartFigure.tsx';
import { useGoToAnytime } from '../travel/goTo.ts';

/** Leads from the rows of a picture's table to the moments that they are of; nothing where the match has no log. */
export const useRowMoments = (
  rows: readonly { readonly token: Moment }[] | undefined,
  label: string,
): ChartTable['onRow'] => {
  const goTo = useGoToAnytime();
  if (goTo === null || rows === undefined) return undefined;
  return {
    label,
    go: (row) => {
      const token = rows[row]?.token;
      if (token !== undefined) goTo(token);
    },
  };
};
