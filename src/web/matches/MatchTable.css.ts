import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { styled } from '../theme/primitives.css.ts';
import { visuallyHidden } from '../theme/rules.ts';
import * as cells from './cells.css.ts';
import { roomy, row } from './row.css.ts';

const wide = from('lg');
const narrow = below('lg');

export const table = style({
  '@media': {
    [wide]: { width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0 6px' },
    [narrow]: { display: 'block', containerType: 'inline-size' },
  },
});

/** Matches of several leagues; each row names its league. */
export const mixedTable = styled(table);

export const head = style({
  '@media': {
    [wide]: { fontSize: vars.size.xs, color: vars.color.muted, textAlign: 'start' },
    [narrow]: visuallyHidden,
  },
});

globalStyle(`${head} th`, {
  height: 'auto',
  padding: `0 ${vars.space.x1} ${vars.space.x1}`,
  fontSize: vars.size.xs,
  color: vars.color.muted,
  fontWeight: vars.weight.bold,
  textAlign: 'start',
  '@media': { [roomy]: { paddingInline: vars.space.x2 } },
});
globalStyle(`${head} th:first-child`, { '@media': { [wide]: { paddingInlineStart: vars.space.x4 } } });
globalStyle(`${head} th:last-child`, { '@media': { [wide]: { paddingInlineEnd: vars.space.x4 } } });
globalStyle(`${head} th${cells.home}`, { textAlign: 'end' });
globalStyle(`${head} th${cells.score}`, { textAlign: 'center' });
globalStyle(`${head} th${cells.stream}`, { textAlign: 'center' });

/** For one of many tables on a page: the heading cells set the column widths and are visible to screen readers only. */
export const hiddenHead = styled(head);

globalStyle(`${hiddenHead} th`, {
  '@media': { [wide]: { height: 0, padding: 0, fontSize: 0, lineHeight: 0 } },
});

/** Includes the row's border where the start is the first column. */
globalStyle(`${hiddenHead} th:first-child`, { '@media': { [wide]: { width: '76px' } } });

export const body = style({
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18.75rem), 1fr))',
      gap: '6px',
    },
  },
});

globalStyle(`${mixedTable} ${row}`, {
  '@media': {
    [narrow]: {
      gridTemplateAreas: '"tournament tournament tournament" "when home score" "note away score"',
    },
  },
});

globalStyle(`${mixedTable} ${cells.tournament}`, { '@media': { [narrow]: { display: 'block' } } });
