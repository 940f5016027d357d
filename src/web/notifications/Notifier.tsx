import { dayOfSeason } from '@kampdag/core/gateway/composed/dayOfSeason';
import type { MatchId, TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { isLiveNow, isLiveScored } from '@kampdag/core/league/match/matchStatus';
import type { LiveMatchOf } from '@kampdag/core/live/channel/stream';
import { followNotices$ } from '@kampdag/core/live/news/followNotices';
import type { Notice } from '@kampdag/core/live/news/notice';
import { sportKindOf } from '@kampdag/core/site/deployment';
import { followedOf } from '@kampdag/core/site/followed';
import { notifiesOf } from '@kampdag/core/site/notificationChoice';
import type { PushChoice } from '@kampdag/core/site/pushChoice';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asyncScheduler, BehaviorSubject } from 'rxjs';
import { useFollowed } from '../context/followed.ts';
import { useLiveScoresService } from '../context/liveScores.ts';
import type { Notifications } from '../context/notificationPort.ts';
import { useNotifications } from '../context/notifications.ts';
import { useToday } from '../context/now.ts';
import { useChoice } from '../context/selection.ts';
import { useServices, useViewing } from '../context/services.ts';
import { useI18n } from '../i18n/I18nContext.tsx';
import { liveMatchesOf } from '../machines/liveMatchesOf.ts';
import { rowsIn } from '../machines/loadable.ts';
import { type Page, useCall } from '../machines/useCall.ts';
import { siteNotificationOf } from './siteNotification.ts';

/** Milliseconds between refreshes of the day's matches, which may be moved or postponed. */
const renewal = 5 * 60_000;

/** Milliseconds after which a choice is sent. */
const settled = 500;

type Day = Page<{ readonly rows: readonly { readonly matches: readonly Match[] }[] }>;

const matchesOf = ({ view }: Day): readonly Match[] => rowsIn(view)?.flatMap(({ matches }) => matches) ?? [];

const plays = ({ teams: { home, away } }: Match, teams: ReadonlySet<TeamId>): boolean =>
  [home, away].some(({ teamId }) => teamId !== null && teams.has(teamId));

const useNotifiedMatches = (teams: ReadonlySet<TeamId>, single: readonly MatchId[]): readonly Match[] => {
  const { clock } = useServices();
  const { seasons } = useChoice();
  const seasonId = seasons?.[0]?.seasonId ?? null;
  const date = useToday();
  const today: Day = useCall(dayOfSeason, seasonId === null ? null : { seasonId, date });
  const { refresh } = today;
  useEffect(() => {
    const timer = setInterval(refresh, renewal);
    return () => clearInterval(timer);
  }, [refresh]);
  return useMemo(() => {
    const now = osloWallTime(clock.now());
    return matchesOf(today).filter(
      (match) =>
        (match.date === date || isLiveNow(match, now)) &&
        isLiveScored(match) &&
        match.nonPlayReason === null &&
        (plays(match, teams) || single.includes(match.matchId)),
    );
  }, [today, date, teams, single, clock]);
};

/** Follows the matches of followed teams and shows their notifications; mounted in one tab. */
const Leader = ({ notifications }: { readonly notifications: Notifications }) => {
  const { deployment, loadLiveChannel } = useServices();
  const { delay, hidesResults } = useViewing();
  const { language, sportTexts } = useI18n();
  const scores = useLiveScoresService();
  const { followed } = useFollowed();
  const { choice } = useNotifications();
  const { tellsHiddenGoals } = choice;
  const teams = useMemo(
    () =>
      new Set(
        followedOf(followed, 'team')
          .map(({ id }) => id)
          .filter((team) => notifiesOf(choice, team)),
      ),
    [followed, choice],
  );
  const matches = useNotifiedMatches(teams, choice.matches);
  const [matches$] = useState(() => new BehaviorSubject<readonly LiveMatchOf[]>([]));
  useEffect(() => {
    matches$.next(liveMatchesOf(deployment, matches));
  }, [matches, matches$, deployment]);
  const show = useEffectEvent((notice: Notice) => {
    const match = matches.find(({ matchId }) => matchId === notice.matchId);
    // A visitor who replays a match gets no notifications about it.
    if (match === undefined || scores.getSnapshot().context.pinned.has(notice.matchId)) return;
    const { periods } = sportTexts(sportKindOf(deployment, match.sportId))[language];
    notifications
      .show(siteNotificationOf(notice, match, { language, periods, isOfScorer: false }))
      // The permission was just revoked, or the browser needs a service worker.
      .catch(() => undefined);
  });
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const channel = await loadLiveChannel();
      if (isOver) return;
      const subscription = followNotices$(channel, matches$, {
        scheduler: asyncScheduler,
        preference: () => ({ delay: delay * 1000, hidesScores: hidesResults, tellsHiddenGoals }),
      }).subscribe(show);
      stop = () => subscription.unsubscribe();
    };
    begin().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [loadLiveChannel, matches$, delay, hidesResults, tellsHiddenGoals]);
  return null;
};

/** Has this device told of the same while the site is closed. */
const usePushed = (): void => {
  const { language } = useI18n();
  const { delay, hidesResults } = useViewing();
  const { followed } = useFollowed();
  const { notifications, choice } = useNotifications();
  const wanted = useMemo((): PushChoice | null => {
    if (!choice.isOn) return null;
    const hidden = choice.tellsHiddenGoals ? 'withoutScores' : 'withoutGoals';
    return {
      teams: followedOf(followed, 'team')
        .map(({ id }) => id)
        .filter((team) => notifiesOf(choice, team)),
      players: followedOf(followed, 'player').map(({ id }) => id),
      matches: choice.matches,
      language,
      results: hidesResults ? hidden : 'shown',
      delay,
    };
  }, [choice, followed, language, hidesResults, delay]);
  useEffect(() => {
    // Several changes in a row are one.
    const timer = setTimeout(() => void notifications?.push(wanted), settled);
    return () => clearTimeout(timer);
  }, [notifications, wanted]);
};

/** Shows notifications from one of the open tabs, if they are switched on and allowed, and the device is not told of them anyway. */
export const Notifier = () => {
  const { notifications, choice, permission, isPushed } = useNotifications();
  usePushed();
  const navigate = useNavigate();
  const [isLeader, setIsLeader] = useState(false);
  const isOn = choice.isOn && permission === 'granted' && isPushed !== true;
  useEffect(
    () =>
      isOn
        ? notifications?.runInOneTab(() => {
            setIsLeader(true);
            return () => setIsLeader(false);
          })
        : undefined,
    [isOn, notifications],
  );
  useEffect(() => notifications?.onPress(navigate), [notifications, navigate]);
  return isOn && isLeader && notifications !== null ? <Leader notifications={notifications} /> : null;
};
