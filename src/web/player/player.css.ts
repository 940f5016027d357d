import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Things of one part, below each other. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x4,
});

export const sentence = style({
  padding: `${vars.space.x5} ${vars.space.x5}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  color: vars.color.muted,
});

export const notice = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x12} ${vars.space.x5}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  textAlign: 'center',
});

export const noticeTitle = style({ fontSize: vars.size.xl });

export const noticeText = style({ color: vars.color.muted, maxWidth: '32rem' });
