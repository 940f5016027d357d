import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

/** The content of one part, stacked. */
export const beside = styled(kit.stack.x4, {
  alignItems: 'start',
});

export const sentence = styled(kit.card, {
  padding: `${vars.space.x5} ${vars.space.x5}`,
  color: vars.color.muted,
});

export const notice = styled(kit.card, {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x12} ${vars.space.x5}`,
  textAlign: 'center',
});

export const noticeTitle = style({ fontSize: vars.size.xl });

export const noticeText = style({ color: vars.color.muted, maxWidth: '32rem' });
