import {
  type HockeyPlayerGame,
  HockeyPlayerGameRow,
} from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../src/web/i18n/figures.ts';
import { createFormat } from '../../../src/web/i18n/format.ts';
import { playerMessages } from '../../../src/web/i18n/messages/player.ts';
import { lastBars } from '../../../src/web/sports/icehockey/player/lastBars.ts';

const game = (homeTeamName: string | null, awayTeamName: string | null, more: object = {}) => {
  const row = HockeyPlayerGameRow.decode({ homeTeamName, awayTeamName, pts: 1, ...more });
  if (either.isLeft(row)) throw new Error('the row is bad');
  return row.right;
};

const labels = (games: readonly HockeyPlayerGame[], language: 'en' | 'no' = 'en'): readonly string[] =>
  lastBars(games, false, {
    m: playerMessages[language],
    language,
    format: createFormat(language),
    figures: figuresOf(language),
  }).map(({ label }) => label);

describe('a bar of the last games', () => {
  it('names the opponent of the team that played all of them, for the federation names none of its rows’ (§3)', () => {
    expect(labels([game('Storhamar', 'Stjernen'), game('Vålerenga', 'Storhamar')])).toEqual([
      'Vålerenga',
      'Stjernen',
    ]);
  });

  it('names both teams where it cannot be told whose the player is', () => {
    expect(labels([game('Storhamar', 'Stjernen')])).toEqual(['Storhamar – Stjernen']);
    expect(labels([game('A', 'B'), game('C', 'D')])).toEqual(['C – D', 'A – B']);
  });

  it('calls an opponent that is not known unknown, which is no draw', () => {
    const own = { teamName: 'Storhamar' };
    expect(labels([game('Storhamar', null, own)])).toEqual(['Unknown team']);
    expect(labels([game('Storhamar', null, own)], 'no')).toEqual(['Ukjent lag']);
  });
});
