import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

/** Side by side on wide screens; in a card one above the other, each beside its team. */
export const score = styled(kit.figure, {
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(1.6ch, auto) auto minmax(1.6ch, auto)',
  alignItems: 'center',
  justifyItems: 'center',
  gap: vars.space.x1,
  fontSize: vars.size.score,
  fontWeight: vars.weight.bold,
  lineHeight: 1.2,
  '@media': {
    [below('lg')]: {
      gridTemplateColumns: 'auto',
      gridTemplateRows: 'subgrid',
      gridRow: '1 / -1',
      rowGap: 0,
      justifyItems: 'end',
    },
  },
});

export const live = style([score, { color: vars.color.live }]);

export const none = style({
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  gridColumn: '1 / -1',
  '@media': { [below('lg')]: { gridRow: 'span 2', alignSelf: 'center' } },
});

export const dash = style({
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  '@media': { [below('lg')]: { display: 'none' } },
});

export const ahead = style({ whiteSpace: 'nowrap' });

export const behind = style([ahead, { fontWeight: vars.weight.regular }]);
