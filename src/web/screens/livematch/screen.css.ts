import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
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

export const head = style({ gridArea: 'head', display: 'grid', gap: vars.space.x2, minWidth: 0 });
export const summary = style({
  gridArea: 'summary',
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
});
export const main = style({ gridArea: 'main', minWidth: 0 });
export const aside = style({ gridArea: 'aside', display: 'grid', gap: vars.space.x4, minWidth: 0 });

/** The state of the line, and what can be done beside it; as high as its buttons from the start. */
export const connectionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.x4}`,
  minHeight: '44px',
});

export const connection = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '1.75rem',
  paddingInline: vars.space.x2,
  fontSize: vars.size.sm,
  color: vars.color.muted,
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

export const tabs = style({
  display: 'flex',
  gap: vars.space.x1,
  borderBottom: `1px solid ${vars.color.border}`,
});

export const tab = style({
  flex: '1 1 0',
  minHeight: '48px',
  padding: `0 ${vars.space.x1}`,
  border: 0,
  borderBottom: '3px solid transparent',
  fontSize: vars.size.sm,
  background: 'transparent',
  color: vars.color.muted,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  ':hover': { color: vars.color.text, background: vars.color.hover },
  selectors: {
    '&[data-state="active"]': { color: vars.brand.accent, borderBottomColor: vars.brand.accent },
  },
  '@media': {
    // Where the system's colours are forced, what is transparent is drawn too.
    '(forced-colors: active)': {
      borderBottomColor: 'Canvas',
      selectors: { '&[data-state="active"]': { borderBottomColor: 'Highlight' } },
    },
    [from('sm')]: { fontSize: vars.size.md },
    [from('md')]: { flex: '0 0 auto', padding: `0 ${vars.space.x5}` },
  },
});

export const countdown = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x2,
  marginTop: vars.space.x4,
  padding: vars.space.x6,
  textAlign: 'center',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  boxShadow: vars.elevation.card,
});

export const countdownTitle = style({ fontSize: vars.size.lg });

export const countdownTime = style({
  fontSize: vars.size.hero,
  fontWeight: vars.weight.bold,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  minHeight: '1.1em',
});

export const quiet = style({ color: vars.color.muted, fontSize: vars.size.sm });

export const info = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  padding: vars.space.x5,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.edge}`,
  background: vars.color.surface,
});

export const infoTitle = style({ fontWeight: vars.weight.semibold, fontSize: vars.size.lg });

export const skeletons = style({ display: 'grid', gap: vars.space.x2, paddingTop: vars.space.x4 });

export const quietButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: '44px',
  marginInlineStart: 'auto',
  padding: `0 ${vars.space.x2}`,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'transparent',
  color: vars.color.muted,
  fontSize: vars.size.sm,
  cursor: 'pointer',
  ':hover': { background: vars.color.hover, color: vars.color.text },
  selectors: { '&[aria-checked="true"]': { color: vars.brand.accent, fontWeight: vars.weight.semibold } },
});

export const report = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: '44px',
  color: vars.brand.accent,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});
