import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';
import { providerColours } from '../theme/providers.ts';

/** Above the link that covers the row. */
export const link = styled(kit.anchor, kit.rounded.sm, kit.plain, {
  zIndex: 1,
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '44px',
  minHeight: '24px',
  // Enlarges the touch target without taking space.
  '::after': { content: '""', position: 'absolute', inset: '-10px -2px' },
  ':hover': { filter: 'brightness(1.15)' },
});

export const logo = style({ display: 'block', borderRadius: '3px' });

export const grounds = styleVariants(providerColours, ({ ground }) => ({ fill: ground }));

export const letters = styleVariants(providerColours, ({ letters }) => ({
  fill: letters,
  fontWeight: vars.weight.bold,
  fontSize: '12px',
  textAnchor: 'middle' as const,
  letterSpacing: '-0.01em',
}));
