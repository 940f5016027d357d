import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const choice = style({ display: 'grid', margin: 0, minWidth: 0 });

/** Inside the card instead of on its border. */
export const title = style({
  float: 'inline-start',
  width: '100%',
  padding: 0,
  fontSize: vars.size.lg,
  fontWeight: vars.weight.bold,
  lineHeight: 1.2,
});

export const text = styled(kit.label);

export const option = styled(kit.row.x3, kit.target, {
  cursor: 'pointer',
});

export const radio = style({
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  accentColor: vars.brand.accent,
});

export const actions = styled(kit.line, { flexWrap: 'wrap', justifyContent: 'space-between' });

export const failure = styled(kit.label, { color: vars.color.text });
