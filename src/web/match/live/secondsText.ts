import type { Format } from '../../i18n/format.ts';

/** Milliseconds as seconds with one decimal, `0.4 s`; at least a tenth. */
export const secondsText = (milliseconds: number, { number }: Format): string => {
  const tenths = Math.max(1, Math.round(milliseconds / 100));
  return `${number(tenths / 10)} s`;
};
