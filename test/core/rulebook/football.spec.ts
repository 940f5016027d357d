import { FederationText } from '@kampdag/core/federationText';
import { incidentKind } from '@kampdag/core/league/match/incidentTimeline';
import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { scoreOf } from '@kampdag/core/live/score/score';
import { shootoutOf } from '@kampdag/core/live/score/shootout';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { describe, expect, it } from 'vitest';
import type { Body } from '../../arbitraries/liveMessages.ts';
import { after } from '../live/timedMessages.ts';
import { reporterOf } from './reported.ts';

const { event, timer, match, matchAt } = reporterOf('soccer');

const kindOf = (sport: 'soccer' | 'handball' | 'icehockey', type: string) =>
  incidentKind(sportOf(sport), { typeId: null, type: FederationText(type) });

describe('a sanction in the federations’ words', () => {
  it.each([
    ['Utvisning', 'redCard'],
    ['Rødt kort', 'redCard'],
    ['Andre gule kort', 'redCard'],
    ['2. gule kort', 'redCard'],
    ['Second yellow card', 'redCard'],
    ['Utvist', 'redCard'],
    ['Bortvisning', 'redCard'],
    ['2 gule kort', 'redCard'],
    ['Andre advarsel', 'redCard'],
    ['2. advarsel', 'redCard'],
    ['Rødt kort (to gule)', 'redCard'],
    ['Advarsel', 'yellowCard'],
    ['Gult kort', 'yellowCard'],
    ['Selvmål', 'ownGoal'],
    ['Mål', 'goal'],
    ['Straffemål', 'goal'],
    ['Penalty goal', 'goal'],
    ['Goal (penalty)', 'goal'],
    ['Missed penalty', 'other'],
    ['Straffe, bom', 'other'],
  ])('%s is a %s in football (IFAB law 12)', (word, kind) => {
    expect(kindOf('soccer', word)).toBe(kind);
  });

  it('is another in other sports', () => {
    expect(['Utvisning', 'Advarsel', 'Diskvalifikasjon'].map((word) => kindOf('handball', word))).toEqual([
      'suspension',
      'yellowCard',
      'redCard',
    ]);
    expect(kindOf('icehockey', 'Utvisning')).toBe('penalty');
  });
});

const halves: Body = {
  MatchEventType: 'MatchData',
  Periods: [1, 2].map((number) => ({ PartialResultTypeId: 200_050 + number, Name: `${number}. omgang` })),
};

const at = (seconds: number, half: number, elapsed: number) =>
  readClock(clockOf(match(halves, timer('start', half, elapsed))), after(seconds + 1)).display;

describe('football’s kicks from the penalty mark', () => {
  it('stand beside the score of play (R39; IFAB law 10.3)', () => {
    const periods = [1, 2, 3].map((number) => ({
      PartialResultTypeId: 200_050 + number,
      Name: number === 3 ? 'Straffesparkkonkurranse' : `${number}. omgang`,
      IsShootoutType: number === 3,
    }));
    const kick = (team: 'H' | 'A', ResultText: string) => event(team, 'Shootout', 3, 0, { ResultText });
    const told = match(
      { MatchEventType: 'MatchData', Periods: periods },
      event('H', 'Goal', 1, 600),
      event('A', 'Goal', 2, 600),
      kick('H', 'Mål'),
      kick('A', 'Redning'),
      timer('matchEnd', 3, 0),
    );
    expect(scoreOf(told)).toEqual({ home: 1, away: 1 });
    expect(shootoutOf(told)).toMatchObject({ score: { home: 1, away: 0 }, winner: 'home' });
  });
});

describe('football’s clock', () => {
  it('counts on in added time (IFAB law 7.3, R21)', () => {
    expect([at(0, 1, 2_700), at(60, 1, 2_700), at(120, 1, 2_700)]).toEqual(['45:00', '45+1', '45+2']);
    expect(at(130, 2, 2_700)).toBe('90+3');
  });

  it('counts the second half on from 45:00', () => {
    expect(at(61, 2, 0)).toBe('46:01');
  });

  it('stops counting where nobody reports the end of a half', () => {
    expect(at(9_000, 1, 2_700)).toBe('45+30');
  });

  it('is over at 90:00, or at twice the length of a youth match’s half (R40)', () => {
    expect(readClock(clockOf(match(halves, timer('matchEnd', 2, 2_700))), after(9)).display).toBe('90:00');
    const short = {
      MatchEventType: 'MatchData',
      Periods: [1, 2].map((number) => ({
        PartialResultTypeId: 200_050 + number,
        Name: `${number}. omgang`,
        Duration: 1_800,
      })),
    };
    expect(readClock(clockOf(matchAt([0, short], [1, timer('matchEnd', 2, 0)])), after(9)).display).toBe(
      '60:00',
    );
  });
});
