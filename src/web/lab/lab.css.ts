import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

export const card = styled(kit.card, kit.stack.x2, kit.padded.x3, { alignContent: 'start' });

export const cards = styled(kit.stack.x3, {
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const row = styled(kit.line, kit.wrap, { gap: `${vars.space.x2} ${vars.space.x3}` });

export const name = styled(kit.text.lg, { overflowWrap: 'anywhere' });

export const quiet = kit.label;

export const file = style({ display: 'none' });

export const slider = styled(kit.full, {
  height: '44px',
  margin: 0,
  accentColor: vars.brand.accent,
  cursor: 'pointer',
});

export const figure = kit.figure;

export const raw = styled(kit.control, kit.full, kit.padded.x2, kit.text.sm, {
  minHeight: '14rem',
  fontFamily: 'monospace',
  resize: 'vertical',
});

export const list = styled(kit.grid.x1, kit.text.sm, {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const path = styled(kit.strong);

export const facts = styled(kit.text.sm, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  margin: 0,
  overflowWrap: 'anywhere',
});

export const fact = style({ margin: 0 });

export const page = styled(kit.stack.x3, {
  paddingTop: vars.space.x4,
  borderTop: `1px solid ${vars.color.border}`,
});

export const seed = style({ maxWidth: '9rem' });
