import { fc, it } from '@fast-check/vitest';
import { crestDesignOf, crestDesigns } from '@kampdag/core/league/season/crestDesigns';
import { describe, expect } from 'vitest';

const codesOf = (...names: readonly string[]): readonly (string | undefined)[] => {
  const designs = crestDesigns(names, 12);
  return names.map((name) => designs.get(name)?.code);
};

describe('the crest of a team', () => {
  it.each([
    ['Storhamar', 'STO'],
    ['Vålerenga Ishockey Elite', 'VÅL'],
    ['Havørn Demo 2', 'HA2'],
    ['IL Brann', 'ILB'],
    ['Al', 'AL'],
    ['', '?'],
    // Letters and marks apart, as some devices write them.
    ['A\u030asen', 'ÅSE'],
  ])('of %j begins as its name does: %s', (name, code) => {
    expect(crestDesignOf(name).code).toBe(code);
  });

  it('differs among teams with a common prefix', () => {
    expect(codesOf('Storhamar', 'Storhaugen', 'Stord 2', 'Stord 3')).toEqual(['STO', 'STR', 'ST2', 'ST3']);
  });

  const name = fc.stringMatching(/^[A-ZÆØÅa-zæøå]{4,12}( [A-ZÆØÅa-zæøå]{2,9})?( \d)?$/);

  it.prop([fc.uniqueArray(name, { maxLength: 14 }), fc.integer({ min: 1, max: 14 })])(
    'has a colour of its own while there are enough, and does not depend on the order of the teams',
    (names, colours) => {
      const designs = crestDesigns(names, colours);
      const used = new Set([...designs.values()].map(({ colour }) => colour));
      expect(used.size).toBe(Math.min(names.length, colours));
      expect(crestDesigns(names.toReversed(), colours)).toEqual(designs);
    },
  );
});
