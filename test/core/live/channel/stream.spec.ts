import { lettersOf } from '@kampdag/core/federationText';
import { backOff } from '@kampdag/core/live/channel/backOff';
import { type GoalsUpdate, goalsScore$ } from '@kampdag/core/live/channel/goals';
import { type LiveUpdate, liveMatch$ } from '@kampdag/core/live/channel/stream';
import type { LiveMatch } from '@kampdag/core/live/match';
import { scoreOf } from '@kampdag/core/live/score/score';
import { allChannel, goalsChannel } from '@kampdag/core/live/wire/channel';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import * as fc from 'fast-check';
import { Subject, type Subscription, VirtualTimeScheduler } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { channel as generatedChannel, generatedMatch } from '../../../arbitraries/liveMessages.ts';
import { createFakeLiveChannel, type FakeLiveChannel } from '../../../support/fakeLiveChannel.ts';
import { foldAll, readingsOf } from '../readings.ts';
import { event, timer } from '../timedMessages.ts';

const name = allChannel(generatedMatch);
const match = { matchId: generatedMatch, sport: sportOf('icehockey'), since: Instant(0) } as const;
const goal = (clientId: string, own = {}) => ({
  ...event('Goal', 'H', 1, 60, own),
  MatchId: generatedMatch,
  ClientId: clientId,
});

/** Flushes the microtask queue. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
};

interface Watch {
  readonly updates: LiveUpdate[];
  readonly types: () => readonly string[];
  readonly last: () => LiveMatch | null;
  readonly scheduler: VirtualTimeScheduler;
}

const open: Subscription[] = [];
afterEach(() => {
  for (const subscription of open.splice(0)) subscription.unsubscribe();
});

const watch = (channel: FakeLiveChannel, verify$?: Subject<void>): Watch => {
  const scheduler = new VirtualTimeScheduler();
  const updates: LiveUpdate[] = [];
  open.push(
    liveMatch$(channel, match, { scheduler, ...(verify$ === undefined ? {} : { verify$ }) }).subscribe(
      (update) => updates.push(update),
    ),
  );
  return {
    updates,
    types: () => updates.map(({ type }) => type),
    last: () => updates.flatMap((update) => (update.type === 'match' ? [update.match] : [])).at(-1) ?? null,
    scheduler,
  };
};

const homeGoals = (watched: Watch): number | null => {
  const last = watched.last();
  return last === null ? null : scoreOf(last).home;
};

describe('liveMatch$', () => {
  it('attaches, emits the history as one snapshot, then follows event by event', async () => {
    const channel = createFakeLiveChannel();
    for (let index = 0; index < 250; index += 1) channel.publish(name, goal(`g${index}`));
    const watched = watch(channel);
    await settled();
    expect(watched.types()).toEqual(['connecting', 'replaying', 'match', 'following']);
    expect(homeGoals(watched)).toBe(250);
    expect(channel.historyRequests()).toBe(3);
    channel.publish(name, goal('live'));
    expect(homeGoals(watched)).toBe(251);
  });

  it('emits an empty match for an empty channel', async () => {
    const watched = watch(createFakeLiveChannel());
    await settled();
    expect(watched.types()).toEqual(['connecting', 'replaying', 'match', 'following']);
    expect(watched.last()?.version).toBe(0);
  });

  it('emits no fragment: live messages before the history appear together with it', async () => {
    const channel = createFakeLiveChannel();
    channel.publish(name, goal('before'));
    const release = channel.holdHistory();
    const watched = watch(channel);
    await settled();
    channel.publish(name, goal('live'));
    expect(watched.types()).toEqual(['connecting', 'replaying']);
    release();
    await settled();
    expect(watched.types()).toEqual(['connecting', 'replaying', 'match', 'following']);
    expect(homeGoals(watched)).toBe(2);
  });

  it('emits nothing for a repeated message', async () => {
    const channel = createFakeLiveChannel();
    const message = channel.publish(name, goal('once'));
    const watched = watch(channel);
    await settled();
    const before = watched.updates.length;
    channel.deliver(name, message);
    expect(watched.updates).toHaveLength(before);
  });

  it('continues without reading the history after a drop without a gap', async () => {
    const channel = createFakeLiveChannel();
    const watched = watch(channel);
    await settled();
    channel.drop();
    channel.publish(name, goal('missed'));
    channel.restore();
    await settled();
    expect(watched.types()).toEqual([
      'connecting',
      'replaying',
      'match',
      'following',
      'disconnected',
      'connecting',
      'following',
      'match',
    ]);
    expect(channel.historyRequests()).toBe(1);
    expect(homeGoals(watched)).toBe(1);
  });

  it('reads the history again when messages may have been missed', async () => {
    const channel = createFakeLiveChannel();
    const watched = watch(channel);
    await settled();
    channel.loseContinuity(name);
    await settled();
    expect(watched.types().slice(4)).toEqual(['replaying', 'following']);
    expect(channel.historyRequests()).toBe(2);
  });

  it('forgets what came before where the league publishes something else (R43)', async () => {
    const channel = createFakeLiveChannel();
    const person = { Id: 7, LastName: 'Nordmann' };
    const described = { MatchEventType: 'MatchData', MatchId: generatedMatch };
    channel.publish(name, { ...described, HomePlayers: [person] });
    channel.publish(name, goal('a'));
    const watched = watch(channel);
    await settled();
    expect(watched.last()?.data.players.home).toHaveLength(1);
    channel.changeView(name);
    channel.publish(name, described);
    channel.publish(name, goal('a'));
    await settled();
    expect(watched.last()?.data.players.home).toBeNull();
    expect(homeGoals(watched)).toBe(1);
  });

  it('reconnects when the history cannot be read: at once, then after growing delays (§4, §8)', async () => {
    const channel = createFakeLiveChannel();
    channel.publish(name, goal('old'));
    channel.failHistory(3);
    const watched = watch(channel);
    await settled();
    expect(watched.types()).toEqual(['connecting', 'replaying', 'historyFailed']);
    const delays: number[] = [];
    while (watched.last() === null) {
      const before = watched.scheduler.frame;
      watched.scheduler.flush();
      delays.push(watched.scheduler.frame - before);
      await settled();
    }
    expect(channel.reconnects()).toBe(3);
    expect(delays).toEqual([0, 1000, 2000]);
    expect(homeGoals(watched)).toBe(1);
    expect([1, 2, 3, 7, 99].map(backOff)).toEqual([0, 1000, 2000, 30_000, 30_000]);
  });

  it('cancels a scheduled reconnection once the connection is back', async () => {
    const channel = createFakeLiveChannel();
    channel.publish(name, goal('old'));
    channel.failHistory(1);
    const watched = watch(channel);
    await settled();
    channel.drop();
    channel.restore();
    await settled();
    expect(watched.types().at(-1)).toBe('following');
    watched.scheduler.flush();
    await settled();
    expect(channel.reconnects()).toBe(0);
    expect(watched.types().at(-1)).toBe('following');
    expect(homeGoals(watched)).toBe(1);
  });

  it('schedules another reconnection when the history fails again after a re-attach', async () => {
    const channel = createFakeLiveChannel();
    channel.failHistory(2);
    const watched = watch(channel);
    await settled();
    channel.loseContinuity(name);
    await settled();
    watched.scheduler.flush();
    await settled();
    expect(channel.reconnects()).toBe(1);
    expect(watched.types().at(-1)).toBe('following');
  });

  it('polls the history while disconnected, after 3 seconds and then every 20', async () => {
    const channel = createFakeLiveChannel();
    channel.publish(name, goal('old'));
    const watched = watch(channel);
    await settled();
    channel.drop();
    channel.publish(name, goal('missed'));
    const polls: number[] = [];
    for (let poll = 0; poll < 3; poll += 1) {
      const before = watched.scheduler.frame;
      watched.scheduler.flush();
      polls.push(watched.scheduler.frame - before);
      await settled();
    }
    expect(polls).toEqual([3_000, 20_000, 20_000]);
    expect(watched.types().slice(4)).toEqual(['disconnected', 'match', 'polled', 'polled', 'polled']);
    expect(homeGoals(watched)).toBe(2);
    channel.restore();
    await settled();
    watched.scheduler.flush();
    await settled();
    expect(watched.types().at(-1)).toBe('following');
    expect(channel.historyRequests()).toBe(4);
  });

  it('polls the history where it never attaches', async () => {
    const channel = createFakeLiveChannel({ online: false });
    channel.publish(name, goal('old'));
    const watched = watch(channel);
    watched.scheduler.flush();
    await settled();
    expect(watched.types()).toEqual(['connecting', 'match', 'polled']);
    expect(homeGoals(watched)).toBe(1);
  });

  it('reports each failed poll and keeps polling', async () => {
    const channel = createFakeLiveChannel({ online: false });
    channel.isolate();
    const watched = watch(channel);
    watched.scheduler.flush();
    await settled();
    watched.scheduler.flush();
    await settled();
    expect(watched.types()).toEqual(['connecting', 'pollFailed', 'pollFailed']);
    expect(channel.reconnects()).toBe(0);
  });

  it('does not poll when reattached within 3 seconds, or refused', async () => {
    const channel = createFakeLiveChannel();
    const watched = watch(channel);
    await settled();
    channel.drop();
    channel.restore();
    watched.scheduler.flush();
    await settled();
    channel.drop();
    channel.refuse(name);
    watched.scheduler.flush();
    await settled();
    expect(channel.historyRequests()).toBe(1);
  });

  it('reports a history that fails at its second page, and recovers all of it', async () => {
    const channel = createFakeLiveChannel({ pageSize: 2 });
    for (const id of ['a', 'b', 'c', 'd', 'e']) channel.publish(name, goal(id));
    const release = channel.holdHistory();
    const watched = watch(channel);
    channel.failHistory(1, 'the second page is gone');
    release();
    await settled();
    watched.scheduler.flush();
    await settled();
    expect(watched.types()).toContain('historyFailed');
    expect(homeGoals(watched)).toBe(5);
  });

  it('stops reading and reconnecting when unsubscribed', async () => {
    const channel = createFakeLiveChannel();
    channel.failHistory(1);
    const watched = watch(channel);
    await settled();
    for (const subscription of open.splice(0)) subscription.unsubscribe();
    watched.scheduler.flush();
    expect(channel.reconnects()).toBe(0);
    expect(channel.watchers(name)).toBe(0);
  });

  it('passes a refusal on', async () => {
    const channel = createFakeLiveChannel();
    channel.refuse(name);
    const watched = watch(channel);
    await settled();
    expect(watched.updates.at(-1)).toEqual({ type: 'refused' });
  });

  it('ends with the fold of the whole channel, whatever happens to the connection', async () => {
    const trouble = fc.constantFrom('drop', 'restore', 'lose', 'duplicate', 'fail', 'nothing', 'nothing');
    await fc.assert(
      fc.asyncProperty(
        generatedChannel(25),
        fc.array(trouble, { minLength: 25, maxLength: 25 }),
        fc.integer({ min: 1, max: 5 }),
        async (messages, troubles, pageSize) => {
          const channel = createFakeLiveChannel({ pageSize });
          const watched = watch(channel);
          for (const [index, { data }] of messages.entries()) {
            const what = troubles[index];
            if (what === 'drop') channel.drop();
            else if (what === 'restore') channel.restore();
            else if (what === 'lose') channel.loseContinuity(name);
            else if (what === 'fail') channel.failHistory(1);
            channel.publish(name, data);
            const stored = channel.stored(name);
            const again = stored[index % stored.length];
            if (what === 'duplicate' && again !== undefined) channel.deliver(name, again);
            if (index % 3 === 0) await settled();
            watched.scheduler.flush();
          }
          channel.restore();
          for (let turn = 0; turn < 30; turn += 1) {
            await settled();
            watched.scheduler.flush();
          }
          const last = watched.last();
          const expected = foldAll(channel.stored(name));
          expect(last && readingsOf(last)).toEqual(readingsOf(expected));
          for (const subscription of open.splice(0)) subscription.unsubscribe();
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('goalsScore$', () => {
  it('gives score, period and phase from the goals channel alone', async () => {
    const channel = createFakeLiveChannel();
    const goals = goalsChannel(generatedMatch);
    const updates: GoalsUpdate[] = [];
    open.push(
      goalsScore$(channel, match, { scheduler: new VirtualTimeScheduler() }).subscribe((update) =>
        updates.push(update),
      ),
    );
    await settled();
    const shown = (): string => {
      const last = updates.findLast((update) => update.type === 'score');
      if (last?.type !== 'score') return 'nothing';
      const { score, phase, period } = last.score;
      return `${phase} ${score === null ? '-' : `${score.home}-${score.away}`} ${lettersOf(period?.name ?? null) ?? ''}`;
    };
    const publish = (body: object, clientId: string) =>
      channel.publish(goals, { ...body, MatchId: generatedMatch, ClientId: clientId });
    expect(shown()).toBe('silent - ');
    publish(timer('periodStart', 1, 0), 'p1');
    publish(event('Goal', 'A', 1, 60), 'g1');
    expect(shown()).toBe('inPlay 0-1 1. periode');
    publish(timer('periodEnd', 1, 1200), 'e1');
    expect(shown()).toBe('intermission 0-1 1. periode');
    publish({ MatchEventType: 'Delete', DeletedEventClientId: 'g1' }, 'd1');
    publish(timer('matchEnd', 3, 0), 'end');
    expect(shown()).toMatch(/^ended 0-0/);
  });
});

describe('verification', () => {
  it('finds missing messages, emits them and counts them', async () => {
    const line = createFakeLiveChannel();
    const service = createFakeLiveChannel();
    open.push(service.signals$(name).subscribe());
    for (const one of [line, service]) one.publish(name, goal('g1'), { timestamp: 1_900_000_000_000 });
    const verify$ = new Subject<void>();
    const watched = watch(
      {
        ...line,
        history: (channel, since, reach) => (reach === 'now' ? service : line).history(channel, since, reach),
      },
      verify$,
    );
    await settled();
    service.publish(name, goal('g2'), { timestamp: 1_900_000_000_001 });
    verify$.next();
    await settled();
    expect(homeGoals(watched)).toBe(2);
    expect(watched.updates.at(-1)).toEqual({ type: 'verified', missing: 1 });
  });

  it('emits no snapshot when nothing is missing, and nothing at all when the history fails', async () => {
    const channel = createFakeLiveChannel();
    channel.publish(name, goal('g1'));
    const verify$ = new Subject<void>();
    const watched = watch(channel, verify$);
    await settled();
    const before = watched.types().length;
    channel.failHistory(1);
    verify$.next();
    await settled();
    expect(watched.types()).toHaveLength(before);
    verify$.next();
    await settled();
    expect(watched.types().slice(before)).toEqual(['verified']);
  });
});
