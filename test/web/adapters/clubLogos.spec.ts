// @vitest-environment jsdom
import { OrgId } from '@kampdag/core/ids';
import { afterEach, describe, expect, it } from 'vitest';
import { clubLogos } from '../../../src/web/adapters/clubLogos.ts';
import { plainMatch } from '../../arbitraries/matches.ts';

const { home, away } = plainMatch.teams;
const match = {
  ...plainMatch,
  teams: {
    home: { ...home, name: 'Storhamar', clubOrgId: OrgId(7) },
    away: { ...away, name: null, clubOrgId: null },
  },
};

afterEach(() => document.body.replaceChildren());

describe('logos in lists', () => {
  it('are found by club, otherwise by name; an unknown team has none', () => {
    const logoOf = clubLogos(window)([match]);
    expect(logoOf('Vålerenga', OrgId(9))).toBe('/logo/9');
    expect(logoOf('Storhamar', null)).toBe('/logo/7');
    expect(logoOf('Vålerenga', null)).toBeNull();
    expect(logoOf(null, null)).toBeNull();
  });

  it('are marked once loaded, and no other image is', () => {
    clubLogos(window);
    document.body.innerHTML = '<img data-logo=""><img data-logo=""><img>';
    const [come, failed, other] = document.querySelectorAll('img');
    come?.dispatchEvent(new Event('load'));
    failed?.dispatchEvent(new Event('error'));
    other?.dispatchEvent(new Event('load'));
    expect([come, failed, other].map((image) => image?.dataset['loaded'])).toEqual([
      '',
      undefined,
      undefined,
    ]);
  });
});
