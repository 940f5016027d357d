import type { Choice } from '../context/selection.ts';

/** Whether seasons, their leagues or their teams are being loaded. A failure is not loading (reading 28). */
export const isChoiceLoading = ({ seasons, season, leagues, league, teams, failure }: Choice): boolean =>
  failure === null &&
  (seasons === null ||
    (season !== null && leagues === null) ||
    (league !== null && teams === null) ||
    (season === null && seasons.length > 0));
