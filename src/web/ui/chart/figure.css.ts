import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { clamped } from '../../theme/clamped.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const figure = styled(kit.panel, kit.stack.x4, {
  padding: vars.space.x4,
  breakInside: 'avoid',
  '@media': { [from('sm')]: { padding: vars.space.x5 } },
});

export const title = style({ fontSize: vars.size.lg, fontWeight: vars.weight.bold });

export const summary = styled(kit.label, { ...clamped(4) });

/** As tall as a chart with its legend and disclosure. */
export const room = style({ minHeight: '24rem' });
