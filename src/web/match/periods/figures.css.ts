import { styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';

/** The figures' size on phones, by px (specification §2); wider screens have room for all of them. */
export const figures: Readonly<Record<number, string>> = styleVariants(
  { 8: 8, 10: 10, 12: 12, 14: 14, 20: 20 },
  (px) => ({ '@media': { [below('sm')]: { fontSize: `${px}px` } } }),
);
