import {
  concatMap,
  delay,
  filter,
  from,
  map,
  mergeMap,
  Observable,
  of,
  pairwise,
  type Subscription,
  startWith,
  takeWhile,
} from 'rxjs';
import type { MatchId } from '../../ids.ts';
import { goalsScore$ } from '../channel/goals.ts';
import type { LiveMatchOf, StreamEnvironment } from '../channel/stream.ts';
import type { LiveMatch } from '../match.ts';
import type { LiveChannel } from '../wire/channel.ts';
import { type Notice, noticesBetween, shownNotice } from './notice.ts';
import type { ScorePreference } from './scorePreference.ts';

/** The most matches followed at a time, to limit the connection's channels. */
const maxMatches = 40;

/** The dependencies of notices. */
export interface NoticesEnvironment extends StreamEnvironment {
  /** Read at each notice. */
  readonly preference: () => ScorePreference;
}

/** The notices of one match on its goals channel, until its end. */
const noticesOf$ = (
  channel: LiveChannel,
  match: LiveMatchOf,
  { preference, scheduler }: NoticesEnvironment,
): Observable<Notice> =>
  goalsScore$(channel, match, { scheduler }).pipe(
    filter((update) => update.type === 'score'),
    takeWhile(({ score: { phase } }) => phase !== 'ended', true),
    map((update): LiveMatch => update.match),
    startWith(null),
    pairwise(),
    concatMap(([previous, next]) => from(next === null ? [] : noticesBetween(previous, next))),
    map((notice) => shownNotice(notice, preference())),
    filter((notice) => notice !== null),
    // Side by side: each waits from its own report, not until the one before it was shown.
    mergeMap((notice) => {
      const wait = preference().delay;
      return wait === 0 ? of(notice) : of(notice).pipe(delay(wait, scheduler));
    }),
  );

/** The notices of the latest matches of `matches$`, each followed on its goals channel until its end. */
export const followNotices$ = (
  channel: LiveChannel,
  matches$: Observable<readonly LiveMatchOf[]>,
  environment: NoticesEnvironment,
): Observable<Notice> =>
  new Observable((subscriber) => {
    /** By match; an ended match's entry stays while it is listed, so that it is not followed again. */
    const following = new Map<MatchId, Subscription>();
    const choose = (matches: readonly LiveMatchOf[]): void => {
      const listed = new Set(matches.map(({ matchId }) => matchId));
      for (const [matchId, subscription] of following) {
        if (listed.has(matchId)) continue;
        subscription.unsubscribe();
        following.delete(matchId);
      }
      for (const match of matches) {
        if (following.has(match.matchId) || following.size >= maxMatches) continue;
        const subscription = noticesOf$(channel, match, environment).subscribe((notice) =>
          subscriber.next(notice),
        );
        following.set(match.matchId, subscription);
      }
    };
    const choices = matches$.subscribe(choose);
    return () => {
      choices.unsubscribe();
      for (const subscription of following.values()) subscription.unsubscribe();
    };
  });
