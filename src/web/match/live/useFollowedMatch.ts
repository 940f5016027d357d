import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { startOf } from '@kampdag/core/league/match/matchStart';
import { type LiveScore, liveScoreOf } from '@kampdag/core/live/channel/goals';
import type { EventKey } from '@kampdag/core/live/eventBase';
import { readSerial } from '@kampdag/core/live/log/timeToken';
import { type LiveMatch, matchUntil, messagesOf } from '@kampdag/core/live/match';
import { momentParameter } from '@kampdag/core/site/paths';
import { hidesResultOf } from '@kampdag/core/site/viewing';
import { Instant } from '@kampdag/core/time/instant';
import type { WallTime } from '@kampdag/core/time/oslo';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { distinctUntilChanged, filter, map, Observable } from 'rxjs';
import { useLiveScoresService } from '../../context/liveScores.ts';
import { useAtWallTime } from '../../context/now.ts';
import { type Clock, type Services, useServices, useViewing } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchMessages } from '../../i18n/messages/match.ts';
import { initialLive, type LiveActor } from '../../machines/followMatch.ts';
import { unknownScore } from '../../machines/followScores.ts';
import type { LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import { useQuery } from '../../router/useQuery.ts';
import type { MatchPage } from '../parts/page.ts';
import { type Scrubbing, useScrubbing } from '../scrub/useScrubbing.ts';
import { listedState } from '../states/stateText.ts';
import type { PartProps } from './liveSport.ts';
import { usePause } from './pause.ts';
import { shownActor } from './shownActor.ts';
import { isUnknown, shownAt, useHasBegun, useMode } from './useLiveSlice.ts';

const snapshotsOf = (actor: LiveActor): Observable<LiveSnapshot> =>
  new Observable((subscriber) => {
    subscriber.next(actor.getSnapshot());
    const subscription = actor.subscribe((snapshot) => subscriber.next(snapshot));
    return () => subscription.unsubscribe();
  });

/** The score of a match that is folded whole, as lists show it. */
const scoreOf$ = (actor: LiveActor): Observable<LiveScore> =>
  snapshotsOf(actor).pipe(
    map(({ context: { match } }) => match),
    filter((match) => match !== null),
    map(liveScoreOf),
    distinctUntilChanged(),
  );

/** Gives lists the score of a match that a page follows, so that nothing is read of it twice: one attachment and one fold for a match. */
const useLentScore = (matchId: MatchId, actor: LiveActor): void => {
  const { lend } = useLiveScoresService();
  useEffect(() => lend(matchId, scoreOf$(actor)), [lend, matchId, actor]);
};

/**
 * Loads the page anew when a match that was followed is refused: it is published no more, and the page says what new visitors read
 * (reading 43). A match that was never followed is not loaded again, so that no page does so for ever.
 */
const useReloadWhenWithdrawn = (actor: LiveActor): void => {
  const { reload } = useServices();
  const mode = useMode(actor);
  const wasFollowed = useRef(false);
  useEffect(() => {
    if (mode === 'unavailable' && wasFollowed.current) reload?.();
    wasFollowed.current ||= ['notYet', 'notSetUp', 'following', 'ended'].includes(mode);
  }, [mode, reload]);
};

interface MatchToFollow extends Pick<PartProps, 'room' | 'refresh'> {
  readonly page: MatchPage;
  /** Its machine. */
  readonly followed: LiveActor;
}

const startsAfter = (match: Match, moment: Instant): boolean => {
  const startsAt = startOf(match);
  return startsAt !== null && startsAt > moment;
};

/**
 * The match at the moment in the address by the log that came with the page, until the scrub bar shows it; nothing where that log does not
 * reach the moment, so that nothing later is shown.
 */
const addressedMoment = (known: LiveMatch | null, named: string | null): LiveMatch | null => {
  const serial = readSerial(named);
  const last = known === null ? undefined : messagesOf(known).at(-1);
  return known === null || serial === null || last === undefined || last.serial < serial
    ? null
    : matchUntil(known, serial);
};

/** What is shown while the moment in the address loads, and the server's time then; null where that is not known yet. */
const useAddressedMoment = (followed: LiveActor) => {
  const [query] = useQuery();
  const [first] = useState(() => {
    const match = addressedMoment(followed.getSnapshot().context.match, query.get(momentParameter));
    const snapshot = match === null ? initialLive : shownAt(match);
    return {
      actor: shownActor(() => snapshot),
      at: match === null ? null : (messagesOf(match).at(-1)?.timestamp ?? null),
    };
  });
  return first;
};

const delayed = ({ viewing }: Services, now: Instant): Instant => Instant(now - (viewing?.delay ?? 0) * 1000);

const delayedClock = (services: Services): Clock =>
  (services.viewing?.delay ?? 0) === 0
    ? services.clock
    : { now: () => delayed(services, services.clock.now()) };

/** Hides a match's score in lists until the moment in the address is read, after which the scrub bar pins the moment's. */
const usePinnedWhileLoading = (matchId: MatchId, { isLoadingMoment, view }: Scrubbing): void => {
  const { pin } = useLiveScoresService();
  useEffect(() => {
    if (isLoadingMoment) pin(matchId, unknownScore);
    else if (view === null) pin(matchId, null);
  }, [pin, matchId, isLoadingMoment, view]);
  useEffect(() => () => pin(matchId, null), [pin, matchId]);
};

/**
 * Follows a match while its page is mounted; live data arrives after hydration. Gives the props of the page's parts, and their
 * context: the services with the clock of the displayed moment, and the events missed while the page was hidden or disconnected.
 */
export const useFollowedMatch = ({ page, followed, ...rest }: MatchToFollow) => {
  const { match, sport, names: teams } = page;
  const messages = useMessages(matchMessages);
  const services = useServices();
  useReloadWhenWithdrawn(followed);
  useLentScore(match.matchId, followed);
  const scrubbing = useScrubbing(hidesResultOf(useViewing(), match.matchId));
  const { view } = scrubbing;
  const addressed = useAddressedMoment(followed);
  const { read: actor, pause } = usePause(
    view?.actor ?? (scrubbing.isLoadingMoment ? addressed.actor : followed),
  );
  const addressedAt = scrubbing.isLoadingMoment ? addressed.at : null;
  const [missed, onMissed] = useState<ReadonlySet<EventKey>>(new Set());
  const mode = useMode(actor);
  const listed = useAtWallTime(useCallback((now: WallTime) => listedState(match, true, now).type, [match]));
  // Before the first snapshot the fixture list tells whether to reserve room for shots.
  const isPlayed = listed === 'Ended' || listed === 'InPlay';
  const isLoading = useSelector(actor, isUnknown) && !isPlayed;
  const isOver = listed === 'Ended' || listed === 'WithoutResult';
  const shownServices = useMemo(
    () => ({
      ...services,
      clock: view?.clock ?? (addressedAt === null ? delayedClock(services) : { now: () => addressedAt }),
      renderedAt: addressedAt ?? delayed(services, services.renderedAt),
    }),
    [view, addressedAt, services],
  );
  usePinnedWhileLoading(match.matchId, scrubbing);
  // The fixture list's result and attendance lie after a past moment.
  const isPast = view !== null || scrubbing.isLoadingMoment;
  const shownMatch = useMemo(
    () => (isPast ? { ...match, result: null, spectators: null } : match),
    [isPast, match],
  );
  const props: PartProps = {
    ...rest,
    sport,
    messages,
    actor,
    live: followed,
    scrubbing,
    match: shownMatch,
    teams,
    isPlayed,
    isBeforeStart: !useHasBegun(actor, isPlayed),
    showsCountdown: !isOver && (mode === 'notYet' || (isLoading && startsAfter(match, services.renderedAt))),
    pause,
    onMissed,
  };
  return { props, listed, services: shownServices, missed };
};
