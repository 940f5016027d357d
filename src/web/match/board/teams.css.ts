import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { boardColumns, pairInLargeLetters } from './boardColumns.ts';

export const place = style({ containerType: 'inline-size', minWidth: 0 });

export const teams = style([
  boardColumns,
  { '@media': { [from('sm')]: { gap: vars.space.x6 } } },
  pairInLargeLetters,
]);

export const team = styled(kit.column, {
  position: 'relative',
  gap: '2px',
  justifyItems: 'center',
  textAlign: 'center',
  minWidth: 0,
});

export const crest = style({
  width: '2.25rem',
  height: '2.25rem',
  fontSize: '2.25rem',
  '@media': { [from('sm')]: { width: '4.5rem', height: '4.5rem', fontSize: '4.5rem' } },
});

globalStyle(`${crest} > *, ${crest} > noscript > *`, {
  width: '100%',
  height: '100%',
  fontSize: 'inherit',
  objectFit: 'contain',
});

/** The link covers name and crest. */
export const teamLink = styled(kit.link, {
  color: 'inherit',
  '::after': { content: "''", position: 'absolute', inset: 0 },
  ':focus-visible': { outlineColor: vars.brand.onHeader },
});
