import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const box = styled(kit.row.x4, {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  padding: `${vars.space.x4} ${vars.space.x5}`,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.warningEdge}`,
  background: vars.color.warningSurface,
  color: vars.color.text,
});

/** A failure whose cause another one tells. */
export const repeated = style({ padding: `${vars.space.x2} 0` });

export const words = style({ flex: '1 1 16rem' });

export const title = style({
  fontSize: vars.size.md,
  fontWeight: vars.weight.bold,
  color: vars.color.warning,
});

export const text = style({ fontSize: vars.size.sm });

/** The message lies over the placeholder of what failed. */
export const place = styled(kit.column, {
  gridTemplateAreas: '"all"',
  alignItems: 'start',
});

globalStyle(`${place} > *`, { gridArea: 'all' });

export const room = style({ visibility: 'hidden', pointerEvents: 'none' });
