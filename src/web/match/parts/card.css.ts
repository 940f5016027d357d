import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

/** A card beside the match's events. */
export const card = styled(kit.sheet, { padding: vars.space.x4 });

export const cardTitle = style({ fontSize: vars.size.lg, marginBottom: vars.space.x3 });
