import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { stretched, visuallyHidden } from '../../theme/rules.ts';

export const person = styled(kit.row.x3, { minWidth: '9rem' });

export const personName = style({ lineHeight: 1.25, overflowWrap: 'anywhere' });

export const position = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space.x2 });

export const positionCode = styled(kit.plain);

/** Beside the code where there is room; always read by screen readers. */
export const positionName = styled(kit.label, {
  '@media': {
    [below('md')]: visuallyHidden,
  },
});

/** The team: crest, name, and facts about its squad. */
export const head = styled(kit.grid.x4, kit.panel, kit.padded.x4, {
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: vars.space.x5,
      padding: vars.space.x5,
    },
  },
});

export const title = style({ fontSize: vars.size.xxl, letterSpacing: '-0.02em' });

export const subtitle = styled(kit.muted);

export const facts = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, auto))',
  justifyContent: 'start',
  gap: `${vars.space.x2} ${vars.space.x6}`,
  '@media': { [from('md')]: { gridColumn: 'auto', columnGap: vars.space.x8 } },
});

export const fact = style({ display: 'flex', flexDirection: 'column-reverse' });

export const factName = styled(kit.caption);

export const factValue = styled(kit.figure, kit.text.xl, kit.strong, kit.unbroken, { lineHeight: 1.2 });

/** A touch target; leads back to all teams. */
export const back = styled(
  kit.inlineRow.x1,
  kit.target,
  kit.accented,
  kit.text.sm,
  kit.strong,
  kit.plain,
  kit.screenOnly,
  {
    marginBlockEnd: `calc(-1 * ${vars.space.x3})`,
    justifySelf: 'start',
    ':hover': { textDecoration: 'underline' },
  },
);

export const people = styled(kit.grid.x3, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
});

export const member = styled(kit.row.x3, kit.card, kit.anchor, {
  minHeight: '72px',
  padding: `${vars.space.x3} ${vars.space.x4}`,
});

export const leading = style({ ':hover': { background: vars.color.hover } });

export const words = style({ display: 'grid', flex: 1, minWidth: 0 });

export const name = style({ fontWeight: vars.weight.bold, lineHeight: 1.3 });

export const link = styled(name, stretched({ outlineOffset: '1px', borderRadius: vars.radius.lg }));

export const details = styled(kit.label, { lineHeight: 1.35 });

export const number = styled(kit.figure, kit.rigid, kit.text.xl, kit.strong, kit.muted, {
  minWidth: '2ch',
  textAlign: 'end',
});

export const choose = styled(kit.row.x3, kit.padded.x4, kit.rounded.md, {
  background: vars.brand.accentSurface,
  color: vars.color.text,
});

export const chooseSign = styled(kit.rigid, kit.accented);

export const teams = styled(kit.grid.x3, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
});

export const arrow = styled(kit.rigid, kit.muted);
