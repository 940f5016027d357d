import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

const wide = from('md');

/** Compact on a phone, so that the figures below are in view; on wide screens half of the picture is on the band. */
export const card = styled(kit.panel, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture words star" "facts facts facts"',
  alignItems: 'center',
  gap: `${vars.space.x3} ${vars.space.x3}`,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  overflow: 'hidden',
  '@media': {
    [wide]: {
      gridTemplateAreas: '"band band band" "picture words star" "picture facts facts"',
      gap: `0 ${vars.space.x6}`,
      padding: 0,
    },
  },
});

export const band = styled(kit.anchor, {
  gridArea: 'band',
  display: 'none',
  height: '72px',
  overflow: 'hidden',
  background: vars.brand.header,
  borderBlockEnd: `3px solid ${vars.brand.stripe}`,
  '@media': { [wide]: { display: 'block' } },
});

/** As large as on a jersey; the facts repeat the number. */
export const shirt = styled(kit.figure, kit.strong, {
  position: 'absolute',
  insetInlineEnd: vars.space.x5,
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  color: vars.brand.onHeader,
  fontSize: '3.5rem',
  lineHeight: 1,
  letterSpacing: '-0.03em',
});

export const picture = styled(kit.anchor, {
  gridArea: 'picture',
  // Leaves space for the name in large letters.
  width: 'clamp(0px, 100vw - 16rem, 72px)',
  aspectRatio: '1',
  '@media': {
    [wide]: {
      alignSelf: 'start',
      width: '120px',
      marginBlockStart: '-40px',
      marginInlineStart: vars.space.x6,
      padding: '4px',
      borderRadius: vars.radius.pill,
      background: vars.color.surface,
    },
  },
});

globalStyle(`${picture} > *`, { width: '100%', height: '100%' });

export const words = style({
  gridArea: 'words',
  '@media': { [wide]: { paddingBlockStart: vars.space.x4 } },
});

export const star = style({
  gridArea: 'star',
  display: 'flex',
  '@media': { [wide]: { paddingInlineEnd: vars.space.x5 } },
});

export const name = styled(kit.text.xl, kit.strong, {
  lineHeight: 1.2,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
});

export const team = styled(kit.inlineRow.x2, kit.target, kit.link, {
  textAlign: 'start',
  '@media': { [wide]: { minHeight: '36px' } },
});

export const facts = styled(kit.wrap, {
  gridArea: 'facts',
  display: 'flex',
  gap: `${vars.space.x2} ${vars.space.x5}`,
  '@media': {
    [wide]: {
      gap: `${vars.space.x3} ${vars.space.x8}`,
      padding: `${vars.space.x3} ${vars.space.x6} ${vars.space.x5} 0`,
    },
  },
});

export const fact = style({ display: 'grid', alignContent: 'start', gap: '2px' });

export const factName = styled(kit.caption);

export const factValue = styled(kit.figure, kit.strong, { lineHeight: 1.3 });
