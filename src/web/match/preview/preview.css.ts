import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const preview = styled(kit.stack.x4);

export const teams = styled(kit.grid.x4, { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' });

export const team = styled(kit.stack.x2, { alignContent: 'start', justifyItems: 'start' });

/** Away aligns to the far edge, as in a match's head. */
export const awayTeam = styled(team, { justifyItems: 'end', textAlign: 'end' });

export const name = styled(kit.inlineRow.x2, kit.target, kit.strong, kit.plain, {
  maxWidth: '100%',
  overflowWrap: 'break-word',
});

// On a phone a crest does not fit beside a name.
globalStyle(`${team} ${name}`, {
  '@media': { [below('sm')]: { flexDirection: 'column', alignItems: 'start' } },
});
globalStyle(`${awayTeam} ${name}`, {
  '@media': { [from('sm')]: { flexDirection: 'row-reverse' }, [below('sm')]: { alignItems: 'end' } },
});
globalStyle(`a${name}:hover`, { textDecoration: 'underline', textUnderlineOffset: '3px' });

export const place = styled(kit.label, kit.figure);

export const bars = styled(kit.stack.x3, { paddingBlockEnd: vars.space.x3 });

export const list = styled(kit.column, { borderBlockStart: `1px solid ${vars.color.border}` });

export const meeting = styled(kit.figure, kit.ruled, kit.text.sm, kit.plain, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gridTemplateAreas: '"host score visitor" ". date ."',
  alignItems: 'center',
  columnGap: vars.space.x3,
  minHeight: '56px',
  paddingBlock: vars.space.x1,
  lineHeight: 1.25,
  ':hover': { background: vars.color.hover },
});

export const date = styled(kit.caption, { gridArea: 'date', textAlign: 'center' });

export const host = style({ gridArea: 'host', textAlign: 'end' });

export const visitor = style({ gridArea: 'visitor' });

export const score = styled(kit.text.md, kit.strong, { gridArea: 'score', textAlign: 'center' });

export const leader = styled(kit.figure, kit.ruled, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.x3,
  minHeight: '56px',
});

export const leaderTitle = styled(kit.caption, { textAlign: 'center' });

export const figures = style({ fontSize: vars.size.lg, fontWeight: vars.weight.bold });

export const person = style({ display: 'grid', justifyItems: 'start', fontSize: vars.size.sm });

export const awayPerson = styled(person, { justifyItems: 'end', textAlign: 'end' });

export const personLink = styled(kit.inlineLine, {
  minHeight: '24px',
  // The target's size on phones (WCAG 2.5.5).
  '@media': { [below('md')]: { minHeight: '44px' } },
  ':hover': { textDecoration: 'underline' },
});
