import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { clamped } from '../../theme/rules.ts';

/** A size container as wide as the card's content. */
export const factsRoom = style({ containerType: 'inline-size' });

export const facts = styled(kit.text.sm, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // At large text sizes, or in a narrow container, the value goes below its name.
  '@container': { '(max-width: 14rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  gap: `${vars.space.x2} ${vars.space.x4}`,
});

export const name = style({ color: vars.color.muted });

/** Four officials with their roles fit; a longer text is clamped. */
export const fact = style(clamped(8));

export const quality = styled(kit.stack.x2, kit.card, kit.label, kit.padded.x3, { maxWidth: '30rem' });

export const counts = styled(kit.figure, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.x1} ${vars.space.x4}`,
});

export const count = style({ textAlign: 'end' });

export const difference = style({
  color: vars.color.warning,
});

/** Message delays as bars. */
export const delays = style({ width: '100%', height: '2rem', fill: vars.brand.accent });

export const unread = style({ margin: 0, paddingInlineStart: vars.space.x4, overflowWrap: 'anywhere' });

export const title = style({ color: vars.color.text, fontWeight: vars.weight.bold });

/** The connection's details, card by card. */
export const details = styled(kit.stack.x2, { paddingBlockEnd: vars.space.x2 });

export const reportButtons = styled(kit.line, kit.wrap, {
  gap: `${vars.space.x1} ${vars.space.x3}`,
  paddingTop: vars.space.x2,
});
