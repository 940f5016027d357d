import { PersonId } from '@kampdag/core/ids';
import type { LiveMatch } from '@kampdag/core/live/match';
import { scoreOf } from '@kampdag/core/live/score/score';
import { shootoutOf } from '@kampdag/core/live/score/shootout';
import { handballPlayersOf, handballTotalsOf } from '@kampdag/core/sport/handball/box';
import { playersOnCourt, suspensionsOf } from '@kampdag/core/sport/handball/suspensions';
import { describe, expect, it } from 'vitest';
import type { Body } from '../../arbitraries/liveMessages.ts';
import { reporterOf } from './reported.ts';

const { event, timer, match } = reporterOf('handball');

const suspension = (player: number | null, elapsed: number, own: Body = { Minutes: 2 }, half = 1): Body =>
  event('H', 'Penalty', half, elapsed, { Player: player, ...own });
const card = (Color: string, player: number | null, elapsed: number, half = 1): Body =>
  event('H', 'Card', half, elapsed, { Player: player, Color });

const spans = (of: LiveMatch) => suspensionsOf(of).home.map(({ from, until }) => [from, until]);
const onCourt = (of: LiveMatch, at: number): number => playersOnCourt(suspensionsOf(of), at).home;

describe('a suspension in handball', () => {
  it('begins at once while the player serves another (IHF 4:6, R46)', () => {
    const told = match(suspension(5, 600), suspension(5, 660));
    expect(spans(told)).toEqual([
      [600, 720],
      [660, 780],
    ]);
    expect([630, 700, 750, 790].map((at) => onCourt(told, at))).toEqual([6, 5, 6, 7]);
  });

  it('makes four minutes of one player fewer with another of the same stoppage (IHF 16:9)', () => {
    const told = match(suspension(5, 600), suspension(5, 600));
    expect(spans(told)).toEqual([
      [600, 720],
      [720, 840],
    ]);
  });

  it('makes four minutes too where the reports of a stoppage are seconds apart (IHF 16:9)', () => {
    expect(spans(match(suspension(5, 600), suspension(5, 602)))).toEqual([
      [600, 720],
      [720, 840],
    ]);
  });

  it('of four minutes is two (IHF 16:9 a): a further one is a red card', () => {
    const told = match(suspension(5, 600, { Minutes: 4 }), suspension(5, 1_200));
    expect(handballPlayersOf(told).get(PersonId(5))).toMatchObject({ suspensions: 3, redCards: 1 });
    expect([830, 850].map((at) => onCourt(told, at))).toEqual([6, 7]);
  });

  it('lasts two minutes where no minutes are reported (IHF 16:3)', () => {
    const told = match(suspension(5, 600, {}));
    expect(spans(told)).toEqual([[600, 720]]);
    expect(handballPlayersOf(told).get(PersonId(5))).toMatchObject({ suspensions: 1 });
  });

  it('continues in the next period (IHF 16:3)', () => {
    const told = match(suspension(5, 1_770));
    expect([1_780, 1_860, 1_890].map((at) => onCourt(told, at))).toEqual([6, 6, 7]);
  });

  it('of a period’s last second, or told after it, is served from the start of the next', () => {
    expect(spans(match(suspension(5, 1_800)))).toEqual([[1_800, 1_920]]);
    expect(spans(match(suspension(5, 1_803)))).toEqual([[1_800, 1_920]]);
  });

  it('is a red card where it is the player’s third (IHF 16:6 d, R46)', () => {
    const told = match(suspension(5, 300), suspension(5, 900), suspension(6, 1_000), suspension(5, 1_200));
    expect(handballPlayersOf(told).get(PersonId(5))).toMatchObject({ suspensions: 3, redCards: 1 });
    expect(handballPlayersOf(told).get(PersonId(6))).toMatchObject({ suspensions: 1, redCards: 0 });
    expect(handballTotalsOf(told).home.redCards).toBe(1);
    expect(onCourt(told, 1_210)).toBe(6);
  });

  it('is one red card where the third and its card are both told', () => {
    const told = match(suspension(5, 300), suspension(5, 900), suspension(5, 1_200), card('Red', 5, 1_203));
    expect(handballPlayersOf(told).get(PersonId(5))).toMatchObject({ suspensions: 3, redCards: 1 });
    expect([1_210, 1_322].map((at) => onCourt(told, at))).toEqual([6, 7]);
  });

  it('of the bench is counted against no player, and its third makes no red card', () => {
    const told = match(suspension(null, 300), suspension(null, 900), suspension(null, 1_200));
    expect(handballTotalsOf(told).home).toMatchObject({ suspensions: 3, redCards: 0 });
  });
});

describe('a disqualification in handball', () => {
  it('leaves one player fewer for two minutes where it is told alone (IHF 16:8, R46)', () => {
    const told = match(card('Red', 5, 600));
    expect([600, 719, 720].map((at) => onCourt(told, at))).toEqual([6, 6, 7]);
    expect(handballPlayersOf(told).get(PersonId(5))).toMatchObject({ suspensions: 0, redCards: 1 });
  });

  it('leaves one player fewer, not two, with the suspension that is told with it', () => {
    expect(onCourt(match(suspension(5, 600), card('Red', 5, 600)), 610)).toBe(6);
    expect(onCourt(match(card('Red', 5, 600), suspension(5, 602)), 610)).toBe(6);
  });

  it('with a blue card after the red one is one (IHF 16:8)', () => {
    const told = match(card('Red', 5, 600), card('Blue', 5, 640));
    expect([650, 730].map((at) => onCourt(told, at))).toEqual([6, 7]);
    expect(onCourt(match(card('Blue', 5, 600)), 610)).toBe(6);
  });

  it('of an official costs a player on the court too (IHF 16:8)', () => {
    expect(onCourt(match(card('Red', null, 600)), 610)).toBe(6);
  });

  it('is none of a yellow card, which is a warning (IHF 16:1)', () => {
    expect(onCourt(match(card('Yellow', 5, 600)), 610)).toBe(7);
  });
});

const goals = (team: 'H' | 'A', count: number): readonly Body[] =>
  Array.from({ length: count }, (_, index) => event(team, 'Goal', 1, index * 10));
const throwOf = (team: 'H' | 'A', ResultText: string): Body => event(team, 'Shootout', 7, 0, { ResultText });

describe('a 7-metre throw', () => {
  it.each([
    ['Mål', 1],
    ['Goal', 1],
    ['Redning', 0],
    ['Bom, stolpe', 0],
  ])('that is told as %s makes %i goals', (ResultText, count) => {
    const told = match(event('H', 'SevenMetreThrow', 1, 60, { Player: 5, Goalie: 12, ResultText }));
    expect(scoreOf(told).home).toBe(count);
    expect(handballTotalsOf(told)).toMatchObject({
      home: { sevenMetreShots: 1, sevenMetreGoals: count },
      away: { saves: ResultText === 'Redning' ? 1 : 0 },
    });
  });
});

describe('the 7-metre shootout', () => {
  const level = [...goals('H', 32), ...goals('A', 32)];
  const throws = [
    ...Array.from({ length: 5 }, () => throwOf('H', 'Goal')),
    ...Array.from({ length: 3 }, () => throwOf('A', 'Goal')),
    throwOf('A', 'Saved'),
  ];

  it('adds its throws to the score: 37–35 after 32–32 (R39)', () => {
    const told = match(...level, ...throws, timer('matchEnd', 7, 0));
    expect(shootoutOf(told)).toMatchObject({ score: { home: 5, away: 3 }, winner: 'home' });
    expect(scoreOf(told)).toEqual({ home: 37, away: 35 });
  });

  it('is not decided by an end of the match that is told before it', () => {
    const told = match(...level, timer('matchEnd', 6, 300), ...throws.slice(0, 1));
    expect(shootoutOf(told)?.winner).toBeNull();
    expect(scoreOf(told)).toEqual({ home: 32, away: 32 });
  });
});
