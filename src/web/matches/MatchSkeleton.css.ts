import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

/** As tall as the card or the row that will take its place. */
export const skeleton = styled(kit.card, {
  display: 'grid',
  alignContent: 'space-between',
  height: '126px',
  padding: vars.space.x4,
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: '12rem minmax(0, 1fr) minmax(0, 1fr)',
      alignContent: 'center',
      gap: vars.space.x8,
      height: '62px',
      borderRadius: vars.radius.md,
    },
  },
});
