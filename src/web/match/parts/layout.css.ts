import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

/** On a phone one after the other: the board, what is looked for first, the story, what is looked up, the tables. */
export const page = styled(kit.stack.x4, {
  alignItems: 'start',
  '@media': { [from('lg')]: { gap: vars.space.x6 } },
});

export const details = styled(kit.stack.x4, {
  gridTemplateAreas: '"lead" "main" "rest" "wide"',
  alignItems: 'start',
  '@media': {
    [from('lg')]: {
      gap: vars.space.x6,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 26rem)',
      gridTemplateRows: 'auto 1fr auto',
      gridTemplateAreas: '"main lead" "main rest" "wide wide"',
    },
  },
});

const column = styled(kit.stack.x4, {
  minWidth: 0,
});

globalStyle(`${column}:empty`, { display: 'none' });

export const lead = style([column, { gridArea: 'lead' }]);
export const main = style([column, { gridArea: 'main' }]);
export const rest = style([column, { gridArea: 'rest' }]);
export const wide = style([column, { gridArea: 'wide', '@media': { [from('lg')]: { gap: vars.space.x6 } } }]);

export const instead = style({ display: 'grid', gap: vars.space.x4, justifyItems: 'start' });

export const parts = style({
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { print: { display: 'none' } },
});

export const partList = style({ display: 'flex', gap: vars.space.x2, width: 'max-content', padding: '3px' });

export const part = styled(kit.inlineLine, kit.target, {
  padding: `0 ${vars.space.x4}`,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { background: vars.color.hover, borderColor: vars.color.edge },
});
