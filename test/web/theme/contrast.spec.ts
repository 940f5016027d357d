import { describe, expect, it } from 'vitest';
import { brands } from '../../../src/web/theme/brands.ts';
import { darkChart, lightChart } from '../../../src/web/theme/chartColours.ts';
import { crestGrounds, crestLetters } from '../../../src/web/theme/crests.ts';
import { contrastPalettes, darkPalette, lightPalette, menuColours } from '../../../src/web/theme/palette.ts';

const channel = (value: number): number =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The WCAG 2 contrast ratio. */
const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

const palettes = { light: lightPalette, dark: darkPalette };
const themes = ['light', 'dark'] as const;

describe('the measure itself', () => {
  it('gives 21 for black on white and the published 13.2 for white on the menu', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#262c5b')).toBeCloseTo(13.2, 1);
  });
});

describe.each(themes)('the %s palette', (theme) => {
  const p = palettes[theme];
  const grounds = ['page', 'surface', 'raised', 'sunken', 'hover'] as const;

  it.each(grounds)('has text and muted text at 7:1 on %s', (ground) => {
    expect(contrast(p.text, p[ground])).toBeGreaterThanOrEqual(7);
    expect(contrast(p.muted, p[ground])).toBeGreaterThanOrEqual(7);
  });

  it('has live text at 7:1 on what it stands on', () => {
    expect(contrast(p.live, p.surface)).toBeGreaterThanOrEqual(7);
    expect(contrast(p.live, p.liveSurface)).toBeGreaterThanOrEqual(7);
    expect(contrast(p.text, p.liveSurface)).toBeGreaterThanOrEqual(7);
    expect(contrast(p.muted, p.liveSurface)).toBeGreaterThanOrEqual(7);
  });

  it('has warnings at 7:1', () => {
    expect(contrast(p.warning, p.warningSurface)).toBeGreaterThanOrEqual(7);
    expect(contrast(p.text, p.warningSurface)).toBeGreaterThanOrEqual(7);
  });

  it.each(grounds)("shows a control's edge and the focus ring at 3:1 on %s", (ground) => {
    expect(contrast(p.edge, p[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(p.focus, p[ground])).toBeGreaterThanOrEqual(3);
  });
});

describe.each(Object.entries(brands))('the brand %s', (_, brand) => {
  it.each(themes)('has its text at 7:1 in the %s theme', (theme) => {
    const b = brand[theme];
    const p = palettes[theme];
    expect(contrast(b.onHeader, b.header)).toBeGreaterThanOrEqual(7);
    expect(contrast(b.onAccent, b.accent)).toBeGreaterThanOrEqual(7);
    expect(contrast(b.accent, p.surface)).toBeGreaterThanOrEqual(7);
    expect(contrast(b.accent, b.accentSurface)).toBeGreaterThanOrEqual(7);
    expect(contrast(p.text, b.accentSurface)).toBeGreaterThanOrEqual(7);
  });
});

describe('the menu', () => {
  it('is #262C5B with white text, whatever the deployment (§2, §9)', () => {
    expect(menuColours.ground).toBe('#262c5b');
    expect(menuColours.text).toBe('#ffffff');
    for (const brand of Object.values(brands))
      expect(Object.keys(brand.light).join(' ')).not.toMatch(/menu/i);
  });

  it('has its text at 7:1, and on the entry of the page that is shown', () => {
    expect(contrast(menuColours.text, menuColours.ground)).toBeGreaterThanOrEqual(7);
    expect(contrast(menuColours.text, menuColours.active)).toBeGreaterThanOrEqual(7);
  });
});

describe.each(themes)('the %s palette for those who ask for more contrast', (theme) => {
  const p = contrastPalettes[theme];

  it('has all text at 10:1, and lines and edges at 4.5:1, which stand at less without the wish', () => {
    for (const ground of ['page', 'surface', 'raised', 'sunken', 'hover'] as const) {
      expect(contrast(p.text, p[ground])).toBeGreaterThanOrEqual(10);
      expect(contrast(p.muted, p[ground])).toBeGreaterThanOrEqual(10);
      expect(contrast(p.border, p[ground])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(p.edge, p[ground])).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palettes[theme].border, palettes[theme].surface)).toBeLessThan(4.5);
  });
});

describe('a drawn crest', () => {
  it.each(crestGrounds)('has its letters at 7:1 on %s', (ground) => {
    expect(contrast(crestLetters, ground)).toBeGreaterThanOrEqual(7);
  });
});

describe.each(themes)('a chart in the %s theme', (theme) => {
  const chart = { light: lightChart, dark: darkChart }[theme];
  const { surface, text } = palettes[theme];
  const series = ['home', 'away', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

  it.each([...series, 'quiet'] as const)('shows the series %s at 3:1 on a card', (name) => {
    expect(contrast(chart[name], surface)).toBeGreaterThanOrEqual(3);
  });

  it('has no two series of the same colour, but for the sides of a match', () => {
    const numbered = series.slice(2).map((name) => chart[name]);
    expect(new Set(numbered).size).toBe(numbered.length);
    // Told apart by lightness alone (issue 36, 10).
    expect(contrast(chart.home, chart.away)).toBeGreaterThanOrEqual(3);
  });

  it.each(['win', 'draw', 'loss'] as const)('has the letter of a %s at 7:1', (name) => {
    expect(contrast(chart.onOutcome, chart[name])).toBeGreaterThanOrEqual(7);
  });

  it('draws its grid fainter than anything that is to be read', () => {
    expect(contrast(chart.grid, surface)).toBeLessThan(contrast(chart.quiet, surface));
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(7);
  });
});
