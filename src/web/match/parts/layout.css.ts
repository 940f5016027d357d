import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

/** On a phone in one column: the board, figures by period, events, details, tables. */
export const page = styled(kit.stack.x4, {
  alignItems: 'start',
  '@media': { [from('lg')]: { gap: vars.space.x6 } },
});

const tab = style({ paddingTop: vars.space.x4 });

/** A one-column tab. */
export const wide = styled(tab, kit.stack.x4, { alignItems: 'start' });

export const details = styled(tab, kit.stack.x4, {
  gridTemplateAreas: '"lead" "main" "rest"',
  alignItems: 'start',
  '@media': {
    [from('lg')]: {
      gap: vars.space.x6,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 26rem)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"main lead" "main rest"',
    },
  },
});

const column = styled(kit.stack.x4, kit.shrinking);

globalStyle(`${column}:empty`, { display: 'none' });

export const lead = styled(column, { gridArea: 'lead' });
export const main = styled(column, { gridArea: 'main' });
export const rest = styled(column, { gridArea: 'rest' });

export const instead = style({ display: 'grid', gap: vars.space.x4, justifyItems: 'start' });
