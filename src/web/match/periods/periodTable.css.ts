import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { clamped } from '../../theme/rules.ts';
import { card } from '../parts/parts.css.ts';

/** Twelve periods or more scroll horizontally. */
export const box = style({ overflow: 'auto hidden', overscrollBehaviorX: 'contain' });

const line = `1px solid ${vars.color.border}`;

const anyTable = styled(kit.figure, kit.full, { borderCollapse: 'separate', borderSpacing: 0 });

export const table = styleVariants({
  captioned: [anyTable, { fontSize: vars.size.sm }],
  summary: [anyTable, { tableLayout: 'fixed' }],
});

/**
 * Font sizes of a summary's figures on phones by number of periods, five or more alike (specification §2); wider screens fit
 * all of them.
 */
export const figures: readonly string[] = [20, 20, 14, 12, 10, 8].map((px) =>
  style({ '@media': { [below('sm')]: { fontSize: `${px}px` } } }),
);

export const caption = style({ fontWeight: vars.weight.bold });

/** A table's caption, and its download button at the end. */
export const captionRow = styled(kit.row.x2, kit.between, { position: 'sticky', insetInlineStart: 0 });

/** As large as its button, so that nothing shifts. */
export const download = styled(kit.rigid, {
  minWidth: '44px',
  height: '44px',
  '@media': { print: { display: 'none' } },
});

const anyHead = styled(kit.strong, kit.muted, { textAlign: 'center', borderBlockEnd: line });

const summaryHead = styled(anyHead, kit.text.sm, {
  width: '2.6rem',
  padding: `${vars.space.x1} 0`,
  '@media': { [below('sm')]: { width: '2.2rem' } },
});

const captionedHead = style([
  anyHead,
  { minWidth: '1.75rem', padding: `${vars.space.x1} 2px`, fontSize: vars.size.xs },
]);

export const head = { captioned: captionedHead, summary: summaryHead } as const;

export const totalHead = {
  captioned: style([captionedHead, { minWidth: '2.25rem', color: vars.color.text }]),
  // Volleyball's is a word.
  summary: style([
    summaryHead,
    { width: '3.5rem', whiteSpace: 'nowrap', '@media': { [below('sm')]: { width: '3rem' } } },
  ]),
} as const;

export const abbreviation = style({ textDecoration: 'none' });

export const group = styled(kit.label, kit.strong, { paddingTop: vars.space.x3, textAlign: 'start' });

const anyTeam = style({ textAlign: 'start', fontWeight: vars.weight.regular, overflow: 'hidden' });

export const team = styleVariants({
  captioned: [
    anyTeam,
    {
      position: 'sticky',
      insetInlineStart: 0,
      width: '99%',
      maxWidth: 0,
      minWidth: '6rem',
      padding: `${vars.space.x2} ${vars.space.x2} ${vars.space.x2} 0`,
      background: vars.color.surface,
      borderBlockEnd: line,
    },
  ],
  summary: [
    anyTeam,
    {
      padding: `${vars.space.x1} ${vars.space.x2} ${vars.space.x1} 0`,
      fontSize: vars.size.sm,
      lineHeight: 1.2,
      selectors: { 'thead &': { borderBlockEnd: line } },
    },
  ],
});

/** A team's name in a summary; a cell by itself cannot be limited to lines. */
export const summaryName = style(clamped(3));

const captionedCount = styled(kit.middle, kit.muted, kit.unbroken, { padding: '2px', borderBlockEnd: line });

const summaryCount = style({ textAlign: 'center', padding: `${vars.space.x1} 0` });

export const count = { captioned: captionedCount, summary: summaryCount } as const;

export const best = styled(captionedCount, { color: vars.color.text, fontWeight: vars.weight.bold });

export const total = {
  captioned: style([
    captionedCount,
    { color: vars.color.text, fontWeight: vars.weight.bold, fontSize: vars.size.md },
  ]),
  summary: style([summaryCount, { fontWeight: vars.weight.bold }]),
} as const;

export const summaryFolded = style([
  card,
  { paddingBlock: 0, '@media': { [from('md')]: { display: 'none' } } },
]);

export const summaryFold = styled(kit.row.x2, kit.strong, {
  minHeight: '48px',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const summaryUnfolded = style({ '@media': { [below('md')]: { display: 'none' } } });

/** No taller than its title, as its placeholder has no button. */
export const summaryHeader = styled(kit.row.x2, { justifyContent: 'space-between', marginBlock: '-8px' });

export const summaryNote = style({ marginTop: vars.space.x3, fontSize: vars.size.sm });
