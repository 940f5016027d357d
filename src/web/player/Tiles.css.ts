import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

/** Four to a row, on wide screens all in one; the last row is filled. */
export const tiles = styled(kit.panel, kit.wrap, {
  display: 'flex',
  gap: '1px',
  overflow: 'hidden',
});

export const tile = style({
  display: 'grid',
  flex: '1 1 22%',
  alignContent: 'center',
  gap: '2px',
  minHeight: '76px',
  padding: `${vars.space.x3} ${vars.space.x2} ${vars.space.x3} ${vars.space.x3}`,
  // A hairline between neighbours in any number of columns.
  boxShadow: `1px 1px 0 ${vars.color.border}`,
  '@media': { [from('sm')]: { paddingInlineStart: vars.space.x4 }, [from('lg')]: { flexBasis: 0 } },
});

export const leading = style([tile, { background: vars.brand.accentSurface }]);

export const label = styled(kit.caption, kit.strong, {
  letterSpacing: '0.02em',
});

export const value = styled(kit.figure, kit.text.lg, kit.strong, kit.unbroken, {
  lineHeight: 1.2,
  '@media': { [from('sm')]: { fontSize: vars.size.xl } },
});
