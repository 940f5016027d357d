import { sportOf } from '@kampdag/core/sport/sportOf';
import { describe, expect, it } from 'vitest';
import { hockeyPlaces } from '../../../src/web/sports/icehockey/playedFigures.ts';
import { noLeagueRules } from '../../core/rulebook/noLeagueRules.ts';

const numbers = (periods: number | null) =>
  hockeyPlaces([], [], sportOf('icehockey', { ...noLeagueRules, periods })).map(({ number }) => number);

describe('the periods of a played hockey match', () => {
  it('are at least those that its league plays (reading 40)', () => {
    expect(numbers(null)).toEqual([1, 2, 3]);
    expect(numbers(2)).toEqual([1, 2]);
    expect(numbers(4)).toEqual([1, 2, 3, 4]);
  });
});
