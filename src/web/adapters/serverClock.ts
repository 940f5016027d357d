import { Instant } from '@kampdag/core/time/instant';

/**
 * What time it is at the server. The device's clock is not trusted (reading 3): each server time that arrives is compared
 * with the device's clock at its receipt; the smallest difference holds the least delay, so it is the one believed.
 */
export interface ServerClock {
  /** Now, in the server's time. Behind the truth by at most the smallest delay seen; it does not step back on screen. */
  readonly now: () => Instant;
  /** A live message arrived that the server had stamped. Held-back messages only look late and change nothing. */
  readonly messageArrived: (serverTime: Instant) => void;
  /** An answer arrived that says when it was given. The first one after a wake begins the measurement anew. */
  readonly answerArrived: (serverTime: Instant) => void;
  /** The page woke: the device's clock may have been set meanwhile, so the next answer replaces what was measured. */
  readonly woke: () => void;
}

/**
 * How far the time may have to go back to be held still instead, in milliseconds. A slower answer after a wake asks for
 * this much at most; beyond it the device's clock was set, and standing still would be the greater lie.
 */
const heldBack = 10_000;

/**
 * A clock over the device's (`device` in milliseconds since 1970). `first` is a server time known at the start, such as the
 * moment at which the page was rendered; without it the device is believed until the server is heard.
 */
export const createServerClock = (device: () => number, first?: Instant): ServerClock => {
  let difference = first === undefined ? null : device() - first;
  let measuresAnew = false;
  let shown = Number.NEGATIVE_INFINITY;

  const smaller = (seen: number): number => (difference === null ? seen : Math.min(difference, seen));

  return {
    now: () => {
      const time = device() - (difference ?? 0);
      shown = time < shown && shown - time <= heldBack ? shown : time;
      return Instant(shown);
    },
    messageArrived: (serverTime) => {
      difference = smaller(device() - serverTime);
    },
    answerArrived: (serverTime) => {
      const seen = device() - serverTime;
      difference = measuresAnew ? seen : smaller(seen);
      measuresAnew = false;
    },
    woke: () => {
      measuresAnew = true;
    },
  };
};
