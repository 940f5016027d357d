import { PeriodId } from '@kampdag/core/ids';
import { describe, expect, it } from 'vitest';
import { matchPageMessages } from '../../../src/web/i18n/messages/matchpage.ts';
import { byPeriodText, decidedMark } from '../../../src/web/match/board/headText.ts';
import { officialGroups } from '../../../src/web/match/board/Officials.tsx';

const m = matchPageMessages.en;
const period = (id: number, home = 0, away = 0) => ({
  periodId: PeriodId(id),
  name: null,
  homeGoals: home,
  awayGoals: away,
});

const referee = (type: string | null, firstName: string | null) => ({
  refereeId: null,
  type,
  firstName,
  lastName: null,
  isNonOfficial: false,
  nonOfficialName: null,
});

describe('the mark beside a score', () => {
  it('is the specification’s label of the period that decided the match (§2)', () => {
    expect(decidedMark('icehockey', { kind: 'overtime', number: 1 }, m)).toEqual({
      short: 'SD',
      long: '1st overtime',
    });
    expect(decidedMark('icehockey', { kind: 'shootout', number: 1 }, m)?.short).toBe('SO');
    expect(decidedMark('basketball', { kind: 'overtime', number: 2 }, m)?.short).toBe('E2');
    expect(decidedMark('icehockey', null, m)).toBeNull();
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
