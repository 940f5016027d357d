import { foldedLog, readLog } from '@kampdag/core/gateway/composed/readLog';
import type { Match } from '@kampdag/core/league/match/match';
import { historySince, startOf } from '@kampdag/core/league/match/matchStart';
import { measuredChannel, noDeliveryStats } from '@kampdag/core/live/channel/deliveryStats';
import { type LiveUpdate, liveMatch$ } from '@kampdag/core/live/channel/stream';
import { delayedBy } from '@kampdag/core/live/cursor/delayed';
import { isSilent, type LiveMatch } from '@kampdag/core/live/match';
import { playedSportOfMatch } from '@kampdag/core/site/deployment';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import {
  asyncScheduler,
  catchError,
  concat,
  defer,
  from,
  map,
  merge,
  type Observable,
  of,
  race,
  switchMap,
  throttleTime,
  timer,
} from 'rxjs';
import type { Observer, Subscription } from 'xstate';
import { type Services, useServices } from '../context/services.ts';
import { nothingKnown } from './liveFacts.ts';
import {
  type LiveMatchInput,
  type LiveRequest,
  type LiveSnapshot,
  liveMatchMachine,
} from './liveMatchMachine.ts';
import { newestMatches } from './newestMatches.ts';
import { serverLog } from './serverLog.ts';
import { useDelay$ } from './useDelay.ts';

/** A live match's machine, or something that shows its snapshots at another moment. */
export interface LiveActor {
  readonly getSnapshot: () => LiveSnapshot;
  readonly subscribe: {
    (observer: Observer<LiveSnapshot>): Subscription;
    (next: (snapshot: LiveSnapshot) => void): Subscription;
  };
  readonly send: (request: LiveRequest) => void;
}

/** The state before anything is known. */
export const initialLive: LiveSnapshot = { value: 'waiting', context: nothingKnown };

/** Milliseconds until what is known of a match is compared with the server's log, and between two such comparisons. */
const verification = { first: 60_000, next: 300_000 };

/** Milliseconds between two snapshots on the screen: a frame, counted by a timer, since a hidden page has no frames. */
const frame = 16;

/** Milliseconds for which the channel waits for the server's log; without it, the whole history is read. */
const logPatience = 2_000;

/** Milliseconds until the live service's code is loaded again. */
const reloadDelay = 2_000;

/**
 * How a match is followed: from the log that came with the page or, without one, from the server's log as it is read; then over the
 * live channel, which has only what is new.
 */
const liveInputOf = (
  match: Match,
  { loadLiveChannel, gateway, clock, deployment, renderedAt, log }: Services,
  delay$: Observable<number>,
  isAtMoment: boolean,
): LiveMatchInput => {
  const { matchId } = match;
  const sport = playedSportOfMatch(deployment, match);
  const measured: { channel: ReturnType<typeof measuredChannel> | null } = { channel: null };
  const came = log?.matchId === matchId ? foldedLog(log, sport) : null;

  const follow$ = (known: LiveMatch | null): Observable<LiveUpdate> =>
    defer(loadLiveChannel).pipe(
      switchMap((line): Observable<LiveUpdate> => {
        const channel = measuredChannel(line, clock.now);
        measured.channel = channel;
        return liveMatch$(
          channel.channel,
          { matchId, sport, since: historySince(match, renderedAt), known },
          {
            scheduler: asyncScheduler,
            verify$: timer(verification.first, verification.next),
            log: serverLog(gateway, matchId),
          },
        );
      }),
      // Its code could not be loaded: the page says that it is not connected, and tries again.
      catchError(() =>
        concat(
          of({ type: 'disconnected' } as const),
          timer(reloadDelay).pipe(switchMap(() => follow$(known))),
        ),
      ),
    );
  const from$ = (known: LiveMatch | null): Observable<LiveUpdate> =>
    known === null || isSilent(known)
      ? follow$(null)
      : merge(of({ type: 'match', match: known } as const), follow$(known));
  const read$ = defer(() => {
    // Both are needed; neither waits for the other.
    loadLiveChannel().catch(() => undefined);
    const none$ = timer(logPatience).pipe(map((): LiveMatch | null => null));
    return race(from(readLog(gateway, matchId, sport)()), none$);
  }).pipe(switchMap(from$));

  return {
    known: came,
    updates$: (came === null || isAtMoment ? read$ : from$(came)).pipe(
      delayedBy(delay$, { now: clock.now, scheduler: asyncScheduler }),
      newestMatches(throttleTime(frame, asyncScheduler, { leading: true, trailing: true })),
    ),
    startsAt: startOf(match),
    now: clock.now,
    line: () => measured.channel?.stats() ?? noDeliveryStats,
    reconnect: () => measured.channel?.channel.reconnect(),
  };
};

/**
 * The machine of a match, running while the component is mounted.
 *
 * @param isAtMoment whether the log that came with the page may end long ago, at a moment in the address
 */
export const useMatchActor = (match: Match, isAtMoment = false): LiveActor => {
  const services = useServices();
  const delay$ = useDelay$();
  const [input] = useState(() => liveInputOf(match, services, delay$, isAtMoment));
  return useActorRef(liveMatchMachine, { input });
};
