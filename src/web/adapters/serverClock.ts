import { Instant } from '@kampdag/core/time/instant';

/** The device's clocks, in milliseconds. */
export interface DeviceClocks {
  /** Since 1970, as the device has it: anybody may set it. */
  readonly wall: () => number;
  /** Since some moment: nobody sets it, but it may stand while the device sleeps. */
  readonly steady: () => number;
}

/** What the server's clock is made of. */
export interface ServerClockConfig {
  readonly device: DeviceClocks;
  /** Asks the server for its time, which comes back as `measured`; called no more often than every half minute. */
  readonly measure: () => void;
  /** A server time known at the start, such as the moment at which the page was rendered. */
  readonly first?: Instant;
}

/**
 * What time it is at the server. The device's clock is not trusted (reading 3): time goes on by the steady clock, which
 * setting the device's clock does not move, and each server time that arrives is compared with it; the smallest difference
 * holds the least delay, so it is the one believed until a measurement disproves it.
 */
export interface ServerClock {
  /** Now, in the server's time. Behind the truth by at most the smallest delay seen; it does not step back on screen. */
  readonly now: () => Instant;
  /** A live message arrived that the server had stamped. Held-back messages only look late and change nothing. */
  readonly messageArrived: (serverTime: Instant) => void;
  /** An answer arrived that says when it was given. One that was kept on its way only looks late. */
  readonly answerArrived: (serverTime: Instant) => void;
  /** The server told its time, so many milliseconds after it was asked: the one evidence that the clock may be ahead. */
  readonly measured: (serverTime: Instant, took: number) => void;
  /** The page woke: the steady clock may have stood, so the server is asked. */
  readonly woke: () => void;
}

/**
 * How far the time may have to go back to be held still instead, in milliseconds. Beyond it something was very wrong, and
 * standing still would be the greater lie.
 */
const heldBack = 10_000;

/** The server is asked no more often than this, in milliseconds. */
const seldom = 30_000;

/** While somebody looks it is asked at least so often, in milliseconds: no clock goes wrong by a second in that. */
const often = 120_000;

/** So many messages in a row, all late by so many milliseconds more than the best, mean that the clock may run fast. */
const lateInARow = 3;
const suspicious = 500;

/** The device's clocks came apart by more than this, in milliseconds: one was set, or the other stood in sleep. */
const apart = 1000;

/** A clock over the device's. Without any word from the server the device is believed. */
export const createServerClock = ({ device, measure, first }: ServerClockConfig): ServerClock => {
  const { wall, steady } = device;
  const gap = (): number => wall() - steady();
  let difference = first === undefined ? null : steady() - first;
  let lastGap = gap();
  let askedAt = steady();
  let late = 0;
  let shown = Number.NEGATIVE_INFINITY;

  const ask = (): void => {
    askedAt = steady();
    lastGap = gap();
    late = 0;
    measure();
  };
  const askIfSeldom = (): void => {
    if (steady() - askedAt >= seldom) ask();
  };
  const lower = (seen: number): void => {
    difference = difference === null ? seen : Math.min(difference, seen);
  };

  return {
    now: () => {
      if (Math.abs(gap() - lastGap) > apart || steady() - askedAt >= often) askIfSeldom();
      const time = difference === null ? wall() : steady() - difference;
      shown = time < shown && shown - time <= heldBack ? shown : time;
      return Instant(shown);
    },
    messageArrived: (serverTime) => {
      const seen = steady() - serverTime;
      late = difference !== null && seen - difference > suspicious ? late + 1 : 0;
      lower(seen);
      if (late >= lateInARow) askIfSeldom();
    },
    answerArrived: (serverTime) => lower(steady() - serverTime),
    measured: (serverTime, took) => {
      const most = steady() - serverTime;
      // The server's time is between asking and hearing: what is less than the time of asking allows is disproved.
      if (difference !== null && difference < most - took) difference = most;
      else lower(most);
    },
    woke: ask,
  };
};
