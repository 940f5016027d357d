import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { clamped } from '../../theme/clamped.ts';
import { vars } from '../../theme/contract.css.ts';
import { notHeldOnTo } from '../../theme/notHeldOnTo.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

export const page = styled(kit.stack.x2, {
  gridTemplateAreas: '"head" "summary" "main" "aside"',
  alignItems: 'start',
  '@media': {
    [from('md')]: {
      gap: `${vars.space.x4} ${vars.space.x6}`,
      gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 22rem)',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"head head" "main summary" "main aside"',
    },
  },
});

export const head = style({
  ...notHeldOnTo,
  gridArea: 'head',
  display: 'grid',
  gap: vars.space.x2,
  minWidth: 0,
});
export const summary = style({
  ...notHeldOnTo,
  gridArea: 'summary',
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
});

/** As high as tabs, the filter of events, and the skeleton of a panel. */
const mainRoom = '24.5rem';

/** Never lower than what it says when there is nothing: what stands below stays where it is. */
export const main = styled(kit.stack.x4, {
  gridArea: 'main',
  alignContent: 'start',
  minWidth: 0,
  minHeight: mainRoom,
});
export const aside = style({
  ...notHeldOnTo,
  gridArea: 'aside',
  display: 'grid',
  gap: vars.space.x4,
  minWidth: 0,
});

/** The state of the line, and what can be done beside it: one row, as high as two lines of words from the start. */
export const connectionRow = styled(kit.line, kit.target, {
  flexWrap: 'wrap',
  gap: `0 ${vars.space.x3}`,
});

/** What is waited for has no place where no script will bring it. */
export const following = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/** Gives way to what was drawn for browsers without scripts, where something was. */
export const living = style({
  display: 'contents',
  '@media': {
    '(scripting: none)': { selectors: { 'noscript:not(:empty) + &': { display: 'none' } } },
  },
});

/** What is drawn there stands as its children stand elsewhere. */
export const still = style({ '@media': { '(scripting: none)': { display: 'contents' } } });

export const stillPlays = style({ display: 'grid', gap: vars.space.x2, padding: `${vars.space.x3} 0` });

export const stillRow = style({
  display: 'none',
  padding: `${vars.space.x3} 0`,
  '@media': { '(scripting: none)': { display: 'block' } },
});

export const connection = styled(kit.row.x2, kit.label, kit.target, {
  // In large letters what can be done beside it has a line of its own.
  flex: '1 1 7rem',
  paddingInlineStart: vars.space.x2,
  lineHeight: 1.3,
});

/** Opened, it has a line of its own. */
export const connectionMore = style({
  flex: '1 1 7rem',
  selectors: { '&[open]': { flexBasis: '100%' } },
});

const mark = style({ width: '0.6rem', height: '0.6rem', borderRadius: vars.radius.pill, flex: 'none' });

export const connectionMark = styleVariants({
  good: [
    mark,
    { background: vars.brand.accent, '@media': { '(forced-colors: active)': { background: 'CanvasText' } } },
  ],
  busy: [mark, { border: `2px solid ${vars.color.edge}` }],
  lost: [mark, { background: vars.color.warningEdge }],
});

export const lost = style({ color: vars.color.warning, fontWeight: vars.weight.semibold });

export const countdown = styled(kit.sheet, {
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x2,
  marginTop: vars.space.x4,
  padding: vars.space.x6,
  textAlign: 'center',
});

export const countdownTitle = style({ fontSize: vars.size.lg });

export const countdownTime = styled(kit.figure, {
  fontSize: vars.size.hero,
  fontWeight: vars.weight.bold,
  lineHeight: 1.1,
  minHeight: '1.1em',
});

export const quiet = styled(kit.label);

/** What there is to know where nothing else is, in the middle of its room. */
export const info = styled(kit.sheet, {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: vars.space.x3,
  minHeight: mainRoom,
  padding: `${vars.space.x8} ${vars.space.x5}`,
  textAlign: 'center',
  textWrap: 'balance',
});

export const infoSign = style({ color: vars.color.muted });

export const infoText = style(clamped(6));

export const infoTitle = style({ fontWeight: vars.weight.semibold, fontSize: vars.size.lg });

export const skeletons = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingTop: vars.space.x4,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const quietButton = styled(kit.inlineRow.x1, kit.bare, kit.label, kit.target, {
  position: 'relative',
  justifyContent: 'center',
  minWidth: '44px',
  padding: `0 ${vars.space.x2}`,
  borderRadius: vars.radius.sm,
  ':hover': { background: vars.color.hover, color: vars.color.text },
  selectors: { '&[aria-checked="true"]': { color: vars.brand.accent, fontWeight: vars.weight.semibold } },
});

/** What a button's sign says where there is no room for words. */
export const buttonWord = style({
  '@media': { [below('sm')]: visuallyHidden },
});

export const report = styled(kit.inlineRow.x1, kit.target, kit.link, {
  color: vars.brand.accent,
  fontWeight: vars.weight.semibold,
});

/** As high as the way through the match, so that nothing moves when it is there. */
export const travelRoom = styled(kit.card, { minHeight: '9rem' });

/** What is said of the line where there is room. */
export const connectionAside = style({ display: 'none', '@media': { [from('md')]: { display: 'inline' } } });
