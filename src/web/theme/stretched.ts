import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** Rules of a link that is pressed anywhere in the nearest place that is `relative`, and outlined around it. */
export const stretched = ({
  outlineOffset,
  borderRadius,
  hovered,
}: {
  readonly outlineOffset: string;
  readonly borderRadius?: string;
  /** The class of what underlines the link while the pointer is over it. Default: nothing does. */
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
