import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { hairline, rowHeight } from './DataTable.css.ts';

export const head = style({ height: rowHeight, background: vars.color.sunken });

export const row = styled(kit.row.x4, kit.between, {
  height: rowHeight,
  paddingInline: vars.space.x4,
  borderBlockStart: hairline,
  overflow: 'hidden',
});
