import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

const { x1, x2, x3, x4 } = vars.space;
const gaps = { x1, x2, x3, x4 } as const;

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
const line = { display: 'flex', alignItems: 'center' } as const;
const inlineLine = { display: 'inline-flex', alignItems: 'center' } as const;

const surface = { border: `1px solid ${vars.color.border}`, background: vars.color.surface } as const;
const card = { ...surface, borderRadius: vars.radius.lg } as const;

/** What styles are put together from: the site's layouts, surfaces and texts. */
export const kit = {
  /** Things under one another, as wide as their place. */
  column: style(column),
  /** A column with a gap between its things. */
  stack: styleVariants(gaps, (gap) => ({ ...column, gap })),
  /** Things beside one another, on one middle line. */
  line: style(line),
  /** A line with a gap between its things. */
  row: styleVariants(gaps, (gap) => ({ ...line, gap })),
  /** A line within a text, or as wide as what it holds. */
  inlineLine: style(inlineLine),
  /** An inline line with a gap between its things. */
  inlineRow: styleVariants(gaps, (gap) => ({ ...inlineLine, gap })),
  /** As high as a finger needs (WCAG 2.5.5). */
  target: style({ minHeight: '44px' }),
  /** What holds things that belong together: a surface with an edge. */
  card: style(card),
  /** A card that stands out from the page: a table, a picture, a part of it. */
  panel: style({ ...card, boxShadow: vars.elevation.card }),
  /** A panel among others in a column, its corners less round. */
  sheet: style({ ...surface, borderRadius: vars.radius.md, boxShadow: vars.elevation.card }),
  /** What is pressed or filled in: a surface with an edge that is seen. */
  control: style({
    border: `1px solid ${vars.color.edge}`,
    borderRadius: vars.radius.md,
    background: vars.color.surface,
    color: vars.color.text,
  }),
  /** What opens above the page. */
  overlay: style({
    zIndex: 60,
    maxWidth: 'calc(100vw - 16px)',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.lg,
    background: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.elevation.overlay,
  }),
  /** A link that is underlined under the pointer alone. */
  link: style({
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  }),
  /** Text that names or explains what stands beside it. */
  label: style({ fontSize: vars.size.sm, color: vars.color.muted }),
  /** The smallest text that explains something. */
  caption: style({ fontSize: vars.size.xs, color: vars.color.muted }),
  /** Digits that stand under one another. */
  figure: style({ fontVariantNumeric: 'tabular-nums' }),
  /** One line that ends in an ellipsis where its place does. */
  truncated: style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  /** What is chosen, or to be pressed first: the brand's own colour. */
  accent: style({ background: vars.brand.accent, color: vars.brand.onAccent }),
  /** A button without a look of its own. */
  bare: style({ border: 0, background: 'transparent', cursor: 'pointer' }),
} as const;

/** A style of parts of the kit and of its own rules, which count where both say something. */
export const styled = (...parts: readonly (string | StyleRule)[]): string => style([...parts]);
