import { style } from '@vanilla-extract/css';
import { below, from, short } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { headerHeight } from '../../../theme/headerHeight.ts';
import { kit, styled } from '../../../theme/primitives.css.ts';
import { onBoard } from '../boardColumns.ts';

/** Marks the end of the head. Its margin is the site's header in pixels, for the observer. */
export const end = style({
  gridArea: 'head',
  alignSelf: 'end',
  height: '1px',
  scrollMarginTop: headerHeight,
});

/** Spans the page's grid without taking room. */
export const place = styled(kit.shrinking, {
  gridColumn: '1 / -1',
  gridRow: '1 / -1',
  position: 'sticky',
  top: headerHeight,
  zIndex: 6,
  height: 0,
  '@media': { [short]: { display: 'none' }, print: { display: 'none' } },
});

export const bar = styled(kit.row.x2, kit.figure, kit.text.sm, kit.unbroken, {
  height: '2.5rem',
  padding: `0 ${vars.space.x3}`,
  overflow: 'hidden',
  borderRadius: `0 0 ${vars.radius.md} ${vars.radius.md}`,
  background: vars.brand.header,
  color: vars.brand.onHeader,
  boxShadow: vars.elevation.raised,
  '@media': { [below('sm')]: { marginInline: `calc(-1 * ${vars.space.x3})`, borderRadius: 0 } },
});

const team = styled(kit.truncated, { flex: '1 1 0', minWidth: 0 });

export const home = styled(team, { textAlign: 'end' });

export const away = team;

export const code = styled(kit.strong, { '@media': { [from('sm')]: { display: 'none' } } });

export const name = style({ '@media': { [below('sm')]: { display: 'none' } } });

export const score = style({ flex: 'none', fontSize: vars.size.lg });

export const time = styled(kit.rigid, {
  paddingInlineStart: vars.space.x2,
  borderInlineStart: `1px solid ${onBoard(40)}`,
});
