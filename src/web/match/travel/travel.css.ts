import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const bar = styled(kit.card, kit.stack.x1, {
  padding: `${vars.space.x2} ${vars.space.x3}`,
  scrollMargin: vars.space.x3,
});

export const head = styled(kit.line, {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
});

export const asOf = styled(kit.figure, { fontWeight: vars.weight.semibold });

export const track = style({ position: 'relative', height: '44px' });

export const slider = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  margin: 0,
  background: 'transparent',
  accentColor: vars.brand.accent,
  cursor: 'pointer',
});

/** The marks end where the middle of the slider's thumb does. */
export const marks = style({ position: 'absolute', inset: '0 8px', pointerEvents: 'none' });

const mark = style({ position: 'absolute', width: '2px', marginInlineStart: '-1px' });

export const score = styleVariants(
  { home: { top: 0, background: vars.chart.home }, away: { bottom: 0, background: vars.chart.away } },
  (place) => [mark, { height: '0.75rem', ...place }],
);

export const advantage = styleVariants(
  { home: { top: 0, background: vars.chart.home }, away: { bottom: 0, background: vars.chart.away } },
  (place) => [{ position: 'absolute', height: '0.25rem', opacity: 0.5, ...place }],
);

export const period = styled(mark, { top: 0, bottom: 0, background: vars.color.edge });

export const controls = styled(kit.line, { flexWrap: 'wrap', justifyContent: 'space-between' });
export const steps = styled(kit.line, {});
export const hint = styled(kit.caption, { '@media': { '(hover: none)': { display: 'none' } } });
