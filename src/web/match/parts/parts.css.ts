import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { clamped } from '../../theme/rules.ts';

/** A card like the site's tables and charts. */
export const section = styled(kit.stack.x3, kit.panel, kit.padded.x4, {
  alignContent: 'start',
  breakInside: 'avoid',
  scrollMarginTop: vars.space.x12,
  '@media': { [from('sm')]: { padding: vars.space.x5 } },
});

export const bare = styled(kit.stack.x4, {
  scrollMarginTop: vars.space.x12,
});

export const sectionHead = styled(kit.wrap, kit.between, {
  display: 'flex',
  alignItems: 'baseline',
  gap: `${vars.space.x1} ${vars.space.x4}`,
});

export const title = style({ fontSize: vars.size.lg, fontWeight: vars.weight.bold });

export const subtitle = styled(kit.text.md, kit.strong, { lineHeight: 1.3 });

export const quiet = styled(kit.label);

export const note = styled(quiet, { paddingTop: vars.space.x1 });

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });

/** The heights of placeholders, as classes because the server renders them too. */
export const rooms = styleVariants(
  { line: '1.5rem', few: '7rem', some: '14rem', many: '26rem', table: '36rem' } as const,
  (height) => ({
    height,
    borderRadius: vars.radius.md,
    background: vars.color.sunken,
    animation: `${breathe} 1.6s ${vars.motion.ease} infinite`,
  }),
);

export const stale = styled(quiet, kit.row.x2, kit.wrap, kit.between, {
  paddingTop: vars.space.x2,
  borderTop: `1px solid ${vars.color.border}`,
});

export const teamLabel = styled(kit.inlineRow.x2, kit.shrinking, { maxWidth: '100%' });

export const teamName = style({ ...clamped(2), minWidth: 0 });

const mark = styled(kit.rigid, {
  width: '10px',
  height: '10px',
  borderRadius: '3px',
  background: 'currentcolor',
  forcedColorAdjust: 'none',
});

/** The sides' marks in charts; away's is hollow for readers who see no colour. */
export const sideMark = styleVariants({
  home: [mark, { color: vars.chart.home }],
  away: [
    mark,
    { color: vars.chart.away, background: 'transparent', boxShadow: 'inset 0 0 0 3px currentcolor' },
  ],
});

export const player = styled(kit.link, { borderRadius: vars.radius.sm });

export const pair = styled(kit.stack.x4, {
  alignItems: 'start',
  '@media': {
    // Side by side where both fit without cutting names.
    [from('lg')]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
      gap: vars.space.x6,
    },
  },
});

export const stack = styled(kit.stack.x3, {
  alignContent: 'start',
});

export const badge = styled(kit.caption, kit.rounded.sm, kit.strong, kit.unbroken, kit.plain, {
  display: 'inline-block',
  padding: '0 0.4em',
  border: `1px solid ${vars.color.edge}`,
  lineHeight: 1.5,
});

/** Any strength other than even. */
export const strongBadge = style([
  badge,
  { borderColor: 'transparent', background: vars.brand.accentSurface, color: vars.brand.accent },
]);

/** A card beside the match's events. */
export const card = styled(kit.sheet, { padding: vars.space.x4 });

export const cardTitle = style({ fontSize: vars.size.lg, marginBottom: vars.space.x3 });

export const bestList = styled(kit.column);

export const bestPlayer = styled(kit.row.x3, kit.ruled, {
  padding: `${vars.space.x2} 0`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const bestStar = style({ flex: 'none', color: vars.color.warningEdge });

export const bestWords = style({ flex: 1, display: 'grid', minWidth: 0 });

export const bestName = style({ ...clamped(2), fontWeight: vars.weight.bold, lineHeight: 1.3 });
