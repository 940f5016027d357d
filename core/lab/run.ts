import { sportOf } from '@kampdag/core/sport/sportOf';
import { Observable } from 'rxjs';
import { liveMatch$ } from '../live/channel/stream.ts';
import { Instant } from '../time/instant.ts';
import { latency } from './deliveries.ts';
import { createFaultyConnection } from './faultyConnection.ts';
import type { LabCase } from './labCase.ts';
import { createVirtualTime } from './virtualTime.ts';

/** Milliseconds to the client's first verification against the history, and between verifications. */
const verification = { first: 60_000, next: 300_000 };

/** The number of steps between yields. */
const stepsPerYield = 512;

/** Milliseconds from the last message until all faults are over. */
const recoveryTime = 600_000;

/** The virtual time at which a page receives a message without faults; serial 0 is before the first. */
export const timeOf = ({ messages }: LabCase, serial: number): number =>
  (messages[serial - 1]?.at ?? (messages[0]?.at ?? 0) - 2 * latency) + latency;

/** The virtual time at which all faults of a case are over. */
export const endOf = ({ messages }: LabCase): number => (messages.at(-1)?.at ?? 0) + recoveryTime;

/** The serial of the last message due by a moment of virtual time; 0 for none. */
export const serialAt = ({ messages }: LabCase, at: number): number =>
  messages.findLast((message) => message.at + latency <= at)?.serial ?? 0;

/** The server's time at a moment of virtual time. */
export const nowAt = ({ messages }: LabCase, at: number): Instant => {
  const [first] = messages;
  return Instant(first === undefined ? at : first.timestamp - first.at + at);
};

/**
 * Starts following a recording over a faulty connection in virtual time, as a page follows it.
 *
 * @param settled resolves when no promise can make progress
 */
export const startRun = (labCase: LabCase, settled: () => Promise<unknown>) => {
  const time = createVirtualTime();
  const connection = createFaultyConnection(labCase, time);
  let request = 0;

  // Only verification finds dropped messages; it costs a full fold, so other cases skip it.
  const isDropping = labCase.faults.some(({ kind }) => kind === 'drop');
  const verify$ = new Observable<void>((subscriber) => {
    const verify = (): void => {
      subscriber.next();
      time.after(verification.next, verify);
    };
    if (isDropping) time.after(verification.first, verify);
  });

  return {
    /** The page's updates; subscribe once, before the run advances. */
    updates$: liveMatch$(
      connection.channel,
      { matchId: labCase.matchId, sport: sportOf(labCase.sport), since: Instant(0) },
      { scheduler: time.scheduler, verify$ },
    ),
    /** Milliseconds of virtual time so far. */
    at: time.now,
    /** Reconnects, as a visitor's "Try again" does. */
    reconnect: connection.channel.reconnect,
    /** Advances to a moment of virtual time; false where another call interrupted it. */
    goTo: async (at: number): Promise<boolean> => {
      request += 1;
      const own = request;
      for (let steps = 1; time.stepUntil(at); steps += 1) {
        if (!connection.wasAnswered() && steps % stepsPerYield !== 0) continue;
        await settled();
        if (own !== request) return false;
      }
      return true;
    },
    /** Interrupts the run. */
    stop: (): void => {
      request += 1;
    },
    /** Whether the page has received the message with a serial. */
    isReceived: (serial: number): boolean => connection.received[serial - 1] === 1,
  };
};
export type LabRun = ReturnType<typeof startRun>;
