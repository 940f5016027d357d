import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { clamped, outlined } from '../../theme/rules.ts';

/** At large text sizes there is no room for words beside time and sign. */
const inLargeLetters = '(max-width: 15rem)';

/** A phone: the sign stands below the time, and a team is named by its code, so that people fit on a line. */
const onPhone = '(min-width: 15.01rem) and (max-width: 26rem)';

const slide = keyframes({
  from: { opacity: 0, transform: 'translateY(-0.75rem)' },
  to: { opacity: 1, transform: 'none' },
});

const baseRow = style({
  display: 'grid',
  gridTemplateColumns: '3rem 2rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x2,
  padding: `${vars.space.x2} ${vars.space.x3} ${vars.space.x2} ${vars.space.x4}`,
  minHeight: '3.5rem',
  breakInside: 'avoid',
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.color.border}` },
    '&[data-timed="false"]': { gridTemplateColumns: '2.25rem minmax(0, 1fr) auto' },
    // Added or changed while the page was hidden or disconnected.
    '&[data-was-missed]': { boxShadow: `inset 0 0 0 2px ${vars.brand.accent}` },
    // Only the newest slides; each ends the previous slide, so that one row moves at a time.
    '&[data-new="true"]:first-child': { animation: `${slide} 360ms ${vars.motion.ease}` },
  },
  '@media': {
    [from('sm')]: { columnGap: vars.space.x3, gridTemplateColumns: '3.25rem 2.25rem minmax(0, 1fr) auto' },
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-new="true"]:first-child': { animation: 'none' } },
    },
  },
});

const lineOfItsOwn = { '@container': { [inLargeLetters]: { gridRow: 2, gridColumn: '1 / -1' } } } as const;

const tallRow = styled(baseRow, {
  '@container': {
    [onPhone]: {
      selectors: { '&[data-timed="true"]': { gridTemplateColumns: '3rem minmax(0, 1fr) auto' } },
    },
  },
});

export const row = styleVariants({
  plain: [tallRow],
  strong: [tallRow],
  score: [tallRow],
  goal: [
    tallRow,
    {
      background: vars.brand.accentSurface,
      paddingBlock: vars.space.x3,
    },
  ],
  milestone: [baseRow, { background: vars.color.sunken, minHeight: '2.75rem' }],
});

/** The team by colour; its name is in the text. */
export const mark = styleVariants({
  home: { boxShadow: `inset 5px 0 ${vars.brand.accent}` },
  away: { boxShadow: `inset 5px 0 ${vars.brand.stripe}` },
});

export const time = styled(kit.label, kit.figure);

export const icon = styleVariants({
  plain: { color: vars.color.muted },
  strong: { color: vars.color.text },
  score: { color: vars.brand.accent },
  milestone: { color: vars.color.muted },
  goal: {
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    borderRadius: vars.radius.pill,
    background: vars.brand.accent,
    color: vars.brand.onAccent,
  },
});

export const sign = style({ ...outlined, width: '20px', height: '20px' });

/** A card as the referee shows it. */
export const cards = styleVariants(
  { yellowCard: vars.color.warningEdge, redCard: vars.color.live, blueCard: vars.chart.one } as const,
  (color) => ({ color, forcedColorAdjust: 'none' }),
);

export const cardSign = styled(sign, { fill: 'currentcolor' });

export const text = style({ minWidth: 0, display: 'grid', gap: '1px', ...lineOfItsOwn });

export const head = styled(kit.label, kit.wrap, {
  display: 'flex',
  alignItems: 'baseline',
  gap: `0 ${vars.space.x2}`,
});

export const title = styleVariants({
  plain: { color: vars.color.text },
  strong: { color: vars.color.text, fontWeight: vars.weight.bold },
  score: { color: vars.color.text, fontWeight: vars.weight.bold },
  milestone: { color: vars.color.text, fontWeight: vars.weight.bold },
  goal: {
    color: vars.color.text,
    fontWeight: vars.weight.bold,
    textTransform: 'uppercase',
    letterSpacing: '0.05em',
  },
});

export const team = style({
  ...clamped(2),
  '@container': {
    [onPhone]: {
      fontSize: 0,
      '::before': {
        content: ['attr(data-sign)', "attr(data-sign) / ''"],
        fontSize: vars.size.sm,
        fontWeight: vars.weight.bold,
      },
    },
  },
});

const people = style(clamped(3));

export const subject = styleVariants({
  plain: [people, { fontSize: vars.size.sm }],
  strong: [people],
  score: [people, { fontWeight: vars.weight.bold }],
  milestone: [people],
  goal: [people, { fontSize: vars.size.lg, fontWeight: vars.weight.bold, lineHeight: 1.25 }],
});

export const detail = styled(people, { fontSize: vars.size.sm, color: vars.color.muted });

export const tag = style({
  ...clamped(1),
  padding: `0 ${vars.space.x2}`,
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.color.edge}`,
  fontSize: vars.size.xs,
  color: vars.color.text,
  lineHeight: 1.6,
});

/** The score after an event, and what shares its moment. */
export const end = styled(kit.line, {
  gap: 0,
  '@container': {
    [inLargeLetters]: { gridRow: 1, gridColumn: -2 },
    [onPhone]: { flexDirection: 'column', alignItems: 'end' },
  },
});

/** No further out than the row's own edge. */
export const share = style({
  marginInlineEnd: `calc(-1 * ${vars.space.x2})`,
  color: vars.color.muted,
  '@container': { [onPhone]: { marginBlockEnd: `calc(-1 * ${vars.space.x2})` } },
});

export const score = styled(kit.figure, kit.text.xl, kit.strong, kit.unbroken);

export const other = style({ fontWeight: vars.weight.regular, color: vars.color.muted });

/** Points scored, instead of a sign. */
export const badge = styled(kit.centred, kit.figure, kit.chosen, kit.rounded.pill, kit.text.sm, kit.strong, {
  width: '2rem',
  height: '2rem',
});

/** A name with its punctuation: no line begins with a comma, while the name itself may break. */
export const unbroken = style({ whiteSpace: 'nowrap' });

/** A name that links to a profile: plain until hovered, with a line tall enough as a target. */
export const person = styled(kit.link, {
  whiteSpace: 'normal',
  lineHeight: '24px',
  color: 'inherit',
  ':focus-visible': { textDecoration: 'underline' },
});

/** A title that links to its moment. */
export const goTo = styled(kit.bare, {
  padding: `${vars.space.x1} 0`,
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

const timed = `${tallRow}[data-timed="true"]`;

globalStyle(`${timed} > *`, {
  '@container': { [onPhone]: { gridRow: 2, gridColumn: 1, alignSelf: 'start' } },
});
globalStyle(`${timed} > ${time}`, { '@container': { [onPhone]: { gridRow: 1, alignSelf: 'end' } } });
globalStyle(`${timed} > ${text}`, {
  '@container': { [onPhone]: { gridRow: '1 / span 2', gridColumn: '2 / -2', alignSelf: 'center' } },
});
globalStyle(`${timed} > ${end}`, {
  '@container': { [onPhone]: { gridRow: '1 / span 2', gridColumn: -2, alignSelf: 'center' } },
});
