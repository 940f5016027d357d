import type { PartProps } from '../../../match/live/parts.ts';
import { useDeferredSlice } from '../../../match/live/useLiveSlice.ts';
import { logPage } from '../../../match/parts/page.ts';
import { panel } from '../../../match/sheets/sheets.css.ts';
import { HockeySheets } from './HockeySheets.tsx';
import { liveGoalies, liveSkaters } from './liveSheets.ts';

/** The players' figures in a live match, from its log. */
export const LiveSheets = ({ actor, match, teams }: PartProps) => {
  const goalies = logPage(useDeferredSlice(actor, liveGoalies));
  const skaters = logPage(useDeferredSlice(actor, liveSkaters));
  return (
    <div className={panel}>
      <HockeySheets match={match} names={teams} goalies={goalies} skaters={skaters} />
    </div>
  );
};
