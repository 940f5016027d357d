import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const bar = styled(kit.card, kit.stack.x1, {
  padding: `${vars.space.x2} ${vars.space.x3}`,
  scrollMargin: vars.space.x3,
});

export const head = styled(kit.line, kit.wrap, kit.between, { gap: `${vars.space.x1} ${vars.space.x3}` });

export const question = styled(kit.row.x2, kit.wrap, { border: 0, margin: 0, padding: 0, minWidth: 0 });
export const asked = styled(kit.text.sm, { padding: `0 0 ${vars.space.x1}` });

export const asOf = styled(kit.figure, { fontWeight: vars.weight.bold });

export const track = style({ position: 'relative', height: '44px' });

export const slider = styled(kit.full, {
  position: 'absolute',
  inset: 0,
  margin: 0,
  background: 'transparent',
  accentColor: vars.brand.accent,
  cursor: 'pointer',
});

/** Aligned with the centre of the slider's thumb at both ends. */
export const marks = style({ position: 'absolute', inset: '0 8px', pointerEvents: 'none' });

const home = vars.chart.home;
const away = vars.chart.away;

/** In forced colours only shapes distinguish the marks. */
const paint = (color: string): StyleRule => ({
  background: color,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

const at = style({ position: 'absolute', translate: '-50%' });

/**
 * A peg for a score, home from above and away from below; a lozenge further in for a penalty; a bar along the edge for a power
 * play.
 */
const peg = style({ width: '2px', height: '0.75rem' });
const lozenge = style({ width: '6px', height: '6px', rotate: '45deg' });
const strip = style({ height: '0.25rem', opacity: 0.6 });
const line = style({ width: '1px', ...paint(vars.color.muted) });

export const score = styleVariants({
  home: [at, peg, { top: 0, ...paint(home) }],
  away: [at, peg, { bottom: 0, ...paint(away) }],
});

export const penalty = styleVariants({
  home: [at, lozenge, { top: '5px', ...paint(home) }],
  away: [at, lozenge, { bottom: '5px', ...paint(away) }],
});

export const advantage = styleVariants({
  home: [strip, { position: 'absolute', top: 0, ...paint(home) }],
  away: [strip, { position: 'absolute', bottom: 0, ...paint(away) }],
});

export const period = styled(at, line, { top: 0, bottom: 0 });

const own = style(paint(vars.color.text));

/** The marks' shapes in the legend. */
export const signs = styleVariants({
  scores: [peg, own],
  periods: [line, { height: '1rem' }],
  advantages: [strip, own, { width: '1rem' }],
  penalties: [lozenge, own],
});

export const legend = styled(kit.caption, kit.wrap, { display: 'flex', gap: `0 ${vars.space.x3}` });
export const marked = styled(kit.line, { gap: vars.space.x1 });

export const controls = styled(kit.line, { flexWrap: 'wrap', justifyContent: 'space-between' });
export const steps = styled(kit.line, {});
export const hint = styled(kit.caption, { '@media': { '(hover: none)': { display: 'none' } } });
