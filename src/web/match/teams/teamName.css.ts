import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { clamped } from '../../theme/clamped.ts';
import { vars } from '../../theme/contract.css.ts';
import { word } from '../../ui/text/LongName.css.ts';
import { nameWidths } from '../../ui/text/nameParts.ts';

/** A team beside a score, as wide as its place: the size of its name is a share of that. */
export const nameRoom = style({ width: '100%', containerType: 'inline-size' });

const name = style({
  ...clamped(3),
  fontWeight: vars.weight.bold,
  lineHeight: 1.2,
  // Between words; within one only where it alone is wider than its place at the smallest size, and then with a hyphen.
  overflowWrap: 'break-word',
  hyphens: 'auto',
  textWrap: 'balance',
  '@media': { [from('sm')]: { fontSize: vars.size.xl } },
});

/** Lines break around a word before they break within it. */
globalStyle(`${name} ${word}`, { display: 'inline-block', maxWidth: '100%', textWrap: 'wrap' });

/** On a phone the wider word of the two names (`nameWidth`) decides the size of both, so that it fits between the score and the edge. */
export const names = styleVariants(
  Object.fromEntries(
    Array.from({ length: nameWidths.most - nameWidths.least + 1 }, (_, at) => [
      nameWidths.least + at,
      nameWidths.least + at,
    ]),
  ),
  (width) => [
    name,
    {
      '@media': {
        [below('sm')]: { fontSize: `clamp(0.6875rem, calc(100cqi / ${width / 2}), 0.9375rem)` },
      },
    },
  ],
);
