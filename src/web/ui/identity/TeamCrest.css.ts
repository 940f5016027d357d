import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { crestGrounds, crestLetters } from '../../theme/crests.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { shield } from './shield.ts';

const edge = vars.color.plate;
const veil = `color-mix(in srgb, ${vars.color.plate} 22%, transparent)`;

const base = styled(kit.centred, kit.rigid, {
  clipPath: `polygon(${shield.map(([x, y]) => `${x}% ${y}%`).join()})`,
  // The darker half: a shield in relief, in any colour. The dark theme lightens it, so that it stands out.
  backgroundImage: `linear-gradient(90deg, transparent 50%, color-mix(in srgb, ${vars.color.shadow} 50%, transparent) 50%), linear-gradient(${veil}, ${veil})`,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  selectors: {
    // Once the club's logo has loaded, it stands alone.
    '&:has(> [data-loaded])': { clipPath: 'none', background: 'none' },
    '&:has(> [data-loaded])::before': { content: 'none' },
  },
  '::before': {
    content: 'attr(data-crest)',
    color: crestLetters,
    gridArea: '1 / 1',
    fontSize: '0.34em',
    fontWeight: vars.weight.bold,
    lineHeight: 1,
  },
});

/** Visible once loaded; until then it covers the crest without moving it. */
export const logo = style({
  gridArea: '1 / 1',
  width: '1em',
  height: '1em',
  padding: '1px',
  objectFit: 'contain',
  opacity: 0,
  // By night an edge of light along the logo's own outline; by day the plate's colour is transparent.
  selectors: {
    '&[data-loaded]': { opacity: 1, filter: `drop-shadow(0 0 0.5px ${edge}) drop-shadow(0 0 0.5px ${edge})` },
  },
});

/** A crest's font size equals its width, so a place that sets both scales the whole. */
const sized = (width: number) => ({
  selectors: { ':where(&)': { width: `${width}px`, height: `${width}px`, fontSize: `${width}px` } },
});

/** By width, in pixels. */
export const sizes = styleVariants(
  { 20: 20, 22: 22, 24: 24, 28: 28, 40: 40, 64: 64, 72: 72 } as const,
  sized,
);

export const grounds = styleVariants(
  Object.fromEntries(crestGrounds.map((backgroundColor, index) => [index, [base, { backgroundColor }]])),
);

export const unknown = styled(base, { backgroundColor: vars.color.edge });
