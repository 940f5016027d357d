import { style } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';
import { clamped } from './text/text.css.ts';

/** A screen: its head, then its content. */
export const page = styled(kit.stack.x4, {
  '@media': { [from('md')]: { gap: vars.space.x5 } },
});

/** Title and subtitle, with controls beside them. */
export const head = styled(kit.line, kit.wrap, kit.between, {
  alignItems: 'end',
  gap: `${vars.space.x2} ${vars.space.x4}`,
});

export const words = style({ flex: '1 1 11rem' });

/** In large letters a long word still fits a phone. */
export const title = styled(clamped.three, {
  fontSize: `min(${vars.size.xxl}, 11vw)`,
  letterSpacing: '-0.02em',
});

/** Reserves its height while loading. */
export const subtitle = styled(kit.muted, clamped.three, {
  minHeight: '1.5em',
  '@media': { [below('sm')]: { fontSize: vars.size.sm } },
});
