import { describe, expect, it } from 'vitest';
import { nameSize } from '../../../src/web/matches/nameSize.ts';

describe('a team’s name on a phone', () => {
  it('is written by its longest word, so that no word breaks: the whole name may be long', () => {
    expect(nameSize('Nordlys')).toBe('short');
    expect(nameSize('Nordre Land og Omegn IL')).toBe('short');
    expect(nameSize('Åsvangen Hockeyklubb')).toBe('long');
    expect(nameSize('Elvestrand Volleyballklubb')).toBe('longest');
  });

  it('breaks at a hyphen too', () => {
    expect(nameSize('Vinterbro-Ås')).toBe('short');
  });
});
