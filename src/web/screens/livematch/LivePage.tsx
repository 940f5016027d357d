import type { Match } from '@kampdag/core/league/match/match';
import { startOf } from '@kampdag/core/league/match/matchStart';
import type { EventKey } from '@kampdag/core/live/eventBase';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { Instant } from '@kampdag/core/time/instant';
import type { WallTime } from '@kampdag/core/time/oslo';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useState } from 'react';
import { useAtWallTime } from '../../context/now.ts';
import { useChoice } from '../../context/selection.ts';
import { type Clock, type Services, ServicesProvider, useServices } from '../../context/services.ts';
import type { MatchMessages } from '../../i18n/messages/match.ts';
import { followMatch, initialLive, type LiveActor } from '../../machines/followMatch.ts';
import { useLazyActor, useLazyValue } from '../../machines/lazyActor.ts';
import type { LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import { MatchHead } from '../../match/board/MatchHead.tsx';
import * as styles from '../../match/live/page.css.ts';
import type { LiveParts, PartProps } from '../../match/live/parts.ts';
import { PauseProvider, usePause } from '../../match/live/pause.ts';
import { useMode } from '../../match/live/useLive.ts';
import { useAnnouncementLevel } from '../../match/news/announcementLevel.ts';
import { MissedRowsProvider } from '../../match/news/missedRows.ts';
import { matchPageOf } from '../../match/parts/page.ts';
import { listedState } from '../../match/states/listedState.ts';
import { teamNames } from '../../match/teams/teamNames.ts';
import { GoToProvider } from '../../match/travel/goTo.ts';
import { useTravel } from '../../match/travel/useTravel.ts';
import { type SportViews, sportViews } from '../../sports/sportViews.ts';
import { TakeawayPlace } from '../../takeaway/TakeawayPlace.tsx';
import { PreviewPlace } from '../../team/PreviewPlace.tsx';
import { firstParts } from './firstParts.tsx';

interface LivePageProps {
  readonly match: Match;
  readonly messages: MatchMessages;
  readonly sport: SportKind;
  readonly live: SportViews['live'];
  /** Asks for the match anew. */
  readonly refresh: () => void;
}

const startsAfter = (match: Match, moment: Instant): boolean => {
  const startsAt = startOf(match);
  return startsAt !== null && startsAt > moment;
};

/** Stands in for the match's machine until the moment of the address is known: nothing later may be seen. */
const standIn: LiveActor = {
  getSnapshot: () => initialLive,
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: () => undefined,
  start: () => () => undefined,
};

/** The clock of a page that is behind. */
const late = ({ clock, viewing }: Services): Clock => {
  const delay = viewing?.delay ?? 0;
  return delay === 0 ? clock : { now: () => Instant(clock.now() - delay * 1000) };
};

const isUnknown = ({ context: { match } }: LiveSnapshot): boolean => match === null;

/** A match that is followed. The head is there at once; what the channel tells comes after hydration. */
export const LivePage = ({ match, messages, sport, live, refresh }: LivePageProps) => {
  const services = useServices();
  const followed = useLazyActor(() => followMatch(match, services));
  const travel = useTravel();
  const { journey } = travel;
  const { read: actor, pause } = usePause(journey?.actor ?? (travel.isAwaited ? standIn : followed));
  const [missed, onMissed] = useState<ReadonlySet<EventKey>>(new Set());
  const [announcements, onAnnouncements] = useAnnouncementLevel();
  const Parts = useLazyValue<LiveParts>(firstParts, live.load);
  const teams = useMemo(() => teamNames(match, messages), [match, messages]);
  const { selection } = useChoice();
  const aboutTeams = useMemo(
    () => matchPageOf(match, sport, selection, messages.unknownTeam),
    [match, sport, selection, messages],
  );
  const mode = useMode(actor);
  const listed = useAtWallTime(useCallback((now: WallTime) => listedState(match, true, now).type, [match]));
  // Before the first snapshot the fixture list says whether there will be shots to keep room for.
  const isPlayed = listed === 'Ended' || listed === 'InPlay';
  const isAwaited = useSelector(actor, isUnknown) && !isPlayed;
  const isAhead = mode === 'notYet' || mode === 'notSetUp' || isAwaited;
  const isOver = listed === 'Ended' || listed === 'WithoutResult';
  const countsDown = !isOver && (mode === 'notYet' || (isAwaited && startsAfter(match, services.renderedAt)));
  const then = useMemo(() => ({ ...services, clock: journey?.clock ?? late(services) }), [journey, services]);
  // What the fixture list knows is beyond a moment of the past.
  const isPast = journey !== null || travel.isAwaited;
  const shownMatch = useMemo(() => (isPast ? { ...match, result: null } : match), [isPast, match]);
  const props: PartProps = {
    actor,
    live: followed,
    travel,
    match: shownMatch,
    sport,
    room: live.room,
    teams,
    messages,
    isPlayed,
    isAhead,
    countsDown,
    refresh,
    announcements,
    onAnnouncements,
    pause,
    onMissed,
  };
  const page = (
    <PauseProvider value={pause.isPaused}>
      <div className={styles.page}>
        <Parts.Unseen {...props} />
        <div className={styles.head}>
          <MatchHead
            match={match}
            sport={sport}
            hasHighScores={sportViews[sport].hasHighScores}
            messages={messages}
            facts={isPlayed ? 'none' : 'withoutStart'}
            chip={<Parts.Chip {...props} />}
            middle={<Parts.Middle {...props} />}
            under={isAhead && !isPlayed ? null : <Parts.Under {...props} />}
          />
          <Parts.Connection {...props} />
          {travel.isOpen ? <Parts.Travel {...props} /> : null}
        </div>
        <div className={styles.summary}>
          <Parts.Summary {...props} />
        </div>
        <div className={styles.main}>
          <Parts.Main {...props} />
          {listed === 'ToCome' && isAhead ? <PreviewPlace page={aboutTeams} /> : null}
        </div>
        <div className={styles.aside}>
          <Parts.Aside {...props} />
          <TakeawayPlace
            hasWord
            subject={{ type: 'match', id: match.matchId, name: `${teams.home} – ${teams.away}` }}
          />
        </div>
      </div>
    </PauseProvider>
  );
  return (
    <ServicesProvider value={then}>
      <GoToProvider value={journey?.goTo ?? null}>
        <MissedRowsProvider value={missed}>{page}</MissedRowsProvider>
      </GoToProvider>
    </ServicesProvider>
  );
};
