import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { clamped, noScrollAnchor, visuallyHidden } from '../../theme/rules.ts';

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
  ...noScrollAnchor,
  gridArea: 'head',
  display: 'grid',
  gap: vars.space.x2,
  minWidth: 0,
});
export const summary = style({
  ...noScrollAnchor,
  gridArea: 'summary',
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
});

/** As tall as tabs, event filter and a panel's skeleton. */
const mainRoom = '24.5rem';

/** Never lower than its empty state, so that what follows does not shift. */
export const main = styled(kit.stack.x4, kit.shrinking, {
  gridArea: 'main',
  alignContent: 'start',
  minHeight: mainRoom,
});
export const aside = style({
  ...noScrollAnchor,
  gridArea: 'aside',
  display: 'grid',
  gap: vars.space.x4,
  minWidth: 0,
});

/** That the log is incomplete. */
export const incompleteNote = styled(kit.panel, kit.padded.x3, kit.strong);

/** The connection state and its controls in one row, two lines tall from the start. */
export const connectionRow = styled(kit.line, kit.target, kit.wrap, {
  gap: `0 ${vars.space.x3}`,
  '@media': { [below('sm')]: { gap: `0 ${vars.space.x1}` } },
});

/** Hidden without scripts, which alone would fill it. */
export const following = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/** Shown where no script runs. */
export const stillRow = style({
  display: 'none',
  padding: `${vars.space.x3} 0`,
  '@media': { '(scripting: none)': { display: 'block' } },
});

export const connection = styled(kit.row.x2, kit.label, kit.target, {
  // At large text sizes the controls get a line of their own.
  flex: '1 1 5rem',
  paddingInlineStart: vars.space.x2,
  lineHeight: 1.3,
});

/** When open it takes a line of its own. */
export const connectionMore = style({
  flex: '1 1 5rem',
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

export const lost = style({ color: vars.color.warning, fontWeight: vars.weight.bold });

export const countdown = styled(kit.grid.x2, kit.sheet, kit.middle, {
  justifyItems: 'center',
  marginTop: vars.space.x4,
  padding: vars.space.x6,
});

export const countdownTitle = style({ fontSize: vars.size.lg });

export const countdownTime = styled(kit.figure, kit.strong, {
  fontSize: vars.size.hero,
  lineHeight: 1.1,
  minHeight: '1.1em',
});

export const quiet = styled(kit.label);

/** The message of an empty panel, centred. */
export const info = styled(kit.grid.x3, kit.sheet, kit.middle, {
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: mainRoom,
  padding: `${vars.space.x8} ${vars.space.x5}`,
  textWrap: 'balance',
});

export const infoSign = style({ color: vars.color.muted });

export const infoText = style(clamped(6));

export const infoTitle = style({ fontWeight: vars.weight.bold, fontSize: vars.size.lg });

export const skeletons = styled(kit.grid.x2, {
  paddingTop: vars.space.x4,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const quietButton = styled(kit.inlineRow.x1, kit.target, kit.label, kit.bare, kit.rounded.sm, {
  position: 'relative',
  justifyContent: 'center',
  minWidth: '44px',
  padding: `0 ${vars.space.x2}`,
  ':hover': { background: vars.color.hover, color: vars.color.text },
  selectors: { '&[aria-checked="true"]': { color: vars.brand.accent, fontWeight: vars.weight.bold } },
});

/** A button's label, hidden where there is no room for it. */
export const buttonWord = style({
  '@media': { [below('sm')]: visuallyHidden },
});

export const report = styled(kit.inlineRow.x1, kit.target, kit.link, kit.strong, kit.accented, kit.text.sm);

/** Left out on a phone, so that the report stays in the connection's line. */
export const reportSign = style({ '@media': { [below('sm')]: { display: 'none' } } });

/** As tall as the scrub bar, so that nothing shifts when it loads. */
export const scrubRoom = styled(kit.card, { minHeight: '9rem' });

/** The connection's aside, where there is room. */
export const connectionAside = style({ display: 'none', '@media': { [from('md')]: { display: 'inline' } } });
