import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchPicture } from '@kampdag/core/site/sharePicture';
import { beforeAll, describe, expect, it } from 'vitest';
import { sourcePlaces } from '../../../src/server/share/drawings.ts';
import { openRasteriser } from '../../../src/server/share/rasteriser.ts';

const crest = { initials: 'VÅ', ground: '#0f513f', letters: '#ffffff' };

const picture: MatchPicture = {
  type: 'match',
  siteName: 'Kampdag Hockey',
  heading: 'Eliteserien',
  colours: { ground: '#101b45', on: '#ffffff', stripe: '#d8232f', live: '#a3001b' },
  teams: { home: { name: 'Vålerenga', crest }, away: { name: 'Bjørkedal Ærlighet', crest } },
  middle: '3–2',
  status: 'Direkte · 2. periode',
  isLive: true,
  periods: '(1–0, 2–2)',
  footer: 'Lørdag 21. november 2026',
};

const open: { draw: Awaited<ReturnType<typeof openRasteriser>> } = { draw: () => new Uint8Array() };

/** The SVG of a match whose home team has a name. */
const named = (name: string): string => {
  const { away } = picture.teams;
  return Buffer.from(open.draw({ ...picture, teams: { home: { name, crest }, away } })).toString('base64');
};

/** The picture of a match with a text wherever one may be. */
const withText = (text: string): string =>
  Buffer.from(open.draw({ ...picture, heading: text, status: `Slutt ${text}`, footer: text })).toString(
    'base64',
  );

const withInitials = (initials: string): string => {
  const { home, away } = picture.teams;
  const teams = { home: { ...home, crest: { ...crest, initials } }, away };
  return Buffer.from(open.draw({ ...picture, teams })).toString('base64');
};

/** The size in a PNG's header. */
const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

beforeAll(async () => {
  const { wasm, fonts } = sourcePlaces(join(import.meta.dirname, '../../..'));
  open.draw = await openRasteriser({
    wasm: readFileSync(wasm),
    fonts: { 500: readFileSync(fonts[500]), 700: readFileSync(fonts[700]), 800: readFileSync(fonts[800]) },
  });
});

describe('drawing a share picture', () => {
  it('makes a PNG of the size that link previews expect', () => {
    expect(sizeOf(open.draw(picture))).toEqual({ width: 1200, height: 630 });
  });

  it('draws Norwegian letters differently from their base letters', () => {
    expect(new Set(['Asen', 'Åsen', 'Æsen', 'Øsen', 'Osen'].map(named)).size).toBe(5);
  });

  it('draws every digit of three-digit scores', () => {
    const scores = ['104–103', '104–108', '140–139', '140–138'];
    const drawn = scores.map((middle) => Buffer.from(open.draw({ ...picture, middle })).toString('base64'));
    expect(new Set(drawn).size).toBe(scores.length);
  });

  it.each([
    ['Isbjørn 🐻‍❄️🏒 Elite', 'Isbjørn Elite'],
    ['👨‍👩‍👧', ''],
    ['北京国安 IF', ' IF'],
    ['النجم الساحلي', ''],
    ['A\u030asen', 'Åsen'],
    ['Z\u0351\u036b', 'Z\u0351\u036b'],
    ['Z\u1ab0', 'Z'],
    ['19:00 · 国家体育场 · Bergen', '19:00 · Bergen'],
  ])(
    'leaves out what the font lacks, where boxes would be: %j is drawn as %j (issue 35, C)',
    (text, shown) => {
      expect(named(text)).toBe(named(shown));
      expect(withText(text)).toBe(withText(shown));
    },
  );

  it('draws a crest without letters that it has as that of an unknown team (issue 35, C)', () => {
    expect(withInitials('النج')).toBe(withInitials('?'));
    expect(withInitials('北IF')).toBe(withInitials('IF'));
  });

  it.each(['<script>&"\'', '\u0000\ud800\u202e\uffff', '🏒'.repeat(50), ' '])(
    'draws hostile names: %j',
    (name) => {
      const { away } = picture.teams;
      const hostile = { ...picture, teams: { home: { name, crest }, away }, heading: name, footer: name };
      expect(sizeOf(open.draw(hostile)).width).toBe(1200);
    },
  );
});
