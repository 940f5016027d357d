import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { drawnWhenNear } from '../theme/drawnWhenNear.ts';
import { kit, styled } from '../theme/primitives.css.ts';

const wide = from('lg');
const narrow = below('lg');

/** A row of the table on wide screens, a card on narrow ones. */
export const row = style({
  ...drawnWhenNear,
  position: 'relative',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': {
    ...drawnWhenNear['@media'],
    [narrow]: {
      display: 'grid',
      // The scores have a column of their own, however wide what stands above them is.
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto 2.75rem',
      gridTemplateAreas:
        '"start venue stream live live" "home home home home score" "away away away away score"',
      alignItems: 'center',
      columnGap: vars.space.x2,
      padding: `${vars.space.x2} ${vars.space.x4} ${vars.space.x3}`,
      borderRadius: vars.radius.lg,
      border: `1px solid ${vars.color.border}`,
      background: vars.color.surface,
      containIntrinsicBlockSize: 'auto 104px',
      overflowClipMargin: '6px',
    },
  },
});

/** A row that leads somewhere stands out from those that do not (specification §2). */
export const raisedRow = style([
  row,
  {
    selectors: { '&:hover': { background: vars.color.hover } },
    boxShadow: vars.elevation.raised,
    borderRadius: vars.radius.md,
    '@media': { [narrow]: { borderRadius: vars.radius.lg } },
  },
]);

export const liveRow = style([
  raisedRow,
  { '@media': { [narrow]: { borderColor: vars.color.live, background: vars.color.liveSurface } } },
]);

globalStyle(`${row} > td`, {
  '@media': {
    [wide]: { height: '62px', background: vars.color.surface, borderBlock: `1px solid ${vars.color.border}` },
  },
});
globalStyle(`${row} > td:first-child`, {
  borderStartStartRadius: vars.radius.md,
  borderEndStartRadius: vars.radius.md,
  '@media': {
    [wide]: { borderInlineStart: `1px solid ${vars.color.border}`, paddingInlineStart: vars.space.x4 },
  },
});
globalStyle(`${row} > td:last-child`, {
  borderStartEndRadius: vars.radius.md,
  borderEndEndRadius: vars.radius.md,
  '@media': { [wide]: { borderInlineEnd: `1px solid ${vars.color.border}` } },
});
globalStyle(`${raisedRow}:hover > td`, { '@media': { [wide]: { background: vars.color.hover } } });
globalStyle(`${liveRow} > td`, { '@media': { [wide]: { background: vars.color.liveSurface } } });
globalStyle(`${liveRow}:hover > td`, { '@media': { [wide]: { background: vars.color.liveSurface } } });
globalStyle(`${liveRow} > td:first-child`, {
  '@media': { [wide]: { boxShadow: `inset 4px 0 0 ${vars.color.live}` } },
});

export const nowRow = style({ '@media': { [narrow]: { gridColumn: '1 / -1', display: 'block' } } });

/** A line across, with the time on it. */
export const now = style({
  '@media': { [wide]: { padding: `${vars.space.x1} 0` }, [narrow]: { display: 'block', padding: 0 } },
});

export const nowWords = styled(kit.row.x3, kit.label, kit.figure, {
  fontWeight: vars.weight.semibold,
  '::before': { content: '""', flex: 1, borderTop: `2px solid ${vars.color.edge}` },
  '::after': { content: '""', flex: 1, borderTop: `2px solid ${vars.color.edge}` },
});
