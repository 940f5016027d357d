import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { chip } from '../../ui/controls/chip.css.ts';

/** Always shown, so that nothing shifts when the day changes. */
export const today = styled(chip);

export const liveCount = styled(chip, {
  borderColor: 'currentColor',
  background: vars.color.liveSurface,
  color: vars.color.live,
  fontWeight: vars.weight.bold,
});

export const skeletons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: '6px',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: '28px' } },
});

export const others = style({ display: 'grid', gap: vars.space.x4, marginTop: vars.space.x6 });

export const othersTitle = styled(kit.text.xl);
