import { fc, test } from '@fast-check/vitest';
import { type Attempt, attemptsWithScore } from '@kampdag/core/sport/icehockey/attemptsWithScore';
import { describe, expect, it } from 'vitest';

/** `H` scored at home, `h` missed there; `A` and `a` the same away; `?` a goal of nobody. */
const taken = (letters: string): readonly Attempt[] =>
  letters.split('').map((letter) => ({
    side: letter === '?' ? null : letter.toLowerCase() === 'h' ? 'home' : 'away',
    scored: letter === letter.toUpperCase(),
  }));

const told = (letters: string, winner: 'home' | 'away' | null): readonly string[] =>
  attemptsWithScore(taken(letters), winner).map(
    ({ score, isDeciding }) => `${score.home}–${score.away}${isDeciding ? '!' : ''}`,
  );

describe('the attempts of a shootout', () => {
  it('have the score after each, unchanged by a miss', () => {
    expect(told('hAHaH', null)).toEqual(['0–0', '0–1', '1–1', '1–1', '2–1']);
  });

  it('are decided by the winner’s goal that the other side never matched', () => {
    expect(told('HAhaHa', 'home')).toEqual(['1–0', '1–1', '1–1', '1–1', '2–1!', '2–1']);
    expect(told('HaHa', 'home')).toEqual(['1–0!', '1–0', '2–0', '2–0']);
    expect(told('hAhaHA', 'away')).toEqual(['0–0', '0–1', '0–1', '0–1', '1–1', '1–2!']);
  });

  it('do not count a goal without a side', () => {
    expect(told('?Ha', 'home')).toEqual(['0–0', '1–0!', '1–0']);
  });

  test.prop([fc.array(fc.constantFrom('H', 'h', 'A', 'a')).map((letters) => letters.join(''))])(
    'has one deciding goal where somebody won by goals, and none where nobody did',
    (letters) => {
      const last = attemptsWithScore(taken(letters), null).at(-1)?.score ?? { home: 0, away: 0 };
      const winner = last.home === last.away ? null : last.home > last.away ? 'home' : 'away';
      const deciding = attemptsWithScore(taken(letters), winner).filter(({ isDeciding }) => isDeciding);
      expect(deciding).toHaveLength(winner === null ? 0 : 1);
    },
  );
});
