import { MatchId } from '@kampdag/core/ids';
import { type LiveMessage, readMessage } from '@kampdag/core/live/message';
import { serialOfInteger } from '@kampdag/core/live/timeToken';
import { Instant } from '@kampdag/core/time/instant';
import { describe, expect, it } from 'vitest';

const read = (data: unknown, error?: string): LiveMessage =>
  readMessage(
    MatchId(7),
    'icehockey',
  )({
    serial: serialOfInteger(1),
    timestamp: Instant(0),
    data,
    ...(error === undefined ? {} : { error }),
  });

const goal = {
  MatchEventType: 'Goal',
  MatchId: 7,
  Id: -5,
  ClientId: 'c',
  Team: 'H',
  Period: 200051,
  Time: 60,
};

describe('a live message', () => {
  it('is read as meant, its time from Time or else from PeriodTime', () => {
    expect(read({ ...goal, Player: 4 })).toMatchObject({
      type: 'event',
      event: {
        type: 'goal',
        key: 'c',
        side: 'home',
        period: 200051,
        elapsed: 60,
        player: 4,
        emptyNet: false,
      },
    });
    expect(read({ ...goal, Time: null, PeriodTime: '07:22' })).toMatchObject({ event: { elapsed: 442 } });
  });

  it('keeps an event without ClientId under its Id', () => {
    expect(read({ ...goal, ClientId: null })).toMatchObject({ type: 'event', event: { key: 'id:-5' } });
    expect(read({ ...goal, ClientId: ' ', Id: null })).toMatchObject({ type: 'unreadable' });
  });

  it('bears fields that are null or of another type: they are unknown, the event stands', () => {
    const odd = { ...goal, Team: 3, Period: null, Time: 'soon', Player: '12', FirstAssist: [], Goalie: 0 };
    expect(read(odd)).toMatchObject({
      type: 'event',
      event: { side: null, period: null, elapsed: null, player: 12, firstAssist: null, goalie: null },
    });
  });

  it("is foreign when it is another match's, and not when it does not say", () => {
    expect(read({ ...goal, MatchId: 8 })).toMatchObject({ type: 'foreign', matchId: 8 });
    expect(read({ ...goal, MatchId: null })).toMatchObject({ type: 'event' });
  });

  it.each([
    ['a text', 'x'],
    ['null', null],
    ['a list', []],
    ['no type', {}],
    ['an unknown type', { ...goal, MatchEventType: 'Weather' }],
  ])('that is %s is unreadable, kept with its reason', (_, data) => {
    expect(read(data)).toMatchObject({ type: 'unreadable', raw: data, why: expect.any(String) as string });
  });

  it('that was not decrypted keeps the reason it came with', () => {
    const error = 'Error while decrypting message content: bad key';
    expect(read('zzz', error)).toMatchObject({ type: 'unreadable', raw: 'zzz', why: error });
  });

  it('of a type of another sport is kept as unknown', () => {
    expect(read({ ...goal, MatchEventType: 'Substitution' })).toMatchObject({
      event: { type: 'unknown', typeName: 'Substitution' },
    });
  });

  it('that deletes names its target, or nothing', () => {
    const remove = { MatchEventType: 'Delete', MatchId: 7, ClientId: 'd', DeletedEventClientId: 'c' };
    expect(read(remove)).toMatchObject({ type: 'delete', key: 'd', target: 'c' });
    expect(read({ ...remove, DeletedEventClientId: null })).toMatchObject({ type: 'delete', target: null });
  });

  it('scores a penalty shot and a shootout attempt by the text "Goal" alone', () => {
    const shot = { ...goal, MatchEventType: 'PenaltyShot', ResultText: 'Goal' };
    expect(read(shot)).toMatchObject({ event: { scored: true } });
    expect(read({ ...shot, ResultText: 'No goal' })).toMatchObject({ event: { scored: false } });
  });
});
