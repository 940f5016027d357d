import { SeasonId } from '@kampdag/core/ids';
import { nothingPublished } from '@kampdag/core/league/match/publication';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { askPublications, hasWithdrawn, seasonsIn } from '../../src/worker/withdrawals.ts';

const everything = { ...nothingPublished, matches: true, results: true, standings: true, teams: true };

describe('what leagues have withdrawn (reading 24)', () => {
  it('is noticed if a league is gone, or publishes less', () => {
    expect(hasWithdrawn({ 5: { 1: everything } }, { 5: {} })).toBe(true);
    expect(hasWithdrawn({ 5: { 1: everything } }, { 5: { 1: { ...everything, results: false } } })).toBe(
      true,
    );
  });

  it('is nothing if leagues publish the same or more, or are new', () => {
    expect(hasWithdrawn({ 5: { 1: everything } }, { 5: { 1: everything, 2: everything } })).toBe(false);
    expect(hasWithdrawn({ 5: { 1: nothingPublished } }, { 5: { 1: everything } })).toBe(false);
    expect(hasWithdrawn({ 5: { 1: nothingPublished } }, { 5: {} })).toBe(false);
  });

  it('is unknown for a season without cached pages', () => {
    expect(hasWithdrawn({ 4: { 1: everything } }, { 5: { 2: everything } })).toBe(false);
  });

  it('is requested for the seasons in cached addresses', async () => {
    expect(
      seasonsIn([
        '/?seasonId=5&tournamentId=7',
        '/team?teamId=1&seasonId=5',
        '/today',
        '/api/ta/Tournament/Season/6',
      ]),
    ).toEqual([5, 6]);
    const asked: string[] = [];
    const transport = {
      request: (_: unknown, path: string) => async () => {
        asked.push(path);
        return either.right({ tournamentsInSeason: [] });
      },
    };
    expect(await askPublications(transport, [SeasonId(5)])).toEqual({ 5: {} });
    expect(asked).toEqual(['ta/Tournament/Season/5']);
  });

  it('is unknown if the request fails', async () => {
    const silent = {
      request: () => async () => either.left({ type: 'Unreachable', message: 'away' } as const),
    };
    expect(await askPublications(silent, [SeasonId(5)])).toBeNull();
  });
});
