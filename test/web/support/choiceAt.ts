import { emptySelection } from '@kampdag/core/site/selection';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import type { Choice } from '../../../src/web/context/selection.ts';

/** A choice of nothing but the date of a moment. */
export const choiceAt = (now: Instant): Choice => {
  const { date } = osloWallTime(now);
  return {
    selection: emptySelection,
    isTeamVisited: false,
    season: null,
    league: null,
    team: null,
    date,
    today: date,
    seasons: null,
    leagues: null,
    teams: null,
    failure: null,
    retry: () => undefined,
  };
};
