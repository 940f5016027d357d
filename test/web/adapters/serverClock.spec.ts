import { fc, test } from '@fast-check/vitest';
import { MatchId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/channel';
import { Instant } from '@kampdag/core/time/instant';
import { describe, expect } from 'vitest';
import { heardBy } from '../../../src/web/adapters/heardBy.ts';
import { createServerClock } from '../../../src/web/adapters/serverClock.ts';
import { createFakeLiveChannel } from '../../support/fakeLiveChannel.ts';

const start = 1_791_649_811_135;
const hour = 3_600_000;

/** A device whose clock is wrong by `skew`, in a world whose true time is moved by the test. */
const deviceWrongBy = (skew: number) => {
  let time = start;
  return {
    time: () => time,
    pass: (ms: number) => {
      time += ms;
    },
    device: () => time + skew,
  };
};

const skew = fc.integer({ min: -2 * hour, max: 2 * hour });
const arrival = fc.record({
  waits: fc.integer({ min: 0, max: 60_000 }),
  latency: fc.integer({ min: 1, max: 30_000 }),
  kind: fc.constantFrom('message' as const, 'answer' as const),
});
const arrivals = fc.array(arrival, { minLength: 1, maxLength: 40 });

describe('the server clock', () => {
  test.prop([skew, arrivals])(
    'is behind the truth by the smallest delay seen, whatever the device shows',
    (skew, arrivals) => {
      const world = deviceWrongBy(skew);
      const clock = createServerClock(world.device);
      let least = Number.POSITIVE_INFINITY;
      for (const { waits, latency, kind } of arrivals) {
        world.pass(waits);
        const stamped = Instant(world.time() - latency);
        if (kind === 'message') clock.messageArrived(stamped);
        else clock.answerArrived(stamped);
        least = Math.min(least, latency);
        expect(world.time() - clock.now()).toBe(least);
      }
    },
  );

  test.prop([skew, arrivals])('never steps back while messages and answers arrive', (skew, arrivals) => {
    const world = deviceWrongBy(skew);
    const clock = createServerClock(world.device, Instant(start - 500));
    let before = clock.now();
    for (const { waits, latency, kind } of arrivals) {
      world.pass(waits);
      const stamped = Instant(world.time() - latency);
      if (kind === 'message') clock.messageArrived(stamped);
      else clock.answerArrived(stamped);
      expect(clock.now()).toBeGreaterThanOrEqual(before);
      before = clock.now();
    }
  });

  test.prop([skew, skew, fc.integer({ min: 1, max: 9_000 })])(
    'follows the truth again after a wake, however the device was set meanwhile',
    (skew, reset, latency) => {
      let wrong = skew;
      let time = start;
      const clock = createServerClock(() => time + wrong, Instant(start));
      clock.now();
      time += hour;
      wrong = reset;
      clock.woke();
      clock.answerArrived(Instant(time - latency));
      time += 10_000;
      expect(time - clock.now()).toBe(latency);
    },
  );

  test('a slower answer after a wake holds the time still instead of turning it back', () => {
    const world = deviceWrongBy(hour);
    const clock = createServerClock(world.device, Instant(start - 50));
    const before = clock.now();
    clock.woke();
    clock.answerArrived(Instant(start - 3_000));
    expect(clock.now()).toBe(before);
    world.pass(3_100);
    expect(clock.now()).toBe(before + 150);
  });

  test('messages held back while asleep do not make the clock late', () => {
    const world = deviceWrongBy(-hour);
    const clock = createServerClock(world.device, Instant(start - 20));
    world.pass(120_000);
    clock.woke();
    clock.messageArrived(Instant(start + 1_000));
    expect(world.time() - clock.now()).toBe(20);
  });

  test('hears the live messages of a channel, and passes them on', () => {
    const world = deviceWrongBy(hour);
    const clock = createServerClock(world.device);
    const channel = createFakeLiveChannel();
    const name = allChannel(MatchId(7));
    const types: string[] = [];
    heardBy(clock, channel)
      .signals$(name)
      .subscribe(({ type }) => types.push(type));
    channel.publish(name, {}, { timestamp: start - 30 });
    expect(types).toEqual(['connecting', 'attached', 'message']);
    expect(world.time() - clock.now()).toBe(30);
  });

  test('without any word from the server it is the device that is believed', () => {
    const world = deviceWrongBy(0);
    expect(createServerClock(world.device).now()).toBe(start);
  });
});
