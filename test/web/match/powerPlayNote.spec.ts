import type { PowerPlays } from '@kampdag/core/sport/icehockey/penalties/powerPlays';
import { describe, expect, it } from 'vitest';
import { powerPlayNote } from '../../../src/web/sports/icehockey/comparison.ts';
import { powerPlayMessages } from '../../../src/web/sports/icehockey/powerPlayMessages.ts';

const names = { home: 'Nordlys', away: 'Fjellvik' };
const none: PowerPlays = {
  chances: 0,
  goals: 0,
  converted: 0,
  further: { doubleMinor: 0, major: 0 },
  seconds: 0,
  shorthandedGoals: 0,
};

describe('more goals than power plays', () => {
  it('are explained by the penalty that continued, in both languages', () => {
    const home = { ...none, chances: 1, goals: 2, converted: 1, further: { doubleMinor: 1, major: 0 } };
    expect(powerPlayNote({ home, away: none }, names, powerPlayMessages.en)).toBe(
      'Nordlys: 2 goals on 1 power play. A double minor continues after the first goal.',
    );
    expect(powerPlayNote({ home, away: none }, names, powerPlayMessages.no)).toBe(
      'Nordlys: 2 mål på 1 overtall. En utvisning på 2+2 minutter fortsetter etter det første målet.',
    );
  });

  it('are explained for both sides, each reason once', () => {
    const both = { ...none, chances: 2, goals: 4, converted: 1, further: { doubleMinor: 0, major: 3 } };
    expect(powerPlayNote({ home: both, away: both }, names, powerPlayMessages.en)).toBe(
      'Nordlys: 4 goals on 2 power plays. Fjellvik: 4 goals on 2 power plays. A major is served in full, however many goals are scored.',
    );
  });

  it('have no note where there were none', () => {
    const away = { ...none, chances: 2, goals: 2, converted: 1, further: { doubleMinor: 1, major: 0 } };
    expect(powerPlayNote({ home: none, away }, names, powerPlayMessages.en)).toBeNull();
  });
});
