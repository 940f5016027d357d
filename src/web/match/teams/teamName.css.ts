import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { clamped } from '../../theme/clamped.ts';
import { vars } from '../../theme/contract.css.ts';
import { word } from '../../ui/text/LongName.css.ts';
import { nameWidths } from '../../ui/text/nameParts.ts';

/** The size container of a team's name beside the score. */
export const nameRoom = style({ width: '100%', containerType: 'inline-size' });

const name = style({
  ...clamped(3),
  fontWeight: vars.weight.bold,
  lineHeight: 1.2,
  // Breaks between words; within a word, with a hyphen, only where the word alone is too wide at the smallest size.
  overflowWrap: 'break-word',
  hyphens: 'auto',
  textWrap: 'balance',
  '@media': { [from('sm')]: { fontSize: vars.size.xl } },
});

/** Lines break around a word before they break within it. */
globalStyle(`${name} ${word}`, { display: 'inline-block', maxWidth: '100%', textWrap: 'wrap' });

/** On a phone the longest word of both names (`nameWidth`) sets the font size of both, to fit between score and edge. */
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
