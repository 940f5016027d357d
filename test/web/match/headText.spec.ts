import { PeriodId } from '@kampdag/core/ids';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import { describe, expect, it } from 'vitest';
import { matchPageMessages } from '../../../src/web/i18n/messages/matchpage.ts';
import {
  byPeriodText,
  decidedMark,
  decisionOf,
  stateText,
} from '../../../src/web/screens/match/head/headText.ts';
import { officialGroups } from '../../../src/web/screens/match/head/Officials.tsx';
import { generatedToday, plainMatch } from '../../arbitraries/matches.ts';

const m = matchPageMessages.en;
const played = { ...plainMatch, result: { goals: { home: 3, away: 2 }, text: null } };
const period = (id: number, home = 0, away = 0) => ({
  periodId: PeriodId(id),
  name: null,
  homeGoals: home,
  awayGoals: away,
});
const now = { date: generatedToday, time: TimeOfDay(12 * 60) };

const referee = (type: string | null, firstName: string | null) => ({
  refereeId: null,
  type,
  firstName,
  lastName: null,
  isNonOfficial: false,
  nonOfficialName: null,
});

describe('the state of a match', () => {
  it('says how it was decided once its periods are known', () => {
    const periods = [period(200_053), period(200_054, 1)];
    const decision = decisionOf(played, 'icehockey', periods);
    expect(stateText(played, decision, now, m)).toBe('Final, overtime');
    expect(decidedMark('icehockey', decision, periods, m)).toEqual({ short: 'OT', long: 'Overtime' });
    expect(stateText(played, decisionOf(played, 'icehockey', null), now, m)).toBe('Final');
  });

  it('names basketball’s last overtime', () => {
    const periods = [period(200_076), period(200_077), period(200_078)];
    expect(decidedMark('basketball', decisionOf(played, 'basketball', periods), periods, m)?.short).toBe(
      'E2',
    );
  });

  it('says why a match was not played, be there a result or not', () => {
    const walkover = { ...played, nonPlayReason: 'AwayTeamWalkover' as const };
    expect(stateText(walkover, 'regulation', now, m)).toBe('Walkover');
    expect(stateText({ ...plainMatch, nonPlayReason: 'MatchCancelled' }, 'regulation', now, m)).toBe(
      'Cancelled',
    );
  });

  it('tells a match to come from one whose result is missing', () => {
    expect(stateText(plainMatch, 'regulation', now, m)).toBe('Upcoming');
    expect(stateText(plainMatch, 'regulation', { ...now, time: TimeOfDay(1_439) }, m)).toBe('No result yet');
  });
});

describe('the result by period', () => {
  it('has the sets that were played alone', () => {
    expect(byPeriodText('volleyball', [period(200_061, 25, 20), period(200_062)])).toBe('(25–20)');
    expect(byPeriodText('icehockey', [period(200_051), period(200_052, 1, 0)])).toBe('(0–0, 1–0)');
    expect(byPeriodText('icehockey', [])).toBeNull();
  });
});

describe('officials', () => {
  it('stand together by what they do; who has no name is left out', () => {
    expect(
      officialGroups([
        referee('Dommer', 'Kari'),
        referee('Linje', 'Ola'),
        referee('Dommer', 'Jo'),
        referee('Dommer', null),
      ]),
    ).toEqual([
      { type: 'Dommer', names: ['Kari', 'Jo'] },
      { type: 'Linje', names: ['Ola'] },
    ]);
  });
});
