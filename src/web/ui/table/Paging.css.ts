import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const paging = styled(kit.line, kit.label, kit.figure, {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x2,
  flex: '0 1 auto',
  marginInlineStart: 'auto',
  '@media': {
    [below('sm')]: { flex: '1 1 100%' },
    [from('sm')]: { columnGap: vars.space.x4 },
    print: { display: 'none' },
  },
});

export const size = styled(kit.inlineRow.x2);

export const select = styled(kit.control, {
  minHeight: '44px',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.sm,
});

export const range = style({ minWidth: '6rem', textAlign: 'center', whiteSpace: 'nowrap' });

export const steps = style({ display: 'inline-flex', color: vars.color.text });

export const sorting = styled(kit.line, kit.label, {
  marginBlockEnd: vars.space.x3,
});
