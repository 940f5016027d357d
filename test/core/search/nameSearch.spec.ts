import { matchesName } from '@kampdag/core/search/searchWord';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('a search for a name', () => {
  it('finds a name by the beginning of any of its words, in any order and case', () => {
    expect(matchesName('ulr', 'Isak Ulriksen')).toBe(true);
    expect(matchesName('ULRIKSEN is', 'Isak Ulriksen')).toBe(true);
    expect(matchesName('tveit', 'Snorre Nilsen-Tveit')).toBe(true);
    expect(matchesName('riksen', 'Isak Ulriksen')).toBe(false);
    expect(matchesName('isak berg', 'Isak Ulriksen')).toBe(false);
  });

  it('needs no letters that keyboards may lack', () => {
    expect(matchesName('ostbye', 'Markus Østbye')).toBe(true);
    expect(matchesName('Østbye', 'Markus Østbye')).toBe(true);
    expect(matchesName('asen', 'Aasmund Åsen')).toBe(true);
    expect(matchesName('saetre', 'Herman Sætre')).toBe(true);
    expect(matchesName('jose', 'José Díaz')).toBe(true);
    expect(matchesName('thorir sigurdsson', 'Þórir Sigurðsson')).toBe(true);
    expect(matchesName('lukasz weiss', 'Łukasz Weiß')).toBe(true);
  });

  it('needs none of the letters that Unicode does not decompose either (issue 35, C)', () => {
    expect(matchesName('isik', 'Işık Yıldız')).toBe(true);
    expect(matchesName('yildiz', 'Işık Yıldız')).toBe(true);
    expect(matchesName('anne lango', 'Ánne Laŋŋo')).toBe(false);
    expect(matchesName('anne lanno', 'Ánne Laŋŋo')).toBe(true);
    expect(matchesName('ratto', 'Ráŧŧo')).toBe(true);
    expect(matchesName('borg', 'Ħ. Bœrg')).toBe(true);
  });

  it('does not ask where words are joined (issue 35, C)', () => {
    expect(matchesName('annkristin', 'Ann Kristin Berg')).toBe(true);
    expect(matchesName('ann kristin', 'Annkristin Berg')).toBe(true);
    expect(matchesName('alsaadi', 'Noor Al-Saadi')).toBe(true);
    expect(matchesName('lag2', 'Havørn Lag 2')).toBe(true);
    expect(matchesName('havørn lag 2', 'Havørn Lag2')).toBe(true);
    expect(matchesName('kristinann', 'Ann Kristin Berg')).toBe(false);
  });

  it('finds everyone for an empty search', () => {
    expect(matchesName('  ', 'Anyone')).toBe(true);
    expect(matchesName('', 'Anyone')).toBe(true);
  });

  it('finds every name by itself', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => matchesName(name, name)));
  });
});
