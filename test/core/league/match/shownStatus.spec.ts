import type { Match } from '@kampdag/core/league/match/match';
import { isLiveScored } from '@kampdag/core/league/match/matchStatus';
import { shownStatusOf } from '@kampdag/core/league/match/shownStatus';
import { destinationOf } from '@kampdag/core/site/destination';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedToday, matchWithin, plainMatch, wallTime } from '../../../arbitraries/matches.ts';

const at = (hours: number, minutes: number, date: string = generatedToday) => ({
  date: date as CivilDate,
  time: TimeOfDay(hours * 60 + minutes),
});
const won = { goals: { home: 3, away: 1 }, text: '3-1' };
const status = (change: Partial<Match>, now = at(12, 0)): string =>
  shownStatusOf({ ...plainMatch, ...change }, now).type;

const say = (nonPlayReason: Match['nonPlayReason']) =>
  shownStatusOf({ ...plainMatch, nonPlayReason, result: won }, at(19, 0));

describe('the status shown of a match (§4, R9)', () => {
  it('is scheduled on another day, upcoming today until it starts (§4)', () => {
    expect(status({ date: '2026-10-11' as CivilDate })).toBe('Scheduled');
    expect(status({})).toBe('Upcoming');
    expect(status({}, at(18, 29))).toBe('Upcoming');
  });

  it('is scheduled if date or start is not set', () => {
    expect(status({ date: null })).toBe('Scheduled');
    expect(status({ start: null })).toBe('Scheduled');
  });

  it('is live from its start to an hour after its end, when it is reported live', () => {
    expect(status({}, at(18, 30))).toBe('Live');
    expect(status({}, at(21, 20))).toBe('Live');
    expect(status({}, at(21, 21))).toBe('Finished');
  });

  it('is in progress in that time when it is not reported live', () => {
    expect(status({ liveClientType: 'None' }, at(18, 30))).toBe('InProgress');
    expect(status({ liveClientType: 'None' }, at(21, 20))).toBe('InProgress');
    expect(status({ liveClientType: 'None' }, at(21, 21))).toBe('Finished');
  });

  it('is finished with a result, even before its time is over, and when its day is over', () => {
    expect(status({ result: won }, at(19, 0))).toBe('Finished');
    expect(status({ result: won }, at(12, 0))).toBe('Finished');
    expect(status({ date: '2026-10-09' as CivilDate, start: null })).toBe('Finished');
  });

  it('gives the reason for not playing first, with the side', () => {
    expect(say('MatchCancelled')).toEqual({ type: 'Cancelled' });
    expect(say('MatchPostponed')).toEqual({ type: 'Postponed' });
    expect(say('HomeTeamWalkover')).toEqual({ type: 'Walkover', side: 'home' });
    expect(say('AwayTeamWalkover')).toEqual({ type: 'Walkover', side: 'away' });
    expect(say('HomeTeamNoShow')).toEqual({ type: 'NoShow', side: 'home' });
    expect(say('AwayTeamNoShow')).toEqual({ type: 'NoShow', side: 'away' });
    expect(say('BothTeamsNoShow')).toEqual({ type: 'NoShow', side: 'both' });
  });

  it('is live for exactly the matches whose links lead to the live page', () => {
    fc.assert(
      fc.property(matchWithin(2), wallTime, (match, now) => {
        expect(shownStatusOf(match, now).type === 'Live').toBe(destinationOf(match, now) === 'livematch');
      }),
    );
  });

  it('is live for a reported match, in progress for an unreported one', () => {
    fc.assert(
      fc.property(matchWithin(1), wallTime, (match, now) => {
        const { type } = shownStatusOf(match, now);
        if (type === 'Live' || type === 'InProgress') expect(type === 'Live').toBe(isLiveScored(match));
      }),
    );
  });

  it('never goes back as time goes on', () => {
    const order = ['Scheduled', 'Upcoming', 'InProgress', 'Live', 'Finished'];
    fc.assert(
      fc.property(matchWithin(2), wallTime, wallTime, (match, a, b) => {
        const earlier = `${a.date} ${String(a.time).padStart(4, '0')}`;
        const later = `${b.date} ${String(b.time).padStart(4, '0')}`;
        const [first, second] = earlier <= later ? [a, b] : [b, a];
        const placeOf = (now: typeof a): number => order.indexOf(shownStatusOf(match, now).type);
        expect(placeOf(first)).toBeLessThanOrEqual(placeOf(second));
      }),
    );
  });
});
