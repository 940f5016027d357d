import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { x1, x2, x3, x4, x5 } = vars.space;
const steps = { x1, x2, x3, x4, x5 } as const;
const { xs, sm, md, lg, xl, xxl } = vars.size;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const line = { display: 'flex', alignItems: 'center' } as const;
const inlineLine = { display: 'inline-flex', alignItems: 'center' } as const;

const surface = { border: `1px solid ${vars.color.border}`, background: vars.color.surface } as const;
const card = { ...surface, borderRadius: vars.radius.lg } as const;

/**
 * Primitives that styles are composed of: layouts, surfaces, texts, and at the end adjustments of these. Where two of them set the same
 * property, the later one here wins, in whatever order they are composed.
 */
export const kit = {
  /** Children in a column, as wide as their container. */
  column: style(column),
  /** A column with gaps. */
  stack: styleVariants(steps, (gap) => ({ ...column, gap })),
  /** Children in a grid with gaps. */
  grid: styleVariants({ x1, x2, x3, x4 }, (gap) => ({ display: 'grid', gap })),
  /** Children in a row, vertically centred. */
  line: style(line),
  /** A line with gaps. */
  row: styleVariants({ x1, x2, x3, x4 }, (gap) => ({ ...line, gap })),
  /** An inline line, as wide as its content. */
  inlineLine: style(inlineLine),
  /** An inline line with gaps. */
  inlineRow: styleVariants({ x1, x2 }, (gap) => ({ ...inlineLine, gap })),
  /** Content in the middle of its box. */
  centred: style({ display: 'grid', placeItems: 'center' }),
  /** The height of a touch target (WCAG 2.5.5). */
  target: style({ minHeight: '44px' }),
  /** A surface with a border that groups content. */
  card: style(card),
  /** A card with a shadow: a table, a chart, a section. */
  panel: style({ ...card, boxShadow: vars.elevation.card }),
  /** A panel among others in a column, with smaller corners. */
  sheet: style({ ...surface, borderRadius: vars.radius.md, boxShadow: vars.elevation.card }),
  /** A control to press or fill in: a surface with a visible border. */
  control: style({
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface,
    color: vars.color.text,
  }),
  /** A link underlined on hover only. */
  link: style({
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  }),
  /** Text that names or explains what is beside it. */
  label: style({ fontSize: vars.size.sm, color: vars.color.muted }),
  /** The smallest explanatory text. */
  caption: style({ fontSize: vars.size.xs, color: vars.color.muted }),
  /** Digits aligned in columns. */
  figure: style({ fontVariantNumeric: 'tabular-nums' }),
  /** One line that ends in an ellipsis. */
  truncated: style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  /** The chosen element or primary button, in the brand's colour. */
  accent: style({ background: vars.brand.accent, color: vars.brand.onAccent }),
  /** A chosen element among others, quieter than `accent`. */
  chosen: style({ background: vars.brand.accentSurface, color: vars.brand.accent }),
  /** A button without its native look. */
  bare: style({ border: 0, background: 'transparent', cursor: 'pointer' }),
  /** Children wrap onto further lines. */
  wrap: style({ flexWrap: 'wrap' }),
  /** Children at the two ends of their line. */
  between: style({ justifyContent: 'space-between' }),
  /** Takes the space that is left in its line, and no more. */
  grow: style({ flex: 1, minWidth: 0 }),
  /** May be narrower than its content. */
  shrinking: style({ minWidth: 0 }),
  /** Keeps its size in its line. */
  rigid: style({ flex: 'none' }),
  /** The box in which its descendants are positioned. */
  anchor: style({ position: 'relative' }),
  /** Text and inline content in the middle. */
  middle: style({ textAlign: 'center' }),
  /** Children in the middle of their line. */
  gathered: style({ justifyContent: 'center' }),
  /** As wide as its container. */
  full: style({ width: '100%' }),
  /** Padding on all sides. */
  padded: styleVariants(steps, (padding) => ({ padding })),
  /** A hairline below. */
  ruled: style({ borderBlockEnd: `1px solid ${vars.color.border}` }),
  /** Rounded corners. */
  rounded: styleVariants(vars.radius, (borderRadius) => ({ borderRadius })),
  /** Sizes of text. */
  text: styleVariants({ xs, sm, md, lg, xl, xxl }, (fontSize) => ({ fontSize })),
  /** Bold text. */
  strong: style({ fontWeight: vars.weight.bold }),
  /** Secondary text. */
  muted: style({ color: vars.color.muted }),
  /** Text in the brand's colour. */
  accented: style({ color: vars.brand.accent }),
  /** Text on one line. */
  unbroken: style({ whiteSpace: 'nowrap' }),
  /** A link that is not underlined. */
  plain: style({ textDecoration: 'none' }),
  /** Absent from print. */
  screenOnly: style({ '@media': { print: { display: 'none !important' } } }),
} as const;

/** A style composed of primitives and own rules; own rules win. */
export const styled = (...parts: readonly (string | StyleRule)[]): string => style([...parts]);
