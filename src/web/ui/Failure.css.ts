import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const box = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  padding: `${vars.space.x4} ${vars.space.x5}`,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.warningEdge}`,
  background: vars.color.warningSurface,
  color: vars.color.text,
});

export const words = style({ flex: '1 1 16rem' });

export const title = style({
  fontSize: vars.size.md,
  fontWeight: vars.weight.semibold,
  color: vars.color.warning,
});

export const text = style({ fontSize: vars.size.sm });

/** The alarm lies on the room of what failed. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"all"',
  alignItems: 'start',
});

globalStyle(`${place} > *`, { gridArea: 'all' });

export const room = style({ visibility: 'hidden', pointerEvents: 'none' });
