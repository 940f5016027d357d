import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const place = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  '@media': { print: { display: 'none' } },
});

/** Over the page, below the button's end: it moves nothing. */
export const said = styled(kit.rounded.md, kit.text.sm, {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: 0,
  zIndex: 5,
  width: 'max-content',
  maxWidth: '15rem',
  padding: `${vars.space.x1} ${vars.space.x3}`,
  border: `1px solid ${vars.color.edge}`,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.elevation.raised,
});
