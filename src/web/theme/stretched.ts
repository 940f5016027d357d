import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

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
