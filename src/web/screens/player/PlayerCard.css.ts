import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

const wide = from('md');

/** Half of the picture stands on the band. */
export const card = styled(kit.card, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"band band" "picture picture" "words words" "facts facts"',
  justifyItems: 'center',
  overflow: 'hidden',
  boxShadow: vars.elevation.card,
  '@media': {
    [wide]: {
      gridTemplateAreas: '"band band" "picture words" "picture facts"',
      justifyItems: 'stretch',
      columnGap: vars.space.x6,
      paddingInline: 0,
    },
  },
});

export const band = style({
  gridArea: 'band',
  position: 'relative',
  justifySelf: 'stretch',
  height: '84px',
  overflow: 'hidden',
  background: vars.brand.header,
  borderBlockEnd: `3px solid ${vars.brand.stripe}`,
  '@media': { [wide]: { height: '72px' } },
});

/** The number as large as on a back; the facts tell it too. */
export const shirt = styled(kit.figure, {
  position: 'absolute',
  insetInlineEnd: vars.space.x5,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  color: vars.brand.onHeader,
  fontSize: '3.5rem',
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  letterSpacing: '-0.03em',
});

export const picture = style({
  gridArea: 'picture',
  position: 'relative',
  width: '120px',
  height: '120px',
  marginBlockStart: '-60px',
  padding: '4px',
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  '@media': {
    [wide]: { alignSelf: 'start', marginBlockStart: '-40px', marginInlineStart: vars.space.x6 },
  },
});

export const words = style({
  gridArea: 'words',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x1,
  padding: `${vars.space.x3} ${vars.space.x4} 0`,
  textAlign: 'center',
  '@media': {
    [wide]: {
      justifyItems: 'start',
      padding: `${vars.space.x4} ${vars.space.x6} 0 0`,
      textAlign: 'start',
    },
  },
});

export const name = style({
  fontSize: vars.size.xxl,
  fontWeight: vars.weight.bold,
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});

export const team = styled(kit.inlineRow.x2, kit.target, {
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  textAlign: 'start',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '@media': { [wide]: { minHeight: '36px' } },
});

export const facts = style({
  gridArea: 'facts',
  justifySelf: 'stretch',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: `${vars.space.x3} ${vars.space.x4}`,
  padding: vars.space.x4,
  '@media': {
    [wide]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space.x3} ${vars.space.x8}`,
      padding: `${vars.space.x3} ${vars.space.x6} ${vars.space.x5} 0`,
    },
  },
});

export const fact = style({ display: 'grid', alignContent: 'start', gap: '2px' });

export const factName = styled(kit.caption);

export const factValue = styled(kit.figure, {
  fontWeight: vars.weight.semibold,
  lineHeight: 1.3,
});
