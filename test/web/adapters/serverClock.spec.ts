import { fc, test } from '@fast-check/vitest';
import { MatchId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { Instant } from '@kampdag/core/time/instant';
import { describe, expect } from 'vitest';
import { fetchServerTime } from '../../../src/web/adapters/httpTransport.ts';
import { createServerClock, type ServerClock } from '../../../src/web/adapters/serverClock.ts';
import { withClockSync } from '../../../src/web/adapters/withClockSync.ts';
import { createFakeLiveChannel } from '../../support/fakeLiveChannel.ts';

const start = 1_791_649_811_135;
const hour = 3_600_000;

interface Device {
  /** The error of the device's clock, in milliseconds. */
  readonly skew?: number;
  /** The monotonic clock's drift, in milliseconds per million. */
  readonly drift?: number;
  /** A server time known at the start, in milliseconds before it. */
  readonly knows?: number;
  /** Milliseconds from the request to the server's reading of its clock, and from then to the answer's arrival. */
  readonly roundTrip?: () => readonly [number, number];
}

/** A device in a world whose true time the test moves. */
const deviceOf = ({ skew = 0, drift = 0, knows, roundTrip }: Device = {}) => {
  let time = start;
  let wrong = skew;
  let steady = 0;
  let asked = 0;
  const due: { readonly at: number; readonly run: () => void }[] = [];
  const pass = (ms: number, isAsleep = false): void => {
    const until = time + ms;
    for (;;) {
      const next = due.toSorted((a, b) => a.at - b.at)[0];
      const to = next === undefined || next.at > until ? until : Math.max(next.at, time);
      if (!isAsleep) steady += (to - time) * (1 + drift / 1e6);
      time = to;
      if (next === undefined || next.at > until) return;
      due.splice(due.indexOf(next), 1);
      next.run();
    }
  };
  const measure = (): void => {
    asked += 1;
    if (roundTrip === undefined) return;
    const [there, back] = roundTrip();
    const from = steady;
    const told = Instant(time + there);
    due.push({ at: time + there + back, run: () => clock.measured(told, steady - from) });
  };
  const clock: ServerClock = createServerClock({
    device: { wall: () => time + wrong, steady: () => steady },
    measure,
    ...(knows === undefined ? {} : { first: Instant(start - knows) }),
  });
  return {
    clock,
    time: () => time,
    pass,
    sleep: (ms: number) => pass(ms, true),
    setBy: (ms: number) => {
      wrong += ms;
    },
    asked: () => asked,
    behind: () => time - clock.now(),
  };
};

const skew = fc.integer({ min: -2 * hour, max: 2 * hour });
const arrival = fc.record({
  waits: fc.integer({ min: 0, max: 60_000 }),
  latency: fc.integer({ min: 1, max: 30_000 }),
  kind: fc.constantFrom('message' as const, 'answer' as const),
});
const arrivals = fc.array(arrival, { minLength: 1, maxLength: 40 });

describe('the server clock (R3)', () => {
  test.prop([skew, arrivals])(
    'is behind the truth by the smallest delay seen, whatever the device shows',
    (skew, arrivals) => {
      const world = deviceOf({ skew });
      let least = Number.POSITIVE_INFINITY;
      for (const { waits, latency, kind } of arrivals) {
        world.pass(waits);
        const stamped = Instant(world.time() - latency);
        if (kind === 'message') world.clock.messageArrived(stamped);
        else world.clock.answerArrived(stamped);
        least = Math.min(least, latency);
        expect(world.behind()).toBeCloseTo(least, 3);
      }
    },
  );

  test.prop([skew, arrivals])('never steps back while messages and answers arrive', (skew, arrivals) => {
    const world = deviceOf({ skew, knows: 500 });
    let before = world.clock.now();
    for (const { waits, latency, kind } of arrivals) {
      world.pass(waits);
      const stamped = Instant(world.time() - latency);
      if (kind === 'message') world.clock.messageArrived(stamped);
      else world.clock.answerArrived(stamped);
      expect(world.clock.now()).toBeGreaterThanOrEqual(before);
      before = world.clock.now();
    }
  });

  test.prop([skew, fc.integer({ min: -20 * hour, max: 20 * hour })])(
    'does not move when the device’s clock is set while the page is in sight, and asks the server then',
    (skew, set) => {
      const world = deviceOf({ skew, knows: 20 });
      expect(world.behind()).toBe(20);
      world.pass(30_000);
      world.setBy(set);
      expect(world.behind()).toBe(20);
      expect(world.asked()).toBe(Math.abs(set) > 1000 ? 1 : 0);
    },
  );

  test.prop([skew, skew, fc.integer({ min: 1, max: 300 })])(
    'follows the truth again after a sleep in which the steady clock stood, however the device was set meanwhile',
    (skew, set, latency) => {
      const world = deviceOf({ skew, knows: 20, roundTrip: () => [latency, latency] });
      world.clock.now();
      world.sleep(hour);
      world.setBy(set);
      world.clock.resumed();
      world.pass(1000);
      expect(world.behind()).toBeCloseTo(Math.min(latency, hour + 20), 3);
    },
  );

  test('a clock that runs fast is noticed by its messages, disproved by the server, and held still', () => {
    const world = deviceOf({ drift: 20_000, knows: 20, roundTrip: () => [50, 50] });
    let before = world.clock.now();
    let most = 0;
    for (let second = 0; second < 1200; second += 1) {
      world.pass(1000);
      world.clock.messageArrived(Instant(world.time() - 50));
      expect(world.clock.now()).toBeGreaterThanOrEqual(before);
      before = world.clock.now();
      most = Math.max(most, -world.behind());
    }
    expect(most).toBeLessThan(1300);
    expect(world.asked()).toBeGreaterThan(20);
    expect(world.asked()).toBeLessThanOrEqual(1200 / 30 + 1);
  });

  test('one message stamped in the future does not stay believed', () => {
    const world = deviceOf({ knows: 20, roundTrip: () => [20, 20] });
    world.pass(60_000);
    world.clock.messageArrived(Instant(world.time() + hour));
    expect(world.behind()).toBe(-hour);
    for (let message = 0; message < 3; message += 1) {
      world.pass(1000);
      world.clock.messageArrived(Instant(world.time() - 20));
    }
    world.pass(1000);
    expect(world.behind()).toBe(20);
  });

  test('messages held back while asleep make the clock late neither by themselves nor by what is asked then', () => {
    const world = deviceOf({ skew: -hour, knows: 20, roundTrip: () => [40, 40] });
    world.pass(120_000);
    world.clock.resumed();
    for (let late = 100; late > 0; late -= 1) world.clock.messageArrived(Instant(world.time() - late * 1000));
    world.pass(1000);
    expect(world.behind()).toBe(20);
  });

  test('an answer that was kept on its way changes nothing, however old', () => {
    const world = deviceOf({ knows: 20 });
    world.clock.resumed();
    world.clock.answerArrived(Instant(world.time() - hour));
    expect(world.behind()).toBe(20);
  });

  const life = fc.record({
    skew,
    drift: fc.integer({ min: -10_000, max: 10_000 }),
    latencies: fc.array(fc.integer({ min: 5, max: 400 }), { minLength: 5, maxLength: 30 }),
    /** What happens in each of some minutes. */
    minutes: fc.array(
      fc.record({
        what: fc.constantFrom('nothing', 'nothing', 'messages', 'messages', 'set', 'sleep', 'held'),
        by: fc.integer({ min: -2 * hour, max: 2 * hour }),
      }),
      { minLength: 5, maxLength: 25 },
    ),
  });

  test.prop([life], { numRuns: 60 })(
    'is right within 2 s in 99 of 100 seconds on any device that is looked at, and never steps back',
    ({ skew, drift, latencies, minutes }) => {
      let turn = 0;
      const latency = (): number => {
        turn += 1;
        return latencies[turn % latencies.length] ?? 5;
      };
      const world = deviceOf({ skew, drift, knows: 200, roundTrip: () => [latency(), latency()] });
      const errors: number[] = [];
      let before = world.clock.now();
      for (const { what, by } of minutes) {
        if (what === 'set') world.setBy(by);
        if (what === 'sleep') {
          world.sleep(Math.abs(by));
          world.clock.resumed();
          // Until the first answer arrives, the clock is late by the time slept.
          world.pass(1000);
        }
        if (what === 'held') {
          for (let late = 20; late > 0; late -= 1)
            world.clock.messageArrived(Instant(world.time() - late * 3000));
        }
        for (let second = 0; second < 60; second += 1) {
          world.pass(1000);
          if (what === 'messages' && second % 3 === 0)
            world.clock.messageArrived(Instant(world.time() - latency()));
          const now = world.clock.now();
          expect(now).toBeGreaterThanOrEqual(before);
          before = now;
          errors.push(Math.abs(world.time() - now));
        }
      }
      const sorted = errors.toSorted((a, b) => a - b);
      expect(sorted[Math.floor(sorted.length * 0.99) - 1]).toBeLessThan(2000);
    },
  );

  test('hears the live messages of a channel, and passes them on', () => {
    const world = deviceOf({ skew: hour });
    const channel = createFakeLiveChannel();
    const name = allChannel(MatchId(7));
    const types: string[] = [];
    withClockSync(world.clock, channel)
      .signals$(name)
      .subscribe(({ type }) => types.push(type));
    channel.publish(name, {}, { timestamp: start - 30 });
    expect(types).toEqual(['connecting', 'attached', 'message']);
    expect(world.behind()).toBe(30);
  });

  test('without any word from the server it is the device that is believed', () => {
    expect(deviceOf().clock.now()).toBe(start);
  });

  test('the server is asked past every cache, and its time is heard with how long that took', async () => {
    let steady = 100;
    const heard: unknown[] = [];
    const asked: unknown[] = [];
    const ask = (fetch: typeof globalThis.fetch) =>
      fetchServerTime({ fetch, steady: () => steady, measured: (...told) => void heard.push(told) });
    await ask((address, init) => {
      asked.push([address, init?.cache]);
      steady = 140;
      return Promise.resolve(new Response('', { headers: { 'x-kampdag-now': '1700' } }));
    });
    await ask(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(asked).toEqual([['/healthz', 'no-store']]);
    expect(heard).toEqual([[1700, 40]]);
  });
});
