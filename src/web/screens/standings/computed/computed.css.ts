import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { kit, styled } from '../../../theme/primitives.css.ts';

export const bar = styled(kit.card, kit.stack.x2, {
  padding: `${vars.space.x2} ${vars.space.x3} ${vars.space.x3}`,
});

export const head = styled(kit.line, kit.wrap, kit.between, {
  gap: `${vars.space.x1} ${vars.space.x3}`,
});

export const title = styled(kit.text.md, kit.strong);

export const track = style({ position: 'relative', height: '68px' });

export const slider = styled(kit.full, {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  height: '44px',
  margin: 0,
  background: 'transparent',
  accentColor: vars.brand.accent,
  cursor: 'pointer',
});

/** The marks end where the centre of the slider's thumb does. */
export const marks = style({
  position: 'absolute',
  insetInline: '8px',
  insetBlockStart: '44px',
  width: 'calc(100% - 16px)',
  height: '24px',
  overflow: 'visible',
  pointerEvents: 'none',
});

export const mark = style({ stroke: vars.color.edge, vectorEffect: 'non-scaling-stroke' });

export const month = styled(kit.figure, { fill: vars.color.muted, fontSize: '12px' });

export const controls = styled(kit.row.x2, { alignItems: 'end', maxWidth: '26rem' });

export const notes = styled(kit.stack.x1, kit.label, {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxWidth: '80ch',
});

export const matches = styled(kit.stack.x1, kit.text.sm, {
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const score = styled(kit.figure, kit.strong);

/** Under the position, within the row's height. */
export const place = style({ display: 'inline-grid', justifyItems: 'center', lineHeight: 1.2 });

export const gain = styled(kit.caption, kit.figure, kit.unbroken);
