import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** On a phone one after the other: the board, what is looked for first, the story, what is looked up, the tables. */
export const page = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from('lg')]: { gap: vars.space.x6 } },
});

export const details = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
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

const column = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});

globalStyle(`${column}:empty`, { display: 'none' });

export const lead = style([column, { gridArea: 'lead' }]);
export const main = style([column, { gridArea: 'main' }]);
export const rest = style([column, { gridArea: 'rest' }]);
export const wide = style([column, { gridArea: 'wide', '@media': { [from('lg')]: { gap: vars.space.x6 } } }]);

export const instead = style({ display: 'grid', gap: vars.space.x4, justifyItems: 'start' });
