import { emptySelection } from '@kampdag/core/site/selection';
import {
  type HockeyPlayerGame,
  HockeyPlayerGameRow,
} from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../src/web/i18n/figures.ts';
import { createFormat } from '../../../src/web/i18n/format.ts';
import { playerMessages } from '../../../src/web/i18n/messages/player.ts';
import { hockeyKindOf } from '../../../src/web/sports/icehockey/player/hockeyKind.ts';
import { seasonMatches } from '../../../src/web/sports/icehockey/player/seasonMatches.ts';
import { decoded } from '../../core/league/decoded.ts';

const game = (homeTeamName: string | null, awayTeamName: string | null, more: object = {}) =>
  decoded(HockeyPlayerGameRow, { homeTeamName, awayTeamName, pts: 1, ...more });

const labels = (games: readonly HockeyPlayerGame[], language: 'en' | 'no' = 'en'): readonly string[] =>
  seasonMatches(games, hockeyKindOf(null), emptySelection, {
    m: playerMessages[language],
    format: createFormat(language),
    figures: figuresOf(language),
  }).map(({ opponent }) => opponent);

const on = (day: number, opponent: string, more = {}) =>
  game('Storhamar', opponent, { teamName: 'Storhamar', matchDate: `2026-10-0${day}T00:00:00`, ...more });

describe('a match of a hockey player’s season', () => {
  it('names the opponent by the team common to all games, as the federation’s rows do not (§3)', () => {
    expect(labels([game('Storhamar', 'Stjernen'), game('Vålerenga', 'Storhamar')])).toEqual([
      'Stjernen',
      'Vålerenga',
    ]);
  });

  it('names both teams where the player’s own is unknown', () => {
    expect(labels([game('Storhamar', 'Stjernen')])).toEqual(['Storhamar – Stjernen']);
    expect(labels([game('A', 'B'), game('C', 'D')])).toEqual(['A – B', 'C – D']);
  });

  it('is in playing order, whatever the federation’s, and leaves out rows that sum up a league', () => {
    expect(labels([on(3, 'C'), on(1, 'A'), on(2, 'B', { gamePlayed: 12 })])).toEqual(['A', 'C']);
  });

  it('calls an unknown opponent unknown', () => {
    const own = { teamName: 'Storhamar' };
    expect(labels([game('Storhamar', null, own)])).toEqual(['Unknown team']);
    expect(labels([game('Storhamar', null, own)], 'no')).toEqual(['Ukjent lag']);
  });
});
