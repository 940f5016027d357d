import type { FaultReport } from '@kampdag/core/live/lab/faultReport';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { Instant } from '@kampdag/core/time/instant';
import type { Clock } from '../context/services.ts';
import { initialLive, type LiveActor } from '../machines/followMatch.ts';
import type { LiveSnapshot } from '../machines/liveMatchMachine.ts';
import { momentParameter } from '../match/scrub/useScrubbing.ts';
import type { LabActor } from './labMachine.ts';

/** The match's machine for a live page, at the recording's position. */
export const labLiveActor = (actor: LabActor): LiveActor => {
  const getSnapshot = (): LiveSnapshot => actor.getSnapshot().context.moment?.snapshot ?? initialLive;
  return {
    getSnapshot,
    subscribe: (observer) => {
      const next = typeof observer === 'function' ? observer : (view: LiveSnapshot) => observer.next?.(view);
      let last = getSnapshot();
      return actor.subscribe(() => {
        const snapshot = getSnapshot();
        if (snapshot === last) return;
        last = snapshot;
        next(snapshot);
      });
    },
    send: () => undefined,
    start: () => () => undefined,
  };
};

/** The server's time at the recording's position. */
export const labClock = (actor: LabActor): Clock => ({
  now: () => actor.getSnapshot().context.moment?.now ?? Instant(0),
  onMove: (moved) => {
    const subscription = actor.subscribe(moved);
    return () => subscription.unsubscribe();
  },
});

/** The query parameters that restore a report's view; null removes one. */
export const viewOf = (report: FaultReport | null): Readonly<Record<string, string | null>> => ({
  tab: report?.view.tab ?? null,
  events: report?.view.events ?? null,
  [momentParameter]: report === null || report.cursor === null ? null : serialOfInteger(report.cursor),
});
