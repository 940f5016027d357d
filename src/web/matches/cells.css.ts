import type { Phase } from '@kampdag/core/league/match/phase';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';
import { visuallyHidden } from '../theme/rules.ts';
import { roomy, word } from './row.css.ts';
import { rowMeasures } from './rowMeasures.ts';

const wide = from('lg');
const narrow = below('lg');

/** A label. Written into each cell's own rule: a long day's markup names every class some hundred times. */
const small = { fontSize: vars.size.sm, color: vars.color.muted, lineHeight: 1.35 } as const;

export const date = style({
  ...small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': {
    [wide]: { width: '92px', fontSize: vars.size.xs },
    [roomy]: { width: '108px', fontSize: vars.size.sm },
    [narrow]: { display: 'none' },
  },
});

export const start = styled(kit.figure, {
  gridArea: 'when',
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
  '@media': { [wide]: { width: '52px' }, [roomy]: { width: '68px' } },
});

/** The start of a match in play; a card shows the period instead. */
export const begun = styled(start, { '@media': { [narrow]: visuallyHidden } });

export const tournament = style({
  ...small,
  gridArea: 'tournament',
  '@media': { [wide]: { fontSize: vars.size.xs }, [narrow]: { display: 'none' } },
});

/** The letters of a league's name by which its column is measured: at least its heading, at most what leaves team names room. */
export const tournamentLetters = { least: 12, most: 25 } as const;

/** The heading of the leagues' column, as wide as so many letters. */
export const tournamentHeads = styleVariants(
  Object.fromEntries(
    Array.from({ length: tournamentLetters.most - tournamentLetters.least + 1 }, (_, at) => [
      at + tournamentLetters.least,
      at + tournamentLetters.least,
    ]),
  ),
  (letters) => [
    tournament,
    {
      '@media': {
        [wide]: { width: `calc(${letters * 0.43}rem + 8px)` },
        [roomy]: { width: `calc(${letters * 0.43}rem + 16px)` },
      },
    },
  ],
);

export const venue = style({
  ...small,
  '@media': {
    [wide]: { width: '80px', fontSize: vars.size.xs },
    [roomy]: { width: '12%', fontSize: vars.size.sm },
    [narrow]: { display: 'none' },
  },
});

export const home = style({ gridArea: 'home' });

export const away = style({ gridArea: 'away' });

export const score = style({
  gridArea: 'score',
  textAlign: 'center',
  '@media': {
    [wide]: { width: '100px' },
    [roomy]: { width: '116px' },
    // Aligns each number with its team's row, however many lines the name takes.
    [narrow]: { display: 'grid', gridTemplateRows: 'subgrid', justifyContent: 'end' },
  },
});

/** As wide as the longest state with its check mark on one line. */
export const live = style({
  '@media': { [wide]: { width: '104px' }, [roomy]: { width: '120px' } },
});

/** A match's state. A card shows it instead of the start, beside it, or below it. */
export const state: Readonly<Record<Phase, string>> = {
  live: styled(live, { gridArea: 'when' }),
  toCome: styled(live, { gridArea: 'when', justifySelf: 'end' }),
  over: styled(live, { gridArea: 'note' }),
};

globalStyle(`${state.toCome} ${word}`, { '@media': { [narrow]: visuallyHidden } });

export const stream = style({
  ...small,
  gridArea: 'note',
  // The widest logo has 70 px (specification §2).
  '@media': { [wide]: { width: '90px', textAlign: 'center' }, [roomy]: { width: '96px' } },
});

/** Hidden on a card. */
export const noStream = style([
  stream,
  {
    '@media': { [narrow]: { display: 'none' } },
    '::before': { content: ["'–'", "'–' / ''"] },
  },
]);

/** Covers the whole row, so that a card can be tapped anywhere. */
export const link = style({
  textDecoration: 'none',
  '@media': { [narrow]: { display: 'grid', gridRow: '1 / -1', gridTemplateRows: 'subgrid' } },
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.md } },
  ':focus-visible': { outline: 'none' },
});

globalStyle(`${link}:focus-visible::after`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '1px',
});

export const team = styled(kit.row.x2, {
  minHeight: '25px',
  fontSize: rowMeasures.name,
  lineHeight: 1.25,
  hyphens: 'auto',
  '@media': {
    [wide]: { minHeight: '36px', fontSize: vars.size.sm },
    [roomy]: { gap: vars.space.x3, fontSize: vars.size.md },
  },
});

globalStyle(`${team} [data-crest]`, {
  '@media': { [narrow]: { width: '20px', height: '20px', fontSize: '20px' } },
});

/** On wide screens both crests are next to the score. */
globalStyle(`${home} ${team}`, {
  '@media': { [wide]: { flexDirection: 'row-reverse', textAlign: 'end' } },
});

/** Bold only where it fits: on a phone a goal could otherwise add a line. */
export const leadingTeam = style([team, { '@media': { [from('md')]: { fontWeight: vars.weight.bold } } }]);
