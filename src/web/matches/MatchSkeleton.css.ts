import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';
import { rowHeight } from './row.css.ts';

/** As tall as the row or card that replaces it. */
export const skeleton = styled(kit.card, {
  display: 'grid',
  alignContent: 'space-evenly',
  height: rowHeight,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.md,
});
