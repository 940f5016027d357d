import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** Limits a name from the federation to a number of lines. The whole name stays in the page for screen readers and search. */
export const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) satisfies StyleRule;

/** A sign drawn as one line. */
export const outlined = {
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} satisfies StyleRule;

/** Styles that hide content visually but not from screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;

/**
 * For long pages: skips layout and paint off screen, while search and screen readers still find the content. Everything renders in print,
 * and while a scroll position is restored, since an estimated height above it would shift it.
 */
export const skipOffscreen = {
  contentVisibility: 'auto',
  selectors: { ':root[data-returning] &': { contentVisibility: 'visible' } },
  '@media': { print: { contentVisibility: 'visible' } },
} satisfies StyleRule;

/**
 * Disables scroll anchoring for what is beside or above the content: when something is inserted above, the browser must anchor to the
 * content, not to these.
 */
export const noScrollAnchor = { overflowAnchor: 'none' } satisfies StyleRule;

/** Styles of a link whose click area and outline are its nearest `relative` ancestor. */
export const stretched = ({
  outlineOffset,
  borderRadius,
  hovered,
}: {
  readonly outlineOffset: string;
  readonly borderRadius?: string;
  /** The class that underlines the link while hovered. Default: none. */
  readonly hovered?: string;
}) =>
  ({
    textDecoration: 'none',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        ...(borderRadius === undefined ? {} : { borderRadius }),
      },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset },
      ...(hovered === undefined
        ? {}
        : { [`${hovered}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '3px' } }),
    },
  }) satisfies StyleRule;

/** Fades the end of a box, where its content goes on. */
export const fadingEnd = {
  maskImage: 'linear-gradient(to left, rgb(0 0 0 / 0.1) 0, rgb(0 0 0) 2.75rem)',
} as const;
