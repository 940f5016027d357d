import { Observable } from 'rxjs';
import { Instant } from '../../time/instant.ts';
import { type LiveUpdate, liveMatch$ } from '../channel/stream.ts';
import { createFaultyLine, latency } from './faultyLine.ts';
import type { LabCase } from './labCase.ts';
import { createVirtualTime } from './virtualTime.ts';

/** Milliseconds until the client compares what it knows with the history, and between two such comparisons. */
const verification = { first: 60_000, next: 300_000 };

/** After so many steps others have their turn. */
const breath = 512;

/** Milliseconds from the last message until all that went wrong is mended. */
const longestHealing = 600_000;

/** A recording that is followed over its line in virtual time, as a page follows it. */
export interface LabRun {
  /** What a page would be told; to be subscribed to once, before the run goes on. */
  readonly updates$: Observable<LiveUpdate>;
  /** Milliseconds of virtual time so far. */
  readonly at: () => number;
  /** Goes on to a moment of virtual time; given up where somebody wants another moment meanwhile. False then. */
  readonly goTo: (at: number) => Promise<boolean>;
  /** Gives the connection up and opens it anew, as a visitor's "Try again" does. */
  readonly reconnect: () => void;
  /** Gives up what it is doing. */
  readonly stop: () => void;
  /** Whether a page has been given the message of a serial. */
  readonly isGiven: (serial: number) => boolean;
}

/** When, in virtual time, a page has a message that comes as it should; serial 0 is before all. */
export const timeOf = ({ messages }: LabCase, serial: number): number =>
  (messages[serial - 1]?.at ?? (messages[0]?.at ?? 0) - 2 * latency) + latency;

/** When, in virtual time, all that went wrong on a line is mended. */
export const endOf = ({ messages }: LabCase): number => (messages.at(-1)?.at ?? 0) + longestHealing;

/** The serial of the last message that should have come by a moment of virtual time; 0 where none should. */
export const serialAt = ({ messages }: LabCase, at: number): number =>
  messages.findLast((message) => message.at + latency <= at)?.serial ?? 0;

/** The server's time at a moment of virtual time. */
export const nowAt = ({ messages }: LabCase, at: number): Instant => {
  const [first] = messages;
  return Instant(first === undefined ? at : first.timestamp - first.at + at);
};

/**
 * Begins to follow a case.
 *
 * @param settled ends when every promise that could go on has gone on
 */
export const startRun = (labCase: LabCase, settled: () => Promise<unknown>): LabRun => {
  const time = createVirtualTime();
  const line = createFaultyLine(labCase, time);
  let asked = 0;

  // What is dropped is found by that alone; each costs a fold, which others need not wait for.
  const isDropping = labCase.faults.some(({ kind }) => kind === 'drop');
  const verify$ = new Observable<void>((subscriber) => {
    const again = (): void => {
      subscriber.next();
      time.after(verification.next, again);
    };
    if (isDropping) time.after(verification.first, again);
  });

  return {
    updates$: liveMatch$(
      line.channel,
      { matchId: labCase.matchId, sport: labCase.sport, since: Instant(0) },
      { scheduler: time.scheduler, verify$ },
    ),
    at: time.now,
    reconnect: line.channel.reconnect,
    goTo: async (at) => {
      asked += 1;
      const own = asked;
      for (let steps = 1; time.stepUntil(at); steps += 1) {
        if (!line.wasAnswered() && steps % breath !== 0) continue;
        await settled();
        if (own !== asked) return false;
      }
      return true;
    },
    stop: () => {
      asked += 1;
    },
    isGiven: (serial) => line.given[serial - 1] === 1,
  };
};
