import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { kit, styled } from '../../../theme/primitives.css.ts';
import { clamped } from '../../../theme/rules.ts';

export const lines = styled(kit.stack.x3);

export const lineName = styled(kit.label, kit.strong, { paddingBlockEnd: vars.space.x1 });

const faint = (color: string): string => `color-mix(in srgb, ${color} 55%, transparent)`;

/** Half a rink for a line: forwards at the red line, defence behind the blue line. */
export const rink = styled(kit.grid.x2, kit.anchor, kit.rounded.md, {
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gridTemplateAreas: '"LW LW CE CE RW RW" "blue blue blue blue blue blue" ". LD LD RD RD ."',
  padding: `${vars.space.x3} ${vars.space.x1}`,
  border: `1px solid ${vars.color.border}`,
  borderBlockStart: `2px solid ${faint(vars.brand.stripe)}`,
  '::before': { content: '', gridArea: 'blue', borderBlockStart: `3px solid ${faint(vars.brand.accent)}` },
  // Half of the centre circle, behind the centre.
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: '37%',
    blockSize: '3rem',
    border: `2px solid ${faint(vars.brand.stripe)}`,
    borderBlockStart: 0,
    borderRadius: '0 0 50% 50% / 0 0 100% 100%',
  },
});

const slot = styled(kit.shrinking, kit.anchor, kit.middle, {
  zIndex: 1,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '2px',
});

export const slots = styleVariants(
  { LW: 'LW', CE: 'CE', RW: 'RW', LD: 'LD', RD: 'RD' } as const,
  (gridArea) => [slot, { gridArea }],
);

/** Text over the rink's markings. */
const onLines = styled(kit.rounded.sm, {
  paddingInline: '2px',
  background: `color-mix(in srgb, ${vars.color.surface} 82%, transparent)`,
});

export const slotName = styled(kit.caption, onLines);

const link = styled(kit.link, kit.rounded.sm);

export const place = styled(link, {
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  minWidth: '44px',
  maxWidth: '100%',
  padding: '2px',
});

export const person = styled(link, kit.inlineRow.x2, kit.target);

export const shirtRow = styled(kit.inlineRow.x1);

export const shirt = styled(kit.figure, kit.centred, kit.rounded.pill, kit.strong, {
  minWidth: '2.25rem',
  height: '2.25rem',
  padding: '0 0.25rem',
  border: `2px solid ${vars.color.edge}`,
  background: vars.color.surface,
});

export const shirtOnIce = styled(shirt, {
  background: vars.brand.accent,
  borderColor: vars.brand.accent,
  color: vars.brand.onAccent,
  boxShadow: `0 0 0 3px ${vars.color.surface}, 0 0 0 5px ${vars.brand.accent}`,
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '2px' } },
});

export const lastName = style([
  onLines,
  {
    ...clamped(3),
    maxWidth: '100%',
    fontSize: vars.size.xs,
    fontWeight: vars.weight.bold,
    lineHeight: 1.25,
    // Names of twelve capitals fit a third of a phone.
    '@media': { [below('sm')]: { fontSize: '0.6875rem', letterSpacing: '-0.02em' } },
  },
]);

export const group = styled(kit.wrap, { display: 'flex', gap: `${vars.space.x2} ${vars.space.x4}` });

export const legend = styled(kit.row.x2, kit.label);

export const legendMark = styled(kit.rounded.pill, {
  width: '0.9rem',
  height: '0.9rem',
  background: vars.brand.accent,
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});
