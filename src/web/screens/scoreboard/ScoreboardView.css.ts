import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

const chip = styled(kit.inlineRow.x2, kit.target, kit.rounded.pill, kit.text.sm, kit.strong, kit.plain, {
  padding: `0 ${vars.space.x4}`,
  border: '1px solid currentColor',
});

/** Always shown, so that nothing shifts when the day changes. */
export const today = styled(chip, {
  borderColor: vars.color.edge,
  background: vars.color.surface,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current]': {
      borderColor: 'transparent',
      background: vars.brand.accentSurface,
      color: vars.brand.accent,
    },
  },
});

export const liveCount = styled(chip, { background: vars.color.liveSurface, color: vars.color.live });

export const skeletons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: '6px',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: '28px' } },
});

export const others = style({ display: 'grid', gap: vars.space.x4, marginTop: vars.space.x6 });

export const othersTitle = styled(kit.text.xl);
