import type { Match } from '@kampdag/core/league/match/match';
import { startOf } from '@kampdag/core/league/match/matchStart';
import { sportKindOf } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import type { WallTime } from '@kampdag/core/time/oslo';
import { useCallback, useMemo } from 'react';
import { useAtWallTime } from '../../context/now.ts';
import { useServices } from '../../context/services.ts';
import type { MatchMessages } from '../../i18n/messages/match.ts';
import { followMatch } from '../../machines/followMatch.ts';
import type { LiveShown } from '../../machines/liveMatchState.ts';
import { useArrived } from '../../machines/useArrived.ts';
import { useLater, useShown } from '../../machines/useLater.ts';
import { listedState } from '../../matches/listedState.ts';
import { teamNames } from './board.ts';
import { firstParts } from './firstParts.tsx';
import { loadParts } from './loadParts.ts';
import { MatchHead } from './MatchHead.tsx';
import { useAnnouncementLevel } from './news/announcementLevel.ts';
import type { PartProps } from './parts.ts';
import { PauseProvider, usePause } from './pause.ts';
import * as styles from './screen.css.ts';
import { useMode } from './useLive.ts';

interface LivePageProps {
  readonly match: Match;
  readonly messages: MatchMessages;
  /** Asks for the match anew. */
  readonly refresh: () => void;
}

const startsAfter = (match: Match, moment: Instant): boolean => {
  const startsAt = startOf(match);
  return startsAt !== null && startsAt > moment;
};

const isUnknown = ({ match }: LiveShown): boolean => match === null;

/** A match that is followed. The head is there at once; what the channel tells comes after hydration. */
export const LivePage = ({ match, messages, refresh }: LivePageProps) => {
  const services = useServices();
  const { read: actor, pause } = usePause(useLater(() => followMatch(match, services)));
  const [announcements, onAnnouncements] = useAnnouncementLevel();
  const sport = sportKindOf(services.deployment, match.sportId);
  const Parts = useArrived(firstParts, loadParts[sport]);
  const teams = useMemo(() => teamNames(match, messages), [match, messages]);
  const mode = useMode(actor);
  const listed = useAtWallTime(useCallback((now: WallTime) => listedState(match, true, now).type, [match]));
  // Before the first snapshot the fixture list says whether there will be shots to keep room for.
  const isPlayed = listed === 'Ended' || listed === 'InPlay';
  const isAwaited = useShown(actor, isUnknown) && !isPlayed;
  const isAhead = mode === 'notYet' || mode === 'notSetUp' || isAwaited;
  const isOver = listed === 'Ended' || listed === 'WithoutResult';
  const countsDown = !isOver && (mode === 'notYet' || (isAwaited && startsAfter(match, services.renderedAt)));
  const props: PartProps = {
    actor,
    match,
    sport,
    teams,
    messages,
    isPlayed,
    isAhead,
    countsDown,
    refresh,
    announcements,
    onAnnouncements,
    pause,
  };
  return (
    <PauseProvider value={pause.isPaused}>
      <div className={styles.page}>
        <Parts.Unseen {...props} />
        <div className={styles.head}>
          <MatchHead
            match={match}
            sport={sport}
            messages={messages}
            chip={<Parts.Chip {...props} />}
            middle={<Parts.Middle {...props} />}
            under={isAhead && !isPlayed ? null : <Parts.Under {...props} />}
          />
          <Parts.Connection {...props} />
        </div>
        <div className={styles.summary}>
          <Parts.Summary {...props} />
        </div>
        <div className={styles.main}>
          <Parts.Main {...props} />
        </div>
        <div className={styles.aside}>
          <Parts.Aside {...props} />
        </div>
      </div>
    </PauseProvider>
  );
};
