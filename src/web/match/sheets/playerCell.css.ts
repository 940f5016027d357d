import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const name = styled(kit.inlineRow.x2, {
  whiteSpace: 'nowrap',
});

export const captain = styled(kit.accent, {
  padding: '0 0.3em',
  borderRadius: vars.radius.sm,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  lineHeight: 1.4,
});

export const starter = style({ color: vars.brand.accent, fontSize: '0.75em' });

/** Nineteen columns: the figures stand closer. */
export const denseTable = style({});

globalStyle(`${denseTable} table`, { fontSize: vars.size.sm });
globalStyle(`${denseTable} :is(th, td) + td`, { paddingInline: vars.space.x1 });
globalStyle(`${denseTable} thead button`, { minWidth: 0, paddingInline: '2px' });
