import { MatchId } from '@kampdag/core/ids';
import { noDeliveryStats } from '@kampdag/core/live/channel/deliveryStats';
import type { LiveUpdate } from '@kampdag/core/live/channel/stream';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { emptyMatch, type LiveMatch, matchAfter } from '@kampdag/core/live/match';
import type { ChannelMessage } from '@kampdag/core/live/wire/channel';
import { readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { createActor, type EventFromLogic } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { liveMatchMachine } from '../../../src/web/machines/liveMatchMachine.ts';

const matchId = MatchId(7);
const startsAt = Instant(1_000_000);

const matchWith = (...bodies: readonly object[]): LiveMatch =>
  bodies
    .map((body, at): ChannelMessage => {
      const own = { MatchId: 7, Id: at, ClientId: `c${at}`, Period: 200051, PeriodTime: '00:00' };
      const data = Object.assign(own, body);
      return { serial: serialOfInteger(at + 1), timestamp: Instant(startsAt + at), data };
    })
    .reduce(
      (match, message) => matchAfter(match, readMessage(matchId, sportOf('icehockey'))(message)),
      emptyMatch(matchId, sportOf('icehockey')),
    );

const timer = (Type: number) => ({ MatchEventType: 'Timer', Type });
const described = { MatchEventType: 'MatchData', ClientId: null, HomeTeam: 'Nordlys' };

const nothing = matchWith();
const onlyDescribed = matchWith(described);
const begun = matchWith(described, timer(4), timer(1));
const ended = matchWith(described, timer(4), timer(1), timer(5));

const start = (now = startsAt) => {
  const updates$ = new Subject<LiveUpdate>();
  const reconnect = vi.fn();
  const time = { now };
  const actor = createActor(liveMatchMachine, {
    input: { known: null, updates$, startsAt, now: () => time.now, line: () => noDeliveryStats, reconnect },
  });
  actor.start();
  return {
    actor,
    tell: (...updates: readonly LiveUpdate[]) => {
      for (const update of updates) updates$.next(update);
    },
    mode: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    reconnect,
    time,
  };
};

const replayed = (match: LiveMatch): readonly LiveUpdate[] => [
  { type: 'connecting' },
  { type: 'replaying' },
  { type: 'match', match },
  { type: 'following' },
];

describe('the live match machine', () => {
  it('shows what was read while nothing arrives live, and since when that is so', () => {
    const live = start();
    live.tell({ type: 'connecting' }, { type: 'match', match: begun }, { type: 'polled' });
    expect(live.mode()).toBe('reconnecting');
    expect(live.context()).toMatchObject({ match: begun, glimpse: { at: startsAt }, lostSince: startsAt });
    live.time.now = Instant(startsAt + 20_000);
    live.tell({ type: 'polled' });
    expect(live.context().glimpse).toEqual({ at: live.time.now });
    live.tell({ type: 'pollFailed' });
    expect(live.context()).toMatchObject({ match: begun, glimpse: { at: null }, historyFailure: null });
    live.tell(...replayed(begun));
    expect(live.mode()).toBe('following');
    expect(live.context()).toMatchObject({ glimpse: null, lostSince: null });
  });

  it('needs no line for a match that has ended', () => {
    const live = start();
    live.tell({ type: 'connecting' }, { type: 'match', match: ended }, { type: 'polled' });
    expect(live.mode()).toBe('ended');
    expect(live.context().glimpse).toBeNull();
  });

  it('waits for the line, replays what happened, then follows', () => {
    const { tell, mode } = start();
    expect(mode()).toBe('waiting');
    tell({ type: 'connecting' });
    expect(mode()).toBe('waiting');
    tell({ type: 'replaying' });
    expect(mode()).toBe('replaying');
    tell({ type: 'match', match: begun });
    expect(mode()).toBe('replaying');
    tell({ type: 'following' });
    expect(mode()).toBe('following');
  });

  it('reconnects with the last snapshot in hand, and remembers since when', () => {
    const { tell, mode, context, time } = start();
    tell(...replayed(begun));
    time.now = Instant(startsAt + 60_000);
    tell({ type: 'disconnected' });
    time.now = Instant(startsAt + 90_000);
    tell({ type: 'disconnected' }, { type: 'connecting' });
    expect(mode()).toBe('reconnecting');
    expect(context().match).toBe(begun);
    expect(context().lostSince).toBe(startsAt + 60_000);
    tell({ type: 'following' });
    expect(mode()).toBe('following');
    expect(context().lostSince).toBeNull();
  });

  it('says that the history failed until it was read', () => {
    const { tell, mode, context } = start();
    tell(
      { type: 'replaying' },
      { type: 'historyFailed', failure: { type: 'ChannelFailure', message: 'no history' } },
    );
    expect(mode()).toBe('reconnecting');
    expect(context().historyFailure).toBe('no history');
    tell(...replayed(begun));
    expect(mode()).toBe('following');
    expect(context().historyFailure).toBeNull();
  });

  it('ends with the match, whatever the line does afterwards, and lives on when the end is taken back', () => {
    const { tell, mode } = start();
    tell(...replayed(begun), { type: 'match', match: ended });
    expect(mode()).toBe('ended');
    tell({ type: 'disconnected' }, { type: 'replaying' });
    expect(mode()).toBe('ended');
    tell({ type: 'match', match: begun });
    expect(mode()).toBe('following');
  });

  it('is not yet begun until the match begins by itself', () => {
    const { tell, mode } = start(Instant(startsAt - 60_000));
    tell(...replayed(nothing));
    expect(mode()).toBe('notYet');
    tell({ type: 'match', match: onlyDescribed });
    expect(mode()).toBe('notYet');
    tell({ type: 'match', match: begun });
    expect(mode()).toBe('following');
  });

  it('is not set up when its start has come and nothing was ever reported', () => {
    const { tell, mode } = start(Instant(startsAt + 1));
    tell(...replayed(nothing));
    expect(mode()).toBe('notSetUp');
    tell({ type: 'match', match: begun });
    expect(mode()).toBe('following');
  });

  it('is unavailable when the service refuses, and tries again when asked to', () => {
    const { tell, mode, actor, reconnect } = start();
    tell({ type: 'refused' });
    expect(mode()).toBe('unavailable');
    actor.send({ type: 'tryAgain' });
    expect(reconnect).toHaveBeenCalledOnce();
    tell(...replayed(begun));
    expect(mode()).toBe('following');
  });

  it('reaches each of its modes, and leaves each of them again by what the stream tells', () => {
    const machine = liveMatchMachine.provide({ actions: { openTheLineAnew: () => undefined } });
    const input = {
      known: null,
      updates$: new Subject<LiveUpdate>(),
      startsAt,
      now: () => startsAt,
      line: () => noDeliveryStats,
      reconnect: () => undefined,
    };
    const events: EventFromLogic<typeof liveMatchMachine>[] = [
      { type: 'connecting' },
      { type: 'replaying' },
      ...[nothing, onlyDescribed, begun, ended].map((match) => ({ type: 'match' as const, match })),
      { type: 'following' },
      { type: 'disconnected' },
      { type: 'refused' },
      { type: 'historyFailed', failure: { type: 'ChannelFailure', message: 'no' } },
      { type: 'tryAgain' },
    ];
    const paths = getShortestPaths(machine, {
      input,
      events,
      serializeState: ({ value, context }) =>
        `${value} ${context.match?.version ?? '-'} ${context.lostSince} ${context.historyFailure}`,
    });
    const modes = new Set(paths.map(({ state }) => state.value));
    expect([...modes].toSorted()).toEqual([
      'ended',
      'following',
      'notSetUp',
      'notYet',
      'reconnecting',
      'replaying',
      'unavailable',
      'waiting',
    ]);
    for (const { state, steps } of paths) {
      const kept = steps.findLast(({ event }) => event.type === 'match');
      if (kept !== undefined && kept.event.type === 'match') {
        expect(state.context.match, 'the last snapshot is never lost').toBe(kept.event.match);
      }
      if (['following', 'notYet', 'notSetUp'].includes(state.value)) {
        expect(state.context.lostSince, 'a line that holds is not lost').toBeNull();
      }
    }
  });
});
