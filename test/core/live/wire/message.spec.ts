import { MatchId } from '@kampdag/core/ids';
import { isOfType } from '@kampdag/core/live/event';
import type { Timer } from '@kampdag/core/live/events/clockEvents';
import type { PlayerTime } from '@kampdag/core/live/events/lineupEvents';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { type LiveMessage, readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import { describe, expect, it } from 'vitest';

const read = (data: unknown, error?: string): LiveMessage =>
  readMessage(
    MatchId(7),
    sportOf('icehockey'),
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

const actionOf = (own: object): unknown => {
  const message = read({ ...goal, MatchEventType: 'Timer', ...own });
  return message.type === 'event' && isOfType<Timer>(message.event, 'timer') ? message.event.action : message;
};

const directionOf = (own: object): unknown => {
  const message = read({ ...goal, MatchEventType: 'PlayerTime', Player: 4, ...own });
  return message.type === 'event' && isOfType<PlayerTime>(message.event, 'playerTime')
    ? [message.event.direction, message.event.isGoalie]
    : message;
};

const described = (own: object): unknown => {
  const message = read({ MatchEventType: 'MatchData', MatchId: 7, ...own });
  return message.type === 'matchData' ? message.data : message;
};

const marks = (isCaptain: boolean, isAlternateCaptain: boolean, isStarter: boolean) => ({
  isCaptain,
  isAlternateCaptain,
  isStarter,
});

describe('a live message', () => {
  it('is decoded, with its time from Time or else PeriodTime', () => {
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

  it('survives fields that are null or of another type, which become null', () => {
    const odd = { ...goal, Team: 3, Period: null, Time: 'soon', Player: '12', FirstAssist: [], Goalie: 0 };
    expect(read(odd)).toMatchObject({
      type: 'event',
      event: { side: null, period: null, elapsed: null, player: 12, firstAssist: null, goalie: null },
    });
  });

  it("is foreign when it is another match's, but not when it names none", () => {
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

  it('that was not decrypted keeps the reason (§8)', () => {
    const error = 'Error while decrypting message content: bad key';
    expect(read('zzz', error)).toMatchObject({ type: 'unreadable', raw: 'zzz', why: error });
  });

  it('of a type of another sport is kept as unknown', () => {
    expect(read({ ...goal, MatchEventType: 'Substitution' })).toMatchObject({
      event: { type: 'unknown', typeName: 'Substitution' },
    });
  });

  it('that is a Timer has its action by number, or else by name', () => {
    const names = ['Start', 'Stop', 'Update', 'Match start', 'Match end', 'Period start', 'Period end'];
    const actions = ['start', 'stop', 'update', 'matchStart', 'matchEnd', 'periodStart', 'periodEnd'];
    expect(names.map((TypeName) => actionOf({ TypeName }))).toEqual(actions);
    expect(names.map((_, index) => actionOf({ Type: index + 1 }))).toEqual(actions);
    expect(actionOf({ Type: 2, TypeName: 'Start' })).toBe('stop');
    const unknown = [{}, { Type: 0 }, { Type: 8 }, { Type: -1 }, { TypeName: 'Pause' }];
    expect(unknown.map(actionOf)).toEqual(unknown.map(() => 'unknown'));
  });

  it('that is a PlayerTime has its direction by number, or else by name', () => {
    expect(directionOf({ DirectionName: 'In' })).toEqual(['on', false]);
    expect(directionOf({ DirectionName: 'Out', IsGoalie: true })).toEqual(['off', true]);
    expect(directionOf({ Direction: 1, DirectionName: 'Out' })).toEqual(['on', false]);
    expect(directionOf({ Direction: 2, DirectionName: 'In' })).toEqual(['off', false]);
    expect(directionOf({ Direction: 3, DirectionName: 'In' })).toEqual([null, false]);
    expect(directionOf({})).toEqual([null, false]);
  });

  it('that describes the match marks captains and starters only when sent, and reads attendance -1 as unknown', () => {
    expect(
      described({
        HomePlayers: [
          { Id: 1 },
          { Id: 2, IsCaptain: true },
          { Id: 3, IsAlternateCaptain: true },
          { Id: 4, IsStarter: true },
          { LastName: 'nobody' },
        ],
        Referees: [{ Id: 5, personId: 6, Name: 'A' }, { personId: 7 }, {}],
        Attendance: 0,
      }),
    ).toMatchObject({
      players: {
        home: [
          { id: 1, ...marks(false, false, false) },
          { id: 2, ...marks(true, false, false) },
          { id: 3, ...marks(false, true, false) },
          { id: 4, ...marks(false, false, true) },
        ],
        away: null,
      },
      referees: [{ id: 5, name: 'A' }, { id: 7 }, { id: null }],
      attendance: 0,
    });
    expect(described({ Attendance: -1 })).toMatchObject({ attendance: null });
  });

  it('that is a Delete has its target, or null', () => {
    const remove = { MatchEventType: 'Delete', MatchId: 7, ClientId: 'd', DeletedEventClientId: 'c' };
    expect(read(remove)).toMatchObject({ type: 'delete', key: 'd', target: 'c' });
    expect(read({ ...remove, DeletedEventClientId: null })).toMatchObject({ type: 'delete', target: null });
  });

  it('scores a penalty shot or shootout attempt only by the text "Goal"', () => {
    const shot = { ...goal, MatchEventType: 'PenaltyShot', ResultText: 'Goal' };
    expect(read(shot)).toMatchObject({ event: { scored: true } });
    expect(read({ ...shot, ResultText: 'No goal' })).toMatchObject({ event: { scored: false } });
  });
});
