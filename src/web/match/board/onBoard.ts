import { vars } from '../../theme/contract.css.ts';

/** The board's text colour at an opacity, in per cent. */
export const onBoard = (share: number): string =>
  `color-mix(in srgb, ${vars.brand.onHeader} ${share}%, transparent)`;
