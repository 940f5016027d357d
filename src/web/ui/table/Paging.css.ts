import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const paging = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.x2,
  flex: '0 1 auto',
  marginInlineStart: 'auto',
  fontSize: vars.size.sm,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [below('sm')]: { flex: '1 1 100%' },
    [from('sm')]: { columnGap: vars.space.x4 },
    print: { display: 'none' },
  },
});

export const size = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 });

export const select = style({
  minHeight: '44px',
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  color: vars.color.text,
});

export const range = style({ minWidth: '6rem', textAlign: 'center', whiteSpace: 'nowrap' });

export const steps = style({ display: 'inline-flex', color: vars.color.text });

export const sorting = style({
  display: 'flex',
  alignItems: 'center',
  marginBlockEnd: vars.space.x3,
  fontSize: vars.size.sm,
  color: vars.color.muted,
});
