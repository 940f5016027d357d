import { periodsOf } from '@kampdag/core/live/clock/period';
import { penaltiesOf } from '@kampdag/core/sport/icehockey/live/penalties';
import { manpowerAt } from '@kampdag/core/sport/icehockey/penalties/manpower';
import { countdownAt } from '@kampdag/core/sport/icehockey/penalties/penaltyRecord';
import { describe, expect, it } from 'vitest';
import { event, foldedMatch, type TimedMessage } from '../../../live/timedMessages.ts';

const penalty = (team: string, period: number, elapsed: number, minutes: number): TimedMessage => [
  period * 2000 + elapsed,
  event('Penalty', team, period, elapsed, { Minutes: minutes, Player: 1000 * minutes + elapsed }),
];
const goal = (team: string, period: number, elapsed: number, own = {}): TimedMessage => [
  period * 2000 + elapsed,
  event('Goal', team, period, elapsed, own),
];

/** Remaining seconds by side, and skaters, at a time of the period. */
const at = (told: readonly TimedMessage[], period: number, elapsed: number): string => {
  const match = foldedMatch(told);
  const { served, manpower } = penaltiesOf(match);
  const second = (periodsOf(match)[period - 1]?.startsAt ?? 0) + elapsed;
  const running = countdownAt(served, second);
  const skaters = manpowerAt(manpower, second);
  const left = (side: 'home' | 'away'): string => running[side].map(({ remaining }) => remaining).join(',');
  return `${left('home')}|${left('away')} ${skaters.home}-${skaters.away}`;
};

describe('penalties on the clock', () => {
  it('count a minor down and cost its side a skater', () => {
    const told = [penalty('H', 1, 100, 2)];
    expect(at(told, 1, 99)).toBe('| 5-5');
    expect(at(told, 1, 100)).toBe('120| 4-5');
    expect(at(told, 1, 219)).toBe('1| 4-5');
    expect(at(told, 1, 220)).toBe('| 5-5');
  });

  it('carry the remaining time into the next period', () => {
    expect(at([penalty('A', 1, 1170, 2)], 2, 20)).toBe('|70 5-4');
  });

  it('runs from the start of the match where its period is not known, of the period where its time is not', () => {
    const nowhere = event('Penalty', 'H', 1, 30, { Minutes: 2, Period: null });
    expect(at([[10, nowhere]], 1, 29)).toBe('| 5-5');
    expect(at([[10, nowhere]], 1, 30)).toBe('120| 4-5');
    const never = event('Penalty', 'A', 2, 0, { Minutes: 2, Time: null });
    expect(at([[1300, never]], 1, 1199)).toBe('| 5-5');
    expect(at([[1300, never]], 2, 0)).toBe('|120 5-4');
  });

  it('end a minor when the other side scores (IIHF rule 16), not its own', () => {
    expect(at([penalty('H', 1, 100, 2), goal('A', 1, 130)], 1, 130)).toBe('| 5-5');
    expect(at([penalty('H', 1, 100, 2), goal('H', 1, 130)], 1, 130)).toBe('90| 4-5');
  });

  it('ends only the half of a double minor that is being served (rule 18)', () => {
    expect(at([penalty('H', 1, 100, 4), goal('A', 1, 130)], 1, 130)).toBe('120| 4-5');
    expect(at([penalty('H', 1, 100, 4), goal('A', 1, 250)], 1, 250)).toBe('| 5-5');
    expect(at([penalty('H', 1, 100, 4), goal('A', 1, 130), goal('A', 1, 140)], 1, 140)).toBe('| 5-5');
  });

  it('serve a major in full, whatever is scored (rule 20)', () => {
    expect(at([penalty('H', 1, 100, 5), goal('A', 1, 130)], 1, 130)).toBe('270| 4-5');
  });

  it('ends a double minor with a goal in its second half, which begins as the first ends', () => {
    expect(at([penalty('H', 1, 100, 4), goal('A', 1, 219)], 1, 219)).toBe('120| 4-5');
    expect(at([penalty('H', 1, 100, 4), goal('A', 1, 220)], 1, 220)).toBe('| 5-5');
  });

  it('serve only the minor of twelve minutes, a minor and a misconduct', () => {
    expect(at([penalty('H', 1, 100, 12)], 1, 110)).toBe('110| 4-5');
    expect(at([penalty('H', 1, 100, 12), goal('A', 1, 130)], 1, 130)).toBe('600| 5-5');
  });

  it('serves five minutes short-handed of 15 and of 25, whatever is scored (rules 20, 21)', () => {
    for (const minutes of [15, 25]) {
      expect(at([penalty('H', 1, 100, minutes)], 1, 110)).toBe('290| 4-5');
      expect(at([penalty('H', 1, 100, minutes), goal('A', 1, 130)], 1, 130)).toBe('270| 4-5');
    }
  });

  it('treat a goal in the second of a penalty as before it, so that it ends nothing', () => {
    expect(at([penalty('H', 1, 100, 2), goal('A', 1, 100)], 1, 100)).toBe('120| 4-5');
  });

  it('serves a misconduct without a skater less, and no game misconduct on the clock (rules 22, 23)', () => {
    expect(at([penalty('H', 1, 100, 10)], 1, 160)).toBe('540| 5-5');
    expect(at([penalty('H', 1, 100, 20)], 1, 160)).toBe('| 5-5');
  });

  it('leaves four against four after one minor on each side, which a goal does not end (rule 19)', () => {
    const told = [penalty('H', 1, 100, 2), penalty('A', 1, 100, 2)];
    expect(at(told, 1, 110)).toBe('120|120 4-4'.replaceAll('120', '110'));
    expect(at([...told, goal('A', 1, 130)], 1, 130)).toBe('90|90 4-4');
  });

  it('cancels coincidental majors out: five against five', () => {
    expect(at([penalty('H', 1, 100, 5), penalty('A', 1, 100, 5)], 1, 110)).toBe('290|290 5-5');
  });

  it('cancels coincidental minors out when somebody already sits (rule 19)', () => {
    const told = [penalty('H', 1, 60, 2), penalty('H', 1, 100, 2), penalty('A', 1, 100, 2)];
    expect(at(told, 1, 110)).toBe('70,110|110 4-5');
  });

  it('make a third penalty wait for one of the first two, never below three skaters (rule 26)', () => {
    const told = [penalty('H', 1, 100, 2), penalty('H', 1, 110, 2), penalty('H', 1, 120, 2)];
    expect(at(told, 1, 130)).toBe('90,100| 3-5');
    expect(at(told, 1, 225)).toBe('5,115| 3-5');
    expect(at([...told, goal('A', 1, 140)], 1, 140)).toBe('90,120| 3-5');
  });

  it('give the other side a skater in three-on-three overtime', () => {
    expect(at([], 4, 10)).toBe('| 3-3');
    expect(at([penalty('H', 4, 10, 2)], 4, 20)).toBe('110| 3-4');
  });

  it.each([
    ['a face-off', event('Faceoff', 'H', 4, 150), '| 3-3'],
    ['a timeout', event('Timeout', 'A', 4, 150), '| 3-3'],
    ['a whistle', event('Timer', null, 4, 150, { Type: 2 }), '| 3-3'],
    ['a shot, which stops nothing', event('Shot', 'H', 4, 150), '| 4-4'],
  ])('return to three on three at the next stoppage: %s', (_, stoppage, after) => {
    const told: readonly TimedMessage[] = [penalty('H', 4, 10, 2), [8150, stoppage]];
    expect(at(told, 4, 140)).toBe('| 4-4');
    expect(at(told, 4, 150)).toBe(after);
  });

  it('plays five on five in the fourth period of a play-off match, penalties of the third carried over', () => {
    const fourth: TimedMessage = [7500, event('Timer', null, 26, 0, { Type: 1, PeriodName: '4. periode' })];
    const told = [penalty('H', 3, 1150, 2), fourth, penalty('A', 26, 30, 2)];
    expect(at(told, 4, 10)).toBe('60| 4-5');
    expect(at(told, 4, 40)).toBe('30|110 4-4');
    expect(at(told, 4, 700)).toBe('| 5-5');
  });

  it('are not ended by a goal from a penalty shot', () => {
    expect(at([penalty('H', 1, 100, 2), goal('A', 1, 130, { GoalType: 200150 })], 1, 130)).toBe('90| 4-5');
  });
});
