import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { clamped, visuallyHidden } from '../../theme/rules.ts';

const narrow = `screen and ${below('md')}`;
const wide = from('md');

export const player = styled(kit.column, {
  width: 'max-content',
  maxWidth: '15rem',
  lineHeight: 1.25,
  '@media': {
    [narrow]: { width: '7rem', fontSize: vars.size.sm },
    // A tablet has room for what stands below the name in one line.
    [`${narrow} and ${from('sm')}`]: { width: '13rem' },
  },
});

export const name = style(clamped(3));

/** The full first name; a phone shows its initial, and screen readers hear all of it. */
export const firstName = style({ '@media': { [narrow]: visuallyHidden } });

const onPhone = { [wide]: { display: 'none' }, print: { display: 'none' } } as const;

export const initial = style({ '@media': onPhone });

/** The values of columns hidden on a phone. */
export const under = styled(kit.caption, {
  ...clamped(5),
  fontWeight: vars.weight.regular,
  '@media': onPhone,
});

export const team = styled(kit.row.x2, kit.plain, {
  width: 'max-content',
  maxWidth: '13rem',
  minHeight: '36px',
});

export const teamHead = styled(team, { maxWidth: '15rem', '@media': { [narrow]: { maxWidth: '10.5rem' } } });

export const teamName = style({
  ...clamped(3),
  minWidth: 0,
  lineHeight: 1.2,
  selectors: { 'a:hover > &': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});

/** Narrows the column gaps of a table, more so on a phone, so that most columns are in view. */
export const denseTable = style({});

const leftOut = { '@media': { [narrow]: { display: 'none' } } } as const;

/** A table whose cells, from the third on, repeat on a phone what is below the name; that many are hidden there. */
const foldedTable = (cells: number): string => {
  const folded = styled(denseTable);
  for (let place = 3; place < 3 + cells; place += 1) {
    globalStyle(`${folded} thead tr:first-child > :nth-child(${place})`, leftOut);
    globalStyle(`${folded} tbody tr > :nth-child(${place})`, leftOut);
  }
  return folded;
};

/** Classes by the number of cells hidden on a phone. */
export const foldedTables = [0, 1, 2, 3].map(foldedTable);

globalStyle(`${denseTable} :is(td, tbody th)`, {
  paddingInline: vars.space.x2,
  '@media': { [narrow]: { paddingInline: '6px' } },
});
globalStyle(`${denseTable} thead th > :not(span)`, {
  paddingInline: vars.space.x2,
  '@media': { [narrow]: { minWidth: '44px', paddingInline: '4px' } },
});
globalStyle(`${denseTable} thead th:first-child`, {
  paddingInline: vars.space.x2,
  '@media': { [narrow]: { paddingInline: '6px' } },
});

/** A note below a table. */
export const note = styled(kit.label, { marginBlockStart: vars.space.x3 });

export const body = styled(kit.stack.x4, { '@media': { [from('md')]: { gap: vars.space.x6 } } });

export const empty = style({ display: 'grid', justifyItems: 'center', gap: vars.space.x4 });

export const emptyWords = style({ width: '100%' });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });

/** A chart beside the table, on a phone below it. */
export const beside = styled(kit.column, {
  alignItems: 'start',
  gap: vars.space.x5,
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
