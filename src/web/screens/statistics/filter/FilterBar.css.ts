import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { kit, styled } from '../../../theme/primitives.css.ts';
import { chosenChip } from '../../../ui/controls/chip.css.ts';

/** From here up all filters fit in one row. */
const wide = from('md');
const narrow = below('md');

export const bar = styled(kit.stack.x3, {
  '@media': {
    [wide]: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.x4 },
    print: { display: 'none' },
  },
});

const topBase = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.x2 });

/** In large letters the button moves below the search. */
globalStyle(`${topBase} > :first-child:not(:only-child)`, { flex: '1 1 9rem' });

export const top = styled(topBase, { '@media': { [wide]: { flex: '1 1 13rem', maxWidth: '20rem' } } });

/** Without a search it holds only a phone's button. */
export const topAlone = styled(topBase, { '@media': { [wide]: { display: 'none' } } });

export const toggle = styled(kit.inlineRow.x2, kit.control, kit.gathered, kit.text.sm, kit.strong, {
  flex: '0 0 auto',
  minHeight: '50px',
  padding: `0 ${vars.space.x4}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-expanded="true"]': { borderColor: vars.brand.accent, color: vars.brand.accent },
    '&:only-child': { flex: 1 },
  },
  '@media': { [wide]: { display: 'none' } },
});

export const count = styled(kit.accent, kit.centred, kit.rounded.pill, kit.text.xs, {
  minWidth: '22px',
  height: '22px',
});

const panelBase = style({
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
      gap: vars.space.x3,
      padding: vars.space.x4,
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.lg,
      background: vars.color.surface,
    },
    // In the same flex row as the search, so that wrapping leaves no hole beside it.
    [wide]: { display: 'contents' },
  },
});

export const panel = styled(panelBase, { '@media': { [narrow]: { display: 'none' } } });

export const openPanel = styled(panelBase, { '@media': { [narrow]: { display: 'grid' } } });

globalStyle(`${panelBase} > div`, { '@media': { [wide]: { flex: '1 1 9.5rem', maxWidth: '18rem' } } });
globalStyle(`${panelBase} > fieldset`, { '@media': { [wide]: { flex: '0 0 auto', minWidth: '15rem' } } });

export const chips = styled(kit.wrap, {
  display: 'flex',
  gap: vars.space.x2,
  '@media': { [wide]: { display: 'none' } },
});

export const chipPlace = style({ minWidth: 0, maxWidth: '100%' });

export const chip = styled(chosenChip, { maxWidth: '100%' });

export const chipText = styled(kit.truncated, { maxWidth: '12rem' });

export const chipSign = styled(kit.rigid);
