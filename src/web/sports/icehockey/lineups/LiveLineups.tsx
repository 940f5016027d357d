import { lineupOf } from '@kampdag/core/live/lineup/lineup';
import type { LiveProps } from '../../../match/live/liveSport.ts';
import { useReading } from '../../../match/live/useLive.ts';
import { usePersonPath } from '../../../match/parts/usePersonPath.ts';
import { PanelSkeleton } from '../../../match/states/PanelSkeleton.tsx';
import type { HockeyMessages } from '../liveMessages.ts';
import { Lineups } from './RinkLineups.tsx';

/** Both sides' lines. */
export const LineupsPanel = ({ actor, match, teams, messages }: LiveProps<HockeyMessages>) => {
  const lineup = useReading(actor, lineupOf);
  const pathOf = usePersonPath(match);
  return lineup === null ? (
    <PanelSkeleton />
  ) : (
    <Lineups lineup={lineup} teams={teams} pathOf={pathOf} messages={messages} />
  );
};
