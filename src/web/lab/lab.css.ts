import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

export const card = styled(kit.card, kit.stack.x2, { padding: vars.space.x3, alignContent: 'start' });

export const cards = styled(kit.stack.x3, {
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const row = styled(kit.line, { flexWrap: 'wrap', gap: `${vars.space.x2} ${vars.space.x3}` });

export const name = style({ fontSize: vars.size.lg, overflowWrap: 'anywhere' });

export const quiet = kit.label;

export const file = style({ display: 'none' });

export const slider = style({
  width: '100%',
  height: '44px',
  margin: 0,
  accentColor: vars.brand.accent,
  cursor: 'pointer',
});

export const figure = kit.figure;

export const raw = styled(kit.control, {
  width: '100%',
  minHeight: '14rem',
  padding: vars.space.x2,
  fontFamily: 'monospace',
  fontSize: vars.size.sm,
  resize: 'vertical',
});

export const list = style({
  display: 'grid',
  gap: vars.space.x1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});

export const path = style({ fontWeight: vars.weight.bold });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  margin: 0,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});

export const fact = style({ margin: 0 });

export const page = styled(kit.stack.x3, {
  paddingTop: vars.space.x4,
  borderTop: `1px solid ${vars.color.border}`,
});

export const seed = style({ maxWidth: '9rem' });
