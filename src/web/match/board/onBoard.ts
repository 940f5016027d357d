import { vars } from '../../theme/contract.css.ts';

/** The board's text colour, so many per cent of it. */
export const onBoard = (share: number): string =>
  `color-mix(in srgb, ${vars.brand.onHeader} ${share}%, transparent)`;
