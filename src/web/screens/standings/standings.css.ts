import type { ZoneKind } from '@kampdag/core/league/standings/zone';
import { globalStyle, style } from '@vanilla-extract/css';
import { below, belowWidth, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { visuallyHidden } from '../../theme/rules.ts';
import { box, pinnedHead, rowHead } from '../../ui/table/DataTable.css.ts';

export const views = style({ width: 'min(100%, 22rem)', '@media': { print: { display: 'none' } } });

/** The options describe the choice themselves. */
globalStyle(`${views} legend`, visuallyHidden);

export const position = styled(kit.muted, kit.strong);

const zone = styled(position, kit.middle, kit.rounded.sm, {
  display: 'inline-block',
  minWidth: '1.75rem',
  paddingInline: '2px',
  borderWidth: '2px',
  lineHeight: 1.4,
  selectors: {
    // On a phone the edge takes little space from team names.
    ':is(td, th) &': {
      '@media': {
        [below('sm')]: {
          minWidth: '1.25rem',
          marginInline: '-4px',
          paddingInline: 0,
          fontSize: vars.size.xs,
        },
      },
    },
  },
});

/** Zones differ in their edge style, not only in colour. */
export const zones: Readonly<Record<ZoneKind, string>> = {
  playoff: style([zone, { borderStyle: 'solid', borderColor: vars.chart.win }]),
  promotion: style([zone, { borderStyle: 'double', borderWidth: '4px', borderColor: vars.chart.win }]),
  qualification: style([zone, { borderStyle: 'dashed', borderColor: vars.chart.seven }]),
  relegation: style([zone, { borderStyle: 'dotted', borderWidth: '3px', borderColor: vars.chart.loss }]),
};

/** The width of a team where the table scrolls, and of its crest. */
const teamWidth = '9.5rem';
const crestWidth = '24px';

export const team = styled(kit.row.x2, {
  '@media': {
    [below('sm')]: {
      minWidth: '6rem',
      lineHeight: 1.2,
      // With all columns, the table scrolls and names stay whole.
      selectors: { ':not([data-columns]) > table &': { width: teamWidth } },
    },
    // A name shrinks only down to this width; then the figures scroll.
    [`screen and ${from('sm')}`]: { minWidth: teamWidth },
  },
});

export const teamWords = styled(kit.shrinking, {
  overflowWrap: 'anywhere',
  '@media': {
    // Print is narrow, yet a name must not break between any two letters.
    print: { overflowWrap: 'break-word' },
    [below('sm')]: { hyphens: 'auto' },
  },
});

const phone = `screen and ${below('sm')}`;

// On a phone that scrolls sideways the crest stays in view: with its name, a team would cover half of the figures.
globalStyle(`${box}:has(${team}):not([data-columns]) :is(${rowHead}, ${pinnedHead})`, {
  '@media': { [phone]: { insetInlineStart: `calc(${crestWidth} - ${teamWidth})` } },
});
globalStyle(`:not([data-columns]) > table ${team} > :not(${teamWords})`, {
  '@media': { [phone]: { position: 'sticky', insetInlineStart: vars.space.x2 } },
});
globalStyle(`[data-scrolled]:not([data-columns]) > table ${teamWords}`, {
  '@media': { [phone]: { opacity: 0 } },
});

export const note = styled(kit.caption, kit.rounded.pill, kit.unbroken, {
  display: 'inline-block',
  padding: `1px ${vars.space.x2}`,
  border: `1px solid ${vars.color.border}`,
  fontWeight: vars.weight.regular,
});

// On the narrowest screens names stand without crests, so that no word breaks.
globalStyle(`${team} > :not(${teamWords})`, {
  '@media': { [`screen and ${belowWidth(352)}`]: { display: 'none' } },
});

export const legend = styled(kit.wrap, kit.text.sm, {
  display: 'flex',
  gap: `${vars.space.x1} ${vars.space.x4}`,
});

export const legendItem = styled(kit.inlineRow.x2);

export const aside = styled(kit.label, { maxWidth: '70ch' });
