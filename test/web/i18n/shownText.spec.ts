import { FederationText } from '@kampdag/core/federationText';
import type { SportKind } from '@kampdag/core/sportKind';
import { describe, expect, it } from 'vitest';
import { officialRole } from '../../../src/web/i18n/officialRoles.ts';
import { infractionText, penaltyText, sanctionText } from '../../../src/web/i18n/penaltyTerms.ts';
import { plainText, shown } from '../../../src/web/i18n/shownText.ts';
import { sportTextsOf } from '../../../src/web/sports/sportTexts.ts';

/** As score sheets, the live channel and the federation's own lists write them; the last column is what an English page shows. */
const infractions = [
  ['2 min - Hooking/haking', 'Hooking', 'Haking'],
  ['Haking', 'Hooking', 'Haking'],
  ['FELLING', 'Tripping', 'Felling'],
  ['Face-off violation', 'Face-off violation', 'Feil ved dropp'],
  ['Delaying Game - Puck over glass', 'Puck over the glass', 'Puck over glasset'],
  ['x-2 min - Interference', 'Interference', 'Hindring'],
  [
    '2+10 min - Checking to the head or neck',
    'Checking to the head or neck',
    'Checking mot hode eller nakke',
  ],
  ['Cross checking', 'Cross-checking', 'Cross-checking'],
  ['Too many men on the ice', 'Too many players on the ice', 'For mange spillere på isen'],
] as const;

const role = (text: string, sport: SportKind): string =>
  plainText(officialRole(FederationText(text), sportTextsOf(sport).officials, 'en'));

describe('what the federation writes, in the visitor’s language (WCAG 3.1.2)', () => {
  for (const [written, en, no] of infractions) {
    it(`an infraction, ${written}`, () => {
      expect(shown(infractionText(FederationText(written), 'en'))).toEqual({ children: en, lang: undefined });
      expect(shown(infractionText(FederationText(written), 'no'))).toEqual({ children: no, lang: undefined });
    });
  }

  it('a word that is not known stands as it was written, in the federation’s language', () => {
    expect(shown(infractionText(FederationText('2 min - Ulovlig jubel'), 'en'))).toEqual({
      children: 'Ulovlig jubel',
      lang: 'nb',
    });
    expect(shown(officialRole(FederationText('Isvakt'), sportTextsOf('icehockey').officials, 'en'))).toEqual({
      children: 'Isvakt',
      lang: 'nb',
    });
    expect(shown(infractionText(FederationText(''), 'en'))).toEqual({ children: '', lang: 'nb' });
  });

  it('a penalty in one piece keeps its minutes', () => {
    expect(plainText(penaltyText(FederationText('2 min - Hooking/haking'), 'en'))).toBe('2 min, Hooking');
    expect(plainText(penaltyText(FederationText('2+10 min - Slåssing'), 'en'))).toBe('2 + 10 min, Fighting');
    expect(plainText(penaltyText(FederationText('2 min'), 'en'))).toBe('2 min');
    expect(plainText(penaltyText(FederationText('Felling'), 'en'))).toBe('Tripping');
  });

  it('an official’s role is what the sport calls it: a Linjedommer is another person on ice than at a net', () => {
    expect(role('Hoveddommer', 'icehockey')).toBe('Referee');
    expect(role('Linjedommer', 'icehockey')).toBe('Linesperson');
    expect(role('Linjedommer', 'volleyball')).toBe('Line judge');
    expect(role('Linjedommer', 'soccer')).toBe('Assistant referee');
    expect(role('1. dommer', 'volleyball')).toBe('First referee');
    expect(role('Dommer 2', 'basketball')).toBe('Second referee');
    expect(
      plainText(officialRole(FederationText('Dommer 2'), sportTextsOf('basketball').officials, 'no')),
    ).toBe('2. dommer');
  });

  it('volleyball’s sanctions (FIVB rule 21)', () => {
    expect(plainText(sanctionText(FederationText('Gult kort'), 'en'))).toBe('Yellow card');
    expect(plainText(sanctionText(FederationText('Disqualification'), 'no'))).toBe('Diskvalifikasjon');
  });
});
