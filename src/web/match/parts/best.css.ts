import { style } from '@vanilla-extract/css';
import { clamped } from '../../theme/clamped.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const list = styled(kit.column);

export const player = styled(kit.row.x3, {
  padding: `${vars.space.x2} 0`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const star = style({ flex: 'none', color: vars.color.warningEdge });

export const words = style({ flex: 1, display: 'grid', minWidth: 0 });

export const name = style({ ...clamped(2), fontWeight: vars.weight.bold, lineHeight: 1.3 });
