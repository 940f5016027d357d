import type { Match } from '@kampdag/core/league/match/match';
import type { SportKind } from '@kampdag/core/sportKind';
import { useMemo } from 'react';
import { ServicesProvider } from '../../context/services.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import { MatchHead } from '../../match/board/MatchHead.tsx';
import type { LiveParts } from '../../match/live/liveSport.ts';
import * as styles from '../../match/live/page.css.ts';
import { PauseProvider } from '../../match/live/pause.ts';
import { useFollowedMatch } from '../../match/live/useFollowedMatch.ts';
import { MissedRowsProvider } from '../../match/news/missedRows.ts';
import { useMatchPage } from '../../match/parts/usePersonPath.ts';
import { GoToProvider } from '../../match/scrub/goTo.ts';
import { MatchBell } from '../../notifications/NotificationBell.tsx';
import { sportViews } from '../../sports/sportViews.ts';
import { LazyMatchPreview } from '../../team/PreviewPlace.tsx';

interface LivePageProps {
  readonly match: Match;
  readonly sport: SportKind;
  /** The parts of its sport. */
  readonly parts: LiveParts;
  /** Its machine. */
  readonly followed: LiveActor;
  /** Fetches the match again. */
  readonly refresh: () => void;
}

/** A followed match: on the server and at first by the log that comes with the page, then as it is reported. */
export const LivePage = ({ match, sport, parts: Parts, followed, refresh }: LivePageProps) => {
  const about = useMatchPage(match, sport);
  const { hasHighScores, live } = sportViews[sport];
  const { props, listed, services, missed } = useFollowedMatch({
    page: about,
    room: live.room,
    refresh,
    followed,
  });
  const { scrubbing, pause, messages, isPlayed, isBeforeStart } = props;
  const { goTo, view } = scrubbing;
  const isScrubbing = view !== null;
  const navigation = useMemo(() => ({ goTo, isScrubbing }), [goTo, isScrubbing]);
  const page = (
    <PauseProvider value={pause.isPaused}>
      <div className={styles.page}>
        <Parts.TitleAndOverlays {...props} />
        <div className={styles.head}>
          <MatchHead
            page={about}
            hasHighScores={hasHighScores}
            messages={messages}
            facts={isPlayed ? 'none' : 'withoutStart'}
            chip={<Parts.Chip {...props} />}
            middle={<Parts.Middle {...props} />}
            under={isBeforeStart && !isPlayed ? null : <Parts.Under {...props} />}
          />
          <Parts.Connection {...props} />
          {scrubbing.isOpen ? <Parts.ScrubBar {...props} /> : null}
        </div>
        <div className={styles.summary}>
          <Parts.Summary {...props} />
        </div>
        <div className={styles.main}>
          <Parts.Main {...props} />
          {listed === 'ToCome' && isBeforeStart ? <LazyMatchPreview page={about} /> : null}
        </div>
        <div className={styles.aside}>
          <Parts.Aside {...props} />
          {listed === 'Ended' ? null : <MatchBell matchId={match.matchId} />}
        </div>
      </div>
    </PauseProvider>
  );
  return (
    <ServicesProvider value={services}>
      <GoToProvider value={navigation}>
        <MissedRowsProvider value={missed}>{page}</MissedRowsProvider>
      </GoToProvider>
    </ServicesProvider>
  );
};
