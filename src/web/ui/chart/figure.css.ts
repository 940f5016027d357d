import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { clamped } from '../../theme/rules.ts';

export const figure = styled(kit.panel, kit.stack.x4, kit.padded.x4, {
  breakInside: 'avoid',
  '@media': { [from('sm')]: { padding: vars.space.x5 } },
});

export const title = styled(kit.text.lg, kit.strong);

export const summary = styled(kit.label, clamped(4));

/** As tall as a chart with its legend and disclosure. */
export const room = style({ minHeight: '24rem' });
