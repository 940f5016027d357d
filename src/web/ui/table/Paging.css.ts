import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const paging = styled(kit.line, kit.label, kit.figure, kit.wrap, kit.between, kit.screenOnly, {
  columnGap: vars.space.x2,
  flex: '0 1 auto',
  marginInlineStart: 'auto',
  '@media': {
    [below('sm')]: { flex: '1 1 100%' },
    [from('sm')]: { columnGap: vars.space.x4 },
  },
});

export const size = styled(kit.inlineRow.x2);

export const range = styled(kit.unbroken, { minWidth: '6rem', textAlign: 'center' });

export const steps = style({ display: 'inline-flex', color: vars.color.text });

export const sorting = styled(kit.line, kit.label, { marginBlockEnd: vars.space.x3 });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: vars.space.x3,
});
