import { style } from '@vanilla-extract/css';
import { belowWidth, fromWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { stretched } from '../../theme/rules.ts';

export const months = styled(kit.column, { gap: vars.space.x5 });

export const month = style({ display: 'grid', gap: vars.space.x2 });

export const name = styled(kit.text.md, kit.strong, {
  '::first-letter': { textTransform: 'uppercase' },
});

export const cards = style({ display: 'grid', gap: vars.space.x2 });

export const card = styled(kit.grid.x2, kit.card, kit.anchor, {
  padding: `${vars.space.x3} ${vars.space.x4}`,
});

export const leading = style({ ':hover': { background: vars.color.hover } });

export const head = styled(kit.wrap, kit.between, {
  display: 'flex',
  alignItems: 'baseline',
  gap: `0 ${vars.space.x3}`,
});

/** In large letters the date stands below. */
export const person = style({ flex: '1 1 8rem', fontWeight: vars.weight.bold, lineHeight: 1.3 });

export const link = styled(person, stretched({ outlineOffset: '1px', borderRadius: vars.radius.lg }));

export const date = styled(kit.label, kit.figure, kit.rigid);

export const way = styled(kit.text.sm, {
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x2}`,
  lineHeight: 1.3,
});

export const club = styled(kit.row.x2, { minWidth: 0 });

export const arrow = styled(kit.accented);

/** Cards below 800 px, a breakpoint of the transfers alone (specification §2). */
export const narrow = belowWidth(800);

const wide = fromWidth(800);

export const onlyNarrow = style({
  '@media': { [`screen and ${wide}`]: { display: 'none' }, print: { display: 'none' } },
});

export const onlyWide = style({ '@media': { [`screen and ${narrow}`]: { display: 'none' } } });

export const found = styled(kit.label, {
  display: 'block',
  marginBlockEnd: `calc(-1 * ${vars.space.x3})`,
  ':empty': { display: 'none' },
});

export const search = style({ maxWidth: '32rem', '@media': { print: { display: 'none' } } });
