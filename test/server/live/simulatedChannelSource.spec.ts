import { MatchId } from '@kampdag/core/ids';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { type ChannelMessage, type ChannelName, goalsChannel } from '@kampdag/core/live/wire/channel';
import { DeploymentId } from '@kampdag/core/site/deployment';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { SimulatedFederation } from '../../../fixtures/simulation/federation.ts';
import type { SourceMessage } from '../../../src/server/channel/log/source.ts';
import type { Scheduler } from '../../../src/server/effects.ts';
import { simulatedChannelSource } from '../../../src/server/live/simulatedChannelSource.ts';
import { setClock } from '../../support/serverUnderTest.ts';

const channel = goalsChannel(MatchId(7));
const start = 1_000_000;

/** A federation of one channel with messages at these milliseconds after the start. */
const federationOf = (owned: ChannelName, offsets: readonly number[]): SimulatedFederation => {
  const all = offsets.map(
    (offset, index): ChannelMessage => ({
      serial: serialOfInteger(index),
      timestamp: Instant(start + offset),
      data: { n: index },
    }),
  );
  return {
    answer: () => either.left({ status: 404, message: 'none' }),
    preparing: () => [],
    messages: (asked, now) => (asked === owned ? all.filter(({ timestamp }) => timestamp <= now) : []),
    nextMessageAt: (asked, now) =>
      (asked === owned ? all.find(({ timestamp }) => timestamp > now)?.timestamp : undefined) ?? null,
  };
};

const world = (offsets: readonly number[]) => {
  const clock = setClock(start);
  const pending: { at: number; wake: () => void }[] = [];
  const scheduler: Scheduler = {
    after: (milliseconds, wake) => {
      const entry = { at: clock.now() + milliseconds, wake };
      pending.push(entry);
      return () => {
        if (pending.includes(entry)) pending.splice(pending.indexOf(entry), 1);
      };
    },
  };
  const federations = new Map([
    [DeploymentId('icehockey'), federationOf(goalsChannel(MatchId(1)), [0])],
    [DeploymentId('volleyball'), federationOf(channel, offsets)],
  ] as const);
  const pass = (milliseconds: number): void => {
    const until = clock.now() + milliseconds;
    for (;;) {
      const due = pending.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      pending.splice(pending.indexOf(due), 1);
      clock.advance(Math.max(0, due.at - clock.now()));
      due.wake();
    }
    clock.advance(until - clock.now());
  };
  return { source: simulatedChannelSource({ federations, now: clock.now, scheduler }), clock, pending, pass };
};

const numbers = (messages: readonly SourceMessage[]): readonly unknown[] =>
  messages.map(({ data }) => (data as { readonly n: number }).n);

describe('a simulated channel', () => {
  it('has the messages so far, whichever federation the match belongs to', () => {
    const { source, pass } = world([10, 10, 20, 500]);
    pass(100);
    const history = source.history(channel) ?? [];
    expect(numbers(history)).toEqual([0, 1, 2]);
    expect(history.map(({ position }) => position)).toEqual(
      history.map(({ position }) => position).toSorted(),
    );
    expect(new Set(history.map(({ position }) => position)).size).toBe(3);
  });

  it('is undefined if no federation has it', () => {
    expect(world([10]).source.history(goalsChannel(MatchId(99)))).toBeUndefined();
  });

  it('sends each later message once, at its time, with one timer', () => {
    const { source, pass, pending } = world([10, 500, 500, 4_000_000, 9_000_000]);
    pass(100);
    const told: SourceMessage[] = [];
    const stop = source.follow(channel, (message) => told.push(message));
    expect(pending).toHaveLength(1);
    pass(399);
    expect(numbers(told)).toEqual([]);
    pass(1);
    expect(numbers(told)).toEqual([1, 2]);
    pass(4_000_000);
    expect(numbers(told)).toEqual([1, 2, 3]);
    stop();
    expect(pending).toHaveLength(0);
    pass(9_000_000);
    expect(numbers(told)).toEqual([1, 2, 3]);
  });

  it('gives a message the same position in history as live', () => {
    const { source, pass } = world([10, 10, 20, 20, 20]);
    const told: SourceMessage[] = [];
    source.follow(channel, (message) => told.push(message));
    pass(1_000);
    expect(told).toEqual(source.history(channel));
  });
});
