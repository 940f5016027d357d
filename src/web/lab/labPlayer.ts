import { type Comparison, cleanMatches, compareWithClean } from '@kampdag/core/lab/comparison';
import type { FaultReport } from '@kampdag/core/lab/faultReport';
import type { LabCase } from '@kampdag/core/lab/labCase';
import { type MessageEffect, messageEffectOf } from '@kampdag/core/lab/messageEffect';
import { endOf, type LabRun, nowAt, serialAt, startRun, timeOf } from '@kampdag/core/lab/run';
import { noDeliveryStats } from '@kampdag/core/live/channel/deliveryStats';
import { instantAt, playbackScaleOf, positionOn } from '@kampdag/core/live/cursor/playbackScale';
import { type LiveMatch, successorOf, withNewLineage } from '@kampdag/core/live/match';
import { Instant } from '@kampdag/core/time/instant';
import { Subject } from 'rxjs';
import { createActor } from 'xstate';
import { type LiveSnapshot, liveMatchMachine } from '../machines/liveMatchMachine.ts';
import { newestMatches } from '../machines/newestMatches.ts';

/** A recording at a position: what a page shows there, and how that compares with the clean fold. */
export interface LabMoment {
  /** Milliseconds of virtual time. */
  readonly at: number;
  /** The server's time. */
  readonly now: Instant;
  /** Number of messages due. */
  readonly serial: number;
  /** The page's machine. */
  readonly snapshot: LiveSnapshot;
  readonly comparison: Comparison;
  /** The serials of due messages not received. */
  readonly missing: readonly number[];
  /** The meaning of the last message due; null before the first. */
  readonly meaning: MessageEffect | null;
}

/** A position to seek. */
export interface LabGoal {
  readonly at: number;
  /** Whether events on the way are news to the page. */
  readonly isNews: boolean;
}

/** Plays a case through a live page's machine. */
export interface LabPlayer {
  readonly labCase: LabCase;
  /** Seeks forwards or backwards; null if superseded by another seek. */
  readonly goTo: (goal: LabGoal) => Promise<LabMoment | null>;
  /** The position some milliseconds later, with pauses cut to a minute; at most the end. */
  readonly further: (from: LabMoment, by: number) => LabGoal;
  readonly goalAt: (serial: number) => LabGoal;
  /** The position after recovery from all faults. */
  readonly end: LabGoal;
  /** The moment of a fault report. */
  readonly reported: (report: FaultReport) => LabMoment;
  readonly stop: () => void;
}

/** A match as displayed after an earlier one; a jump produces no news. */
const shownAs = (match: LiveMatch, before: LiveMatch | null): LiveMatch =>
  before === null ? withNewLineage(match, { lastResults: new Map() }) : successorOf(match, before);

const instant = (milliseconds: number | null): Instant | null =>
  milliseconds === null ? null : Instant(milliseconds);

/** A player of a case; `settled` resolves when all pending promises have run. */
export const createLabPlayer = (labCase: LabCase, settled: () => Promise<unknown>): LabPlayer => {
  const { messages } = labCase;
  const clean = cleanMatches(labCase);
  const scale = playbackScaleOf(messages.map(({ at }) => nowAt(labCase, at)));
  const first = messages[0]?.at ?? 0;

  const begin = () => {
    const run = startRun(labCase, settled);
    // On a seek the page gets only the last snapshot; a long recording would produce thousands.
    const arrivals$ = new Subject<void>();
    const actor = createActor(liveMatchMachine, {
      input: {
        known: null,
        updates$: run.updates$.pipe(newestMatches(() => arrivals$)),
        startsAt: null,
        now: () => nowAt(labCase, run.at()),
        line: () => noDeliveryStats,
        reconnect: run.reconnect,
      },
    });
    actor.start();
    return { run, actor, arrive: () => arrivals$.next() };
  };
  let playing = begin();
  let shown: LiveMatch | null = null;

  const stop = (): void => {
    playing.run.stop();
    playing.actor.stop();
  };

  const momentAt = (
    at: number,
    now: Instant,
    snapshot: LiveSnapshot,
    isReceived: LabRun['isReceived'],
  ): LabMoment => {
    const serial = serialAt(labCase, at);
    const due = clean(serial);
    return {
      at,
      now,
      serial,
      snapshot,
      comparison: compareWithClean(due, snapshot.context.match, now),
      missing: messages
        .slice(0, serial)
        .flatMap((message) => (isReceived(message.serial) ? [] : [message.serial])),
      meaning: messageEffectOf(due, serial),
    };
  };

  return {
    labCase,
    goTo: async ({ at, isNews }) => {
      if (at < playing.run.at()) {
        stop();
        playing = begin();
      }
      const { run, actor, arrive } = playing;
      if (!(await run.goTo(at))) return null;
      arrive();
      const { value, context } = actor.getSnapshot();
      const { match: came, lostSince, glimpse, verified, record, historyFailure } = context;
      const match = came === null ? null : shownAs(came, isNews ? shown : null);
      shown = match;
      const snapshot = { value, context: { match, lostSince, glimpse, verified, record, historyFailure } };
      return momentAt(at, nowAt(labCase, at), snapshot, run.isReceived);
    },
    further: ({ now, at }, by) => {
      const instant = instantAt(scale, positionOn(scale, now) + by);
      const last = timeOf(labCase, messages.length);
      const next = instant === null ? last : instant - nowAt(labCase, first) + first;
      return { at: Math.max(at, Math.min(last, next >= last - 1 ? last : next)), isNews: true };
    },
    goalAt: (serial) => ({ at: timeOf(labCase, serial), isNews: false }),
    end: { at: endOf(labCase), isNews: false },
    reported: ({ at: now, line }) => {
      const { mode: value, lostSince, glimpse, verified, record, historyFailure } = line;
      const snapshot: LiveSnapshot = {
        value,
        context: {
          match: clean(messages.length),
          lostSince: instant(lostSince),
          glimpse: glimpse === null ? null : { at: instant(glimpse.at) },
          verified: verified === null ? null : { ...verified, at: Instant(verified.at) },
          record,
          historyFailure,
        },
      };
      return momentAt(timeOf(labCase, messages.length), Instant(now), snapshot, () => true);
    },
    stop,
  };
};
