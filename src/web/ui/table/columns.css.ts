import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { box, cell, headCell, pinnedEnd, pinnedEndHead, row, sort, sortSign } from './DataTable.css.ts';
import { legend } from './legend.css.ts';

/** Narrower than a dozen columns need. */
const narrow = '(max-width: 55rem)';
const roomy = '(min-width: 55.01rem)';

/** Columns of a narrow table only, and those of a wide one, or of both once all are shown. Print has all. */
export const on = { narrow: style({}), wide: style({}) };

/** The table, and the legend below it, which explains the columns that are shown. */
const either = `:is(${box}, ${legend})`;

globalStyle(`${either}:not([data-columns]) ${on.narrow}`, { display: 'none' });
globalStyle(`${either} ${on.narrow}`, {
  '@container': { [roomy]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
});
globalStyle(`${either}[data-columns] ${on.wide}`, {
  '@media': { screen: { '@container': { [narrow]: { display: 'none' } } } },
});
globalStyle(`${box}[data-columns] :is(${sort}, ${cell})`, {
  '@container': { [narrow]: { minWidth: '28px', paddingInline: vars.space.x1, fontSize: vars.size.sm } },
});
globalStyle(`${box}[data-columns] ${headCell}`, { '@container': { [narrow]: { paddingInline: 0 } } });
// The last figures keep a distance from the table's edge; on a phone the names need it.
globalStyle(`${box}[data-columns] :is(${row} > ${pinnedEnd}, ${pinnedEndHead} > ${sort})`, {
  '@media': { [from('sm')]: { '@container': { [narrow]: { paddingInlineEnd: vars.space.x3 } } } },
});

export const headWords = style({});

/**
 * A phone's few columns are narrower than a touch target, so their heads are plain text. With all columns shown they are wider, and sort.
 */
globalStyle(`${box}[data-columns] button:is(${sort})`, {
  '@media': {
    [`screen and ${below('lg')}`]: {
      '@container': { [narrow]: { visibility: 'hidden', pointerEvents: 'none' } },
    },
  },
});
globalStyle(`${box}[data-columns] button > :is(${headWords}, ${sortSign})`, { visibility: 'visible' });

/** The button that shows the columns left out of a narrow table. */
export const more = style({
  selectors: { '&[aria-pressed="true"]': { background: vars.brand.accentSurface, color: vars.brand.accent } },
  '@container': { [roomy]: { display: 'none' } },
});

/** Cards instead of a table. */
export const onlyBelow = style({
  '@media': { [`screen and ${from('sm')}`]: { display: 'none' }, print: { display: 'none' } },
});

export const onlyFrom = style({ '@media': { [`screen and ${below('sm')}`]: { display: 'none' } } });
