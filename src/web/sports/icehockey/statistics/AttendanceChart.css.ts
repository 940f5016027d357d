import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { kit, styled } from '../../../theme/primitives.css.ts';

export const bars = style({ display: 'grid', gap: vars.space.x1 });

export const bar = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: vars.space.x3,
  minHeight: '44px',
  paddingBlock: vars.space.x1,
  fontSize: vars.size.sm,
});

export const name = styled(kit.truncated);

export const link = style([
  name,
  {
    textDecoration: 'none',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0 },
      [`${bar}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '3px' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `3px solid ${vars.color.focus}`,
        borderRadius: vars.radius.sm,
      },
    },
  },
]);

export const value = styled(kit.figure, { fontWeight: vars.weight.semibold });

export const picture = style({ gridColumn: '1 / -1', overflow: 'visible', forcedColorAdjust: 'none' });

export const groove = style({ fill: vars.color.sunken });

export const average = style({ fill: vars.chart.one });

export const last = style({ fill: vars.chart.two, stroke: vars.color.surface, strokeWidth: 2 });
