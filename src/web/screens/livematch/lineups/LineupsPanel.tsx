import { lineupOf } from '@kampdag/core/live/lineup/lineup';
import type { HockeyMessages } from '../../../i18n/messages/liveHockey.ts';
import { PanelSkeleton } from '../slices/PanelSkeleton.tsx';
import type { FollowedProps } from '../sports/face.ts';
import { useReading } from '../useLive.ts';
import { usePersonPath } from '../usePersonPath.ts';
import { Lineups } from './Lineups.tsx';

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
