import type { Choice } from '../context/selection.ts';

/** What can be chosen is on its way: seasons, then their leagues, then their teams. A failure is not loading (reading 28). */
export const isChoiceLoading = ({ seasons, season, leagues, league, teams, failure }: Choice): boolean =>
  failure === null &&
  (seasons === null ||
    (season !== null && leagues === null) ||
    (league !== null && teams === null) ||
    (season === null && seasons.length > 0));
