import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { visuallyHidden } from '../../theme/rules.ts';
import { onBoard } from '../board/boardColumns.ts';
import { active } from '../board/under.css.ts';

/**
 * Always the same height, so that penalties come and go without a shift. Narrow boards put each side's penalties on a line
 * below the strength, wide ones beside it.
 */
export const strip = styled(kit.text.sm, {
  display: 'grid',
  gridTemplateAreas: '"power power" "home away"',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: '1.125rem 1.125rem',
  alignItems: 'center',
  columnGap: vars.space.x3,
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

/** Even strength without penalties is no news: on a phone another strip takes the place. */
export const strips = {
  quiet: style([strip, { '@media': { [below('md')]: { visibility: 'hidden' } } }]),
  active: style([strip, active]),
} as const;

const power = style({ gridArea: 'power', justifySelf: 'center', minWidth: 0, maxWidth: '100%' });

export const even = styled(power, { color: onBoard(88) });

const pill = styled(kit.rounded.pill, kit.strong, kit.unbroken, {
  padding: `0 ${vars.space.x2}`,
  background: vars.brand.onHeader,
  color: vars.brand.header,
  '@media': { [from('md')]: { padding: `${vars.space.x1} ${vars.space.x3}` } },
});

export const powerPlay = styled(power, pill, { display: 'inline-flex', gap: vars.space.x2 });

/** Long names truncate to keep the rest visible, except for the width of a shirt number. */
export const givesWay = styled(kit.truncated, {
  minWidth: '4ch',
});

export const byCode = style({ '@media': { [from('sm')]: { display: 'none' } } });

export const byName = style([givesWay, { '@media': { [below('sm')]: visuallyHidden } }]);

const box = styled(kit.row.x3, kit.shrinking);

/** Aligned with the teams where below the strength, else close to it. */
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

/** On one line: two penalties of a side share its half. */
export const served = style({ display: 'flex', gap: vars.space.x2, minWidth: 0 });

/** A name beside a shirt number; the number stays where two penalties of a side leave no room for both. */
export const name = styled(givesWay, {
  minWidth: 0,
  selectors: {
    [`${served}:has(> :nth-child(2)) &`]: { maxWidth: 0, '@media': { [from('md')]: { maxWidth: 'none' } } },
  },
});

export const emptyNet = styled(pill, { paddingBlock: 0, flex: 'none' });

export const penalty = style({ display: 'inline-flex', gap: '0.5ch', alignItems: 'baseline', minWidth: 0 });

export const left = style({ flex: 'none', whiteSpace: 'nowrap' });

export const ticking = styled(kit.figure, kit.strong, { minWidth: '4ch' });
