import { FederationText } from '@kampdag/core/federationText';
import { describe, expect, it } from 'vitest';
import { scoresText } from '../../../src/web/match/board/scoresText.ts';
import { officialGroups } from '../../../src/web/match/facts/matchFacts.ts';
import { basketballWords } from '../../../src/web/sports/basketball/words.ts';
import { hockeyWords } from '../../../src/web/sports/icehockey/words.ts';

const { short, long } = hockeyWords.en.periods;

describe('the mark beside a score', () => {
  it('is the specification’s label of the period that decided the match (§2)', () => {
    expect(short({ kind: 'overtime', number: 1 })).toBe('SD');
    expect(long({ kind: 'overtime', number: 1 })).toBe('1st overtime');
    expect(short({ kind: 'shootout', number: 1 })).toBe('SO');
    expect(basketballWords.en.periods.short({ kind: 'overtime', number: 2 })).toBe('E2');
  });
});

describe('scores by period', () => {
  it('are in brackets, and empty without any', () => {
    expect(scoresText([{ home: 25, away: 20 }])).toBe('(25–20)');
    expect(
      scoresText([
        { home: 0, away: 0 },
        { home: 1, away: 0 },
      ]),
    ).toBe('(0–0, 1–0)');
    expect(scoresText([])).toBe('');
  });
});

describe('officials', () => {
  it('are grouped by role, without those who have no name', () => {
    expect(
      officialGroups([
        { type: FederationText('Dommer'), name: 'Kari' },
        { type: FederationText('Linje'), name: 'Ola' },
        { type: FederationText('Dommer'), name: 'Jo' },
        { type: FederationText('Dommer'), name: null },
        { type: null, name: 'Per' },
      ]),
    ).toEqual([
      { type: FederationText('Dommer'), names: ['Kari', 'Jo'] },
      { type: FederationText('Linje'), names: ['Ola'] },
      { type: null, names: ['Per'] },
    ]);
  });
});
