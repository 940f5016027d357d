import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A card beside the story of a match. */
export const card = style({
  padding: vars.space.x4,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  boxShadow: vars.elevation.card,
});

export const cardTitle = style({ fontSize: vars.size.lg, marginBottom: vars.space.x3 });
