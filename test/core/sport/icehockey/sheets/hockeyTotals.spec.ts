import {
  type HockeyPlayerGame,
  HockeyPlayerGameRow,
} from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { goalieFigures, goalieTotals, skaterTotals } from '@kampdag/core/sport/icehockey/sheets/hockeyTotals';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoded } from '../../../league/decoded.ts';

const game = (row: Readonly<Record<string, unknown>>): HockeyPlayerGame => decoded(HockeyPlayerGameRow, row);

const skaterGame = fc
  .record({
    goalsScored: fc.nat(5),
    assists: fc.nat(5),
    shots: fc.nat(12),
    faceOffs: fc.nat(30),
    gamePlayed: fc.constant(1),
    minutesPlayed: fc.nat(30),
    secondsPlayed: fc.nat(59),
  })
  .map((row) =>
    game({ ...row, pts: row.goalsScored + row.assists, faceoffsWinPct: row.faceOffs > 0 ? 0.5 : null }),
  );

describe('a skater’s games added up', () => {
  it('counts goals, assists, points, plus/minus and minutes over all games', () => {
    const sum = skaterTotals([
      game({
        goalsScored: 2,
        assists: 1,
        pts: 3,
        points: -1,
        pim: 2,
        shots: 4,
        gamePlayed: 1,
        minutesPlayed: 14,
        secondsPlayed: 30,
      }),
      game({
        goalsScored: 0,
        assists: 1,
        pts: 1,
        points: 2,
        pim: 0,
        shots: 1,
        gamePlayed: 1,
        minutesPlayed: 10,
        secondsPlayed: 15,
      }),
    ]);
    expect(sum).toMatchObject({
      games: 2,
      goals: 2,
      assists: 2,
      points: 4,
      plusMinus: 1,
      penaltyMinutes: 2,
      shots: 5,
      shootingPercentage: 40,
      seconds: 24 * 60 + 45,
      pointsPerGame: 2,
    });
  });

  it('weighs face-off percentages by the face-offs taken, not by the games', () => {
    const sum = skaterTotals([
      game({ faceOffs: 30, faceoffsWinPct: 0.6 }),
      game({ faceOffs: 10, faceoffsWinPct: 0.2 }),
      game({ faceOffs: 0, faceoffsWinPct: null }),
    ]);
    expect(sum.faceoffPercentage).toBe(50);
    expect(skaterTotals([game({ faceOffs: 1, faceoffsWinPct: 1 })]).faceoffPercentage).toBe(100);
    expect(skaterTotals([game({ shots: 1, goalsScored: 1 })]).shootingPercentage).toBe(100);
  });

  it('has no percentage without a shot or a face-off, and no average without a game', () => {
    expect(skaterTotals([])).toMatchObject({
      games: 0,
      shootingPercentage: null,
      faceoffPercentage: null,
      pointsPerGame: null,
    });
  });

  it('has points per game with two decimals, from the first game on', () => {
    expect(skaterTotals([game({ pts: 3, gamePlayed: 1 })]).pointsPerGame).toBe(3);
    expect(skaterTotals([3, 1, 1].map((pts) => game({ pts, gamePlayed: 1 }))).pointsPerGame).toBe(1.67);
  });

  it('counts each row as a game if the federation gives no number', () => {
    expect(skaterTotals([game({ pts: 1 }), game({ pts: 2 })]).games).toBe(2);
  });

  it('is the same in any order, and additive', () => {
    fc.assert(
      fc.property(fc.array(skaterGame, { maxLength: 12 }), fc.nat(12), (games, cut) => {
        const [left, right] = [skaterTotals(games.slice(0, cut)), skaterTotals(games.slice(cut))];
        const whole = skaterTotals(games);
        expect(skaterTotals(games.toReversed())).toEqual(whole);
        for (const key of ['games', 'goals', 'assists', 'points', 'shots', 'faceoffs', 'seconds'] as const) {
          expect(left[key] + right[key]).toBe(whole[key]);
        }
      }),
    );
  });
});

describe('a goalkeeper’s games', () => {
  it('derive saves from shots and goals against, and goals against from shots and saves, if one is missing', () => {
    expect(goalieFigures(game({ shots: 30, goalsAgainst: 3, minutesPlayed: 60 }))).toMatchObject({
      saves: 27,
      goalsAgainst: 3,
      savePercentage: 90,
      average: 3,
    });
    expect(goalieFigures(game({ shots: 20, sv: 19, minutesPlayed: 30 }))).toMatchObject({
      goalsAgainst: 1,
      average: 2,
    });
  });

  it('add up to one save percentage and one average, and leave out the games on the bench', () => {
    expect(
      goalieTotals([
        game({ shots: 30, goalsAgainst: 3, minutesPlayed: 60, gamePlayed: 1 }),
        game({ shots: 10, goalsAgainst: 3, minutesPlayed: 20, gamePlayed: 1 }),
        game({ shots: 0, goalsAgainst: 0, minutesPlayed: 0, gamePlayed: 1 }),
      ]),
    ).toMatchObject({ games: 2, saves: 34, shotsAgainst: 40, savePercentage: 85, average: 4.5 });
  });

  it('have no percentage without shots', () => {
    expect(goalieTotals([])).toMatchObject({ games: 0, savePercentage: null, average: null });
  });
});
