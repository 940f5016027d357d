import { lineupOf } from '@kampdag/core/live/lineup/lineup';
import type { HockeyMessages } from '../../i18n/messages/liveHockey.ts';
import { Lineups } from '../../match/lineups/RinkLineups.tsx';
import { PanelSkeleton } from '../../screens/livematch/slices/PanelSkeleton.tsx';
import type { FollowedProps } from '../../screens/livematch/sports/face.ts';
import { useReading } from '../../screens/livematch/useLive.ts';
import { usePersonPath } from '../../screens/livematch/usePersonPath.ts';

/** Both sides' lines. */
export const LineupsPanel = ({ actor, match, teams, messages }: FollowedProps<HockeyMessages>) => {
  const lineup = useReading(actor, lineupOf);
  const pathOf = usePersonPath(match);
  return lineup === null ? (
    <PanelSkeleton />
  ) : (
    <Lineups lineup={lineup} teams={teams} pathOf={pathOf} messages={messages} />
  );
};
