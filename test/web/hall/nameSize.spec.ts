import { describe, expect, it } from 'vitest';
import { nameRooms, nameSize } from '../../../src/web/screens/hall/nameSize.ts';

const { landscape, portrait } = nameRooms;

describe('a team’s name on the hall screen (issue 36, 7)', () => {
  it('is as large as in every row while it is whole', () => {
    for (const name of ['Nordlys', 'Havørn', 'Bjørkedal IF'])
      expect([nameSize(name, landscape), nameSize(name, portrait)]).toEqual([0, 0]);
    expect(nameSize('Granåsen Ishockeyklubb', landscape)).toBe(0);
  });

  it('shrinks by its words where it would be cut', () => {
    expect(nameSize('Statens vegvesen Innlandet bedriftsidrettslag', landscape)).toBeGreaterThan(0);
    expect(nameSize('Statens vegvesen bedriftsidrettslag', portrait)).toBe(2);
    // One word wider than a line, of a name that has no more letters.
    expect(nameSize('Universitetssjukehuset', landscape)).toBeGreaterThan(
      nameSize('Universitet sjukehuset', landscape),
    );
  });

  it('is at its smallest where it is whole at no size', () => {
    const endless = 'Bedriftsidrettslaget '.repeat(9);
    expect(nameSize(endless, landscape)).toBe(landscape.sizes.length - 1);
    expect(nameSize(endless, portrait)).toBe(portrait.sizes.length - 1);
  });
});
