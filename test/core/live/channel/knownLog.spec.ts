import type { LogSource } from '@kampdag/core/live/channel/logSource';
import { type LiveUpdate, liveMatch$ } from '@kampdag/core/live/channel/stream';
import { logDigestOf } from '@kampdag/core/live/log/logDigest';
import type { LiveMatch } from '@kampdag/core/live/match';
import { reportedMatch } from '@kampdag/core/live/reportedMatch';
import { allChannel, type LiveChannel } from '@kampdag/core/live/wire/channel';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { Subject, type Subscription, VirtualTimeScheduler } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { generatedMatch as matchId } from '../../../arbitraries/liveMessages.ts';
import { createFakeLiveChannel, type FakeLiveChannel } from '../../../support/fakeLiveChannel.ts';
import { event } from '../timedMessages.ts';

const name = allChannel(matchId);
const goal = (number: number) => ({
  ...event('Goal', 'H', 1, 60),
  MatchId: matchId,
  ClientId: `g${number}`,
});

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

/** The server's log of a channel, which counts what it is asked. */
const logOf = (channel: FakeLiveChannel) => {
  const asked = { newest: 0, digest: 0 };
  const source: LogSource = {
    newest: async () => {
      asked.newest += 1;
      return either.right(channel.stored(name));
    },
    digest: (through) => async () => {
      asked.digest += 1;
      return either.right(logDigestOf(channel.stored(name), through));
    },
  };
  return { asked, source };
};

const open: Subscription[] = [];
afterEach(() => {
  for (const subscription of open.splice(0)) subscription.unsubscribe();
});

/** Follows a channel of 250 goals, of which the first are known already. */
const following = async (known: number) => {
  const channel = createFakeLiveChannel();
  for (let number = 0; number < 250; number += 1) channel.publish(name, goal(number));
  const before = reportedMatch(matchId, sportOf('icehockey'), channel.stored(name).slice(0, known));
  const log = logOf(channel);
  const verify$ = new Subject<void>();
  const scheduler = new VirtualTimeScheduler();
  const updates: LiveUpdate[] = [];
  open.push(
    liveMatch$(
      channel,
      { matchId, sport: sportOf('icehockey'), since: Instant(0), known: before },
      { scheduler, verify$, log: log.source },
    ).subscribe((update) => updates.push(update)),
  );
  await settled();
  const last = (): LiveMatch | null =>
    updates.flatMap((update) => (update.type === 'match' ? [update.match] : [])).at(-1) ?? null;
  return { channel, log, verify$, scheduler, updates, last, before };
};

describe('a match whose log came with the page', () => {
  it('reads history back to it, in one page for what is new, and goes on from it', async () => {
    const { channel, last, before } = await following(240);
    expect(channel.historyRequests()).toBe(1);
    expect(last()?.version).toBe(250);
    expect(last()?.lineage).toBe(before.lineage);
  });

  it('asks the service for what is new and a minute before it, not for a page of what is known', async () => {
    const channel = createFakeLiveChannel();
    for (let number = 0; number < 250; number += 1)
      channel.publish(name, goal(number), { timestamp: Instant(number * 60_000) });
    const asked: Instant[] = [];
    const watched: LiveChannel = {
      ...channel,
      history: (of, since, reach) => {
        asked.push(since);
        return channel.history(of, since, reach);
      },
    };
    const known = reportedMatch(matchId, sportOf('icehockey'), channel.stored(name).slice(0, 240));
    const versions: number[] = [];
    open.push(
      liveMatch$(
        watched,
        { matchId, sport: sportOf('icehockey'), since: Instant(0), known },
        { scheduler: new VirtualTimeScheduler() },
      ).subscribe((update) => {
        if (update.type === 'match') versions.push(update.match.version);
      }),
    );
    await settled();
    expect([asked, versions.at(-1)]).toEqual([[Instant(238 * 60_000)], 250]);
  });

  it('is verified by a digest: neither history nor log is read where it agrees', async () => {
    const { channel, log, verify$, updates } = await following(240);
    verify$.next();
    await settled();
    expect(updates.at(-1)).toEqual({ type: 'verified', missing: 0 });
    expect([channel.historyRequests(), log.asked.digest, log.asked.newest]).toEqual([1, 1, 0]);
  });

  it('takes the log where the digest differs, as a message was lost on the way', async () => {
    const { channel, log, verify$, updates, last } = await following(240);
    const others = createFakeLiveChannel();
    for (let number = 0; number < 251; number += 1) others.publish(name, goal(number));
    // The channel delivers a later message, but never the one before it.
    const later = others.publish(name, goal(251));
    channel.deliver(name, later);
    expect(last()?.version).toBe(251);
    const server = logOf(others);
    Object.assign(log.source, server.source);
    verify$.next();
    await settled();
    expect(updates.at(-1)).toEqual({ type: 'verified', missing: 1 });
    expect(last()?.version).toBe(252);
  });

  it('is read from the log, not from the history, while the page is disconnected (R28)', async () => {
    const { channel, log, scheduler, updates } = await following(240);
    channel.drop();
    scheduler.maxFrames = 4_000;
    scheduler.flush();
    await settled();
    expect(updates.at(-1)?.type).toBe('polled');
    expect([channel.historyRequests(), log.asked.newest]).toEqual([1, 1]);
  });
});
