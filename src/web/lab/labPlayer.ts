import { noLineRecord } from '@kampdag/core/live/channel/lineRecord';
import { courseOf, instantAt, placeOf } from '@kampdag/core/live/cursor/course';
import { type Comparison, cleanMatches, compareWithClean } from '@kampdag/core/live/lab/comparison';
import type { FaultReport } from '@kampdag/core/live/lab/faultReport';
import type { LabCase } from '@kampdag/core/live/lab/labCase';
import { type Meaning, meaningOf } from '@kampdag/core/live/lab/meaning';
import { endOf, type LabRun, nowAt, serialAt, startRun, timeOf } from '@kampdag/core/live/lab/run';
import { apartFrom, descendedFrom, type LiveMatch } from '@kampdag/core/live/match';
import { Instant } from '@kampdag/core/time/instant';
import { createActor } from 'xstate';
import { type LiveSnapshot, liveMatchMachine } from '../machines/liveMatchMachine.ts';

/** A recording at a place: what a page shows there, and how that compares with the clean fold. */
export interface LabMoment {
  /** Milliseconds of virtual time. */
  readonly at: number;
  /** The server's time then. */
  readonly now: Instant;
  /** How many messages should have come. */
  readonly serial: number;
  /** The page's machine. */
  readonly snapshot: LiveSnapshot;
  readonly comparison: Comparison;
  /** The serials of those that have not come. */
  readonly missing: readonly number[];
  /** What the last of them means; null before the first. */
  readonly meaning: Meaning | null;
}

/** Where one goes in a recording. */
export interface LabGoal {
  readonly at: number;
  /** Whether what happens on the way is news to the page. */
  readonly isNews: boolean;
}

/** Plays a case through the machine of a live page. */
export interface LabPlayer {
  readonly labCase: LabCase;
  /** Goes to a moment, on or back; null where another was asked for meanwhile. */
  readonly goTo: (goal: LabGoal) => Promise<LabMoment | null>;
  /** The moment so many milliseconds further on, a long wait being no longer than a minute; the last one at the end. */
  readonly further: (from: LabMoment, by: number) => LabGoal;
  readonly goalAt: (serial: number) => LabGoal;
  /** When all faults are mended. */
  readonly end: LabGoal;
  /** What a page showed of which a fault was reported. */
  readonly reported: (report: FaultReport) => LabMoment;
  readonly stop: () => void;
}

/** A match as a page shows it after another; what a jump passes over is no news. */
const shownAs = (match: LiveMatch, before: LiveMatch | null): LiveMatch =>
  before === null ? apartFrom(match, { passedOn: new Map() }) : descendedFrom(match, before);

const instant = (milliseconds: number | null): Instant | null =>
  milliseconds === null ? null : Instant(milliseconds);

/** Makes the player of a case; `settled` ends when every promise that could go on has gone on. */
export const createLabPlayer = (labCase: LabCase, settled: () => Promise<unknown>): LabPlayer => {
  const { messages } = labCase;
  const clean = cleanMatches(labCase);
  const course = courseOf(messages.map(({ at }) => nowAt(labCase, at)));
  const first = messages[0]?.at ?? 0;

  const begin = () => {
    const run = startRun(labCase, settled);
    const actor = createActor(liveMatchMachine, {
      input: {
        updates$: run.updates$,
        startsAt: null,
        now: () => nowAt(labCase, run.at()),
        line: () => noLineRecord,
        reconnect: run.reconnect,
      },
    });
    actor.start();
    return { run, actor };
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
    isGiven: LabRun['isGiven'],
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
        .flatMap((message) => (isGiven(message.serial) ? [] : [message.serial])),
      meaning: meaningOf(due, serial),
    };
  };

  return {
    labCase,
    goTo: async ({ at, isNews }) => {
      if (at < playing.run.at()) {
        stop();
        playing = begin();
      }
      const { run, actor } = playing;
      if (!(await run.goTo(at))) return null;
      const { value, context } = actor.getSnapshot();
      const { match: came, lostSince, glimpse, verified, record, historyFailure } = context;
      const match = came === null ? null : shownAs(came, isNews ? shown : null);
      shown = match;
      const snapshot = { value, context: { match, lostSince, glimpse, verified, record, historyFailure } };
      return momentAt(at, nowAt(labCase, at), snapshot, run.isGiven);
    },
    further: ({ now, at }, by) => {
      const instant = instantAt(course, placeOf(course, now) + by);
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
