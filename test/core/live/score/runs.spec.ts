import { scoreFlowOf } from '@kampdag/core/live/score/runs';
import { describe, expect, it } from 'vitest';
import type { Body } from '../../../arbitraries/liveMessages.ts';
import { foldedMatch, type TimedMessage } from '../timedMessages.ts';

const worth = { 1: 200444, 2: 200443, 3: 200442 } as const;

/** A basket, as `H3`: home, three points. */
const basket = (text: string, index: number): TimedMessage => {
  const body: Body = {
    MatchEventType: 'Shot',
    Team: text.startsWith('H') ? 'H' : 'A',
    Player: 4,
    ShotResult: worth[Number(text.at(1)) as 1 | 2 | 3],
    Period: 200073,
    Time: index,
  };
  return [index, body];
};

const flow = (text: string) => scoreFlowOf(foldedMatch(text.split(' ').map(basket), 'basketball'));

describe('the flow of the score', () => {
  it('counts lead changes: not the first lead, nor one regained from a level score', () => {
    expect(flow('H2 A2 H2').leadChanges).toBe(0);
    expect(flow('H2 A3 H2').leadChanges).toBe(2);
    expect(flow('H2 A2 A1').leadChanges).toBe(1);
  });

  it('counts ties after the first point', () => {
    expect(flow('H2 A2 H3 A3 A1').ties).toBe(2);
  });

  it('keeps each side’s largest lead', () => {
    expect(flow('H2 H3 A3 A3 A2').largestLead).toEqual({ home: 5, away: 3 });
  });

  it('keeps each side’s longest run with the score when it ended', () => {
    expect(flow('H2 A2 A3 A2 H1 H1').longestRun).toMatchObject({
      home: { points: 2, score: { home: 2, away: 0 } },
      away: { points: 7, score: { home: 2, away: 7 } },
    });
  });

  it('keeps the first of two equally long runs, and a run of one point', () => {
    expect(flow('H2 A1 H2').longestRun).toMatchObject({
      home: { points: 2, score: { home: 2, away: 0 } },
      away: { points: 1, score: { home: 2, away: 1 } },
    });
  });

  it('is empty for a match without points', () => {
    expect(scoreFlowOf(foldedMatch([], 'basketball'))).toEqual({
      leadChanges: 0,
      ties: 0,
      largestLead: { home: 0, away: 0 },
      longestRun: { home: null, away: null },
    });
  });
});
