import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { onBoard } from '../board/onBoard.ts';
import { told } from '../board/under.css.ts';

/**
 * As high whoever is in the box, and before that is known: penalties come and go without moving what is below. Where it is narrow the penalties have
 * a line of their own under the manpower, each side's on its side; else they stand beside it.
 */
const strip = style({
  display: 'grid',
  gridTemplateAreas: '"power power" "home away"',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: '1.125rem 1.125rem',
  alignItems: 'center',
  columnGap: vars.space.x3,
  fontSize: vars.size.sm,
  lineHeight: 1.2,
  '@media': {
    [below('md')]: { fontSize: vars.size.xs },
    [from('md')]: {
      gridTemplateAreas: '"home power away"',
      gridTemplateColumns: 'minmax(13rem, 1fr) minmax(0, auto) minmax(13rem, 1fr)',
      gridTemplateRows: '2.25rem',
    },
  },
});

/** Even sides with nobody in the box are no news: on a phone something else has their room. */
export const strips = {
  quiet: style([strip, { '@media': { [below('md')]: { visibility: 'hidden' } } }]),
  told: style([strip, told]),
} as const;

const power = style({ gridArea: 'power', justifySelf: 'center', minWidth: 0, maxWidth: '100%' });

export const even = style([power, { color: onBoard(88) }]);

const pill = style({
  padding: `0 ${vars.space.x2}`,
  borderRadius: vars.radius.pill,
  background: vars.brand.onHeader,
  color: vars.brand.header,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
  '@media': { [from('md')]: { padding: `${vars.space.x1} ${vars.space.x3}` } },
});

export const powerPlay = style([power, pill, { display: 'inline-flex', gap: vars.space.x2 }]);

/** Long names give way to what cannot be seen elsewhere, a shirt number's width of them not. */
export const givesWay = styled(kit.truncated, {
  minWidth: '4ch',
});

const box = styled(kit.row.x3, {
  minWidth: 0,
});

/** As wide apart as the teams where they stand under the manpower, else close to it. */
export const boxes = {
  home: style([box, { gridArea: 'home', '@media': { [from('md')]: { justifyContent: 'flex-end' } } }]),
  away: style([
    box,
    {
      gridArea: 'away',
      justifyContent: 'flex-end',
      '@media': { [from('md')]: { justifyContent: 'flex-start' } },
    },
  ]),
} as const;

/** One after the other on one line: two penalties of a side share its half. */
export const served = style({ display: 'flex', gap: vars.space.x2, minWidth: 0 });

/** A name beside a shirt number, which stays in sight where there is no room for both: two penalties of a side on a phone. */
export const name = style([
  givesWay,
  {
    minWidth: 0,
    selectors: {
      [`${served}:has(> :nth-child(2)) &`]: { maxWidth: 0, '@media': { [from('md')]: { maxWidth: 'none' } } },
    },
  },
]);

export const emptyNet = style([pill, { paddingBlock: 0, flex: 'none' }]);

export const penalty = style({ display: 'inline-flex', gap: '0.5ch', alignItems: 'baseline', minWidth: 0 });

export const left = style({ flex: 'none', whiteSpace: 'nowrap' });

export const ticking = styled(kit.figure, {
  fontWeight: vars.weight.bold,
  minWidth: '4ch',
});
