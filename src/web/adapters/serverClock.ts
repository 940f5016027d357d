import { Instant } from '@kampdag/core/time/instant';

/** The device's clocks, in milliseconds. */
export interface DeviceClocks {
  /** Since 1970; the visitor may set it. */
  readonly wall: () => number;
  /** Monotonic; it may stop while the device sleeps. */
  readonly steady: () => number;
}

/** The server clock's inputs. */
export interface ServerClockConfig {
  readonly device: DeviceClocks;
  /** Requests the server's time, which arrives as `measured`; at most every 30 seconds. */
  readonly measure: () => void;
  /** A server time known at the start, such as the time of rendering. */
  readonly first?: Instant;
}

/**
 * Estimates the server's time. The device's clock is not trusted (reading 3): the monotonic clock counts, and is compared with each server
 * time that arrives. The smallest difference has the least delay, so it is used until a measurement disproves it.
 */
export interface ServerClock {
  /** The current server time. Late by at most the smallest delay seen; it does not step back on screen. */
  readonly now: () => Instant;
  /** A live message arrived with this server timestamp. A delayed message only looks late and changes nothing. */
  readonly messageArrived: (serverTime: Instant) => void;
  /** An answer arrived with this server time. A cached answer only looks late. */
  readonly answerArrived: (serverTime: Instant) => void;
  /** The server's time arrived after a round trip in milliseconds: the only evidence that the clock may be ahead. */
  readonly measured: (serverTime: Instant, took: number) => void;
  /** The page resumed: the monotonic clock may have stopped, so the server is asked. */
  readonly resumed: () => void;
}

/**
 * Milliseconds that the clock would have to step back for it to pause instead. Beyond that, pausing would be more wrong than stepping back.
 */
const maxPause = 10_000;

/** Minimum milliseconds between two requests. */
const minInterval = 30_000;

/** Maximum milliseconds between two requests while the clock is read: no clock drifts by a second in that time. */
const maxInterval = 120_000;

/** This many messages in a row, each this many milliseconds later than the best, mean that the clock may run fast. */
const lateInARow = 3;
const lateBy = 500;

/** The device's clocks diverged by more than this, in milliseconds: one was set, or the other stopped during sleep. */
const clockJump = 1000;

/** Creates a server clock over the device's clocks. Until the server's time arrives, the device's is used. */
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
  const askIfAllowed = (): void => {
    if (steady() - askedAt >= minInterval) ask();
  };
  const lower = (seen: number): void => {
    difference = difference === null ? seen : Math.min(difference, seen);
  };

  return {
    now: () => {
      if (Math.abs(gap() - lastGap) > clockJump || steady() - askedAt >= maxInterval) askIfAllowed();
      const time = difference === null ? wall() : steady() - difference;
      shown = time < shown && shown - time <= maxPause ? shown : time;
      return Instant(shown);
    },
    messageArrived: (serverTime) => {
      const seen = steady() - serverTime;
      late = difference !== null && seen - difference > lateBy ? late + 1 : 0;
      lower(seen);
      if (late >= lateInARow) askIfAllowed();
    },
    answerArrived: (serverTime) => lower(steady() - serverTime),
    measured: (serverTime, took) => {
      const most = steady() - serverTime;
      // The server's time is between asking and hearing: what is less than the time of asking allows is disproved.
      if (difference !== null && difference < most - took) difference = most;
      else lower(most);
    },
    resumed: ask,
  };
};
