import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { clamped } from '../../theme/rules.ts';
import { word } from '../../ui/text/LongName.css.ts';
import { nameWidths } from '../../ui/text/nameParts.ts';
import { boardColumns, pairInLargeLetters } from './boardColumns.ts';

export const place = style({ containerType: 'inline-size', minWidth: 0 });

export const teams = style([
  boardColumns,
  { '@media': { [from('sm')]: { gap: vars.space.x6 } } },
  pairInLargeLetters,
]);

export const team = styled(kit.column, kit.shrinking, kit.anchor, kit.middle, {
  gap: '2px',
  justifyItems: 'center',
  isolation: 'isolate',
});

export const crest = style({
  width: '2.25rem',
  height: '2.25rem',
  fontSize: '2.25rem',
  '@media': { [from('sm')]: { width: '4.5rem', height: '4.5rem', fontSize: '4.5rem' } },
});

/** Beside the crest, where no name runs, above the team's link; filled while followed, in the colour of the board's text. */
export const star = style({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  insetInlineStart: 'calc(50% + 0.875rem)',
  '@media': { [from('sm')]: { insetInlineStart: 'calc(50% + 2.5rem)' }, print: { display: 'none' } },
});

globalStyle(`${star} [aria-pressed="true"] > svg`, { color: 'inherit' });

globalStyle(`${crest} > *, ${crest} > noscript > *`, {
  width: '100%',
  height: '100%',
  fontSize: 'inherit',
  objectFit: 'contain',
});

/** The link covers name and crest. */
export const teamLink = styled(kit.link, {
  color: 'inherit',
  '::after': { content: "''", position: 'absolute', inset: 0 },
  ':focus-visible': { outlineColor: vars.brand.onHeader },
});

/** The size container of a team's teamName beside the score. */
export const nameRoom = style({ width: '100%', containerType: 'inline-size' });

const teamName = style({
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
globalStyle(`${teamName} ${word}`, { display: 'inline-block', maxWidth: '100%', textWrap: 'wrap' });

/** On a phone the longest word of both names (`nameWidth`) sets the font size of both, to fit between score and edge. */
export const names = styleVariants(
  Object.fromEntries(
    Array.from({ length: nameWidths.most - nameWidths.least + 1 }, (_, at) => [
      nameWidths.least + at,
      nameWidths.least + at,
    ]),
  ),
  (width) => [
    teamName,
    {
      '@media': {
        [below('sm')]: { fontSize: `clamp(0.6875rem, calc(100cqi / ${width / 2}), 0.9375rem)` },
      },
    },
  ],
);
