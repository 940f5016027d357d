import { brandOf } from '../palette.ts';

/** Handball: plum and rose. */
export const handball = brandOf({
  stripe: '#f59fb0',
  light: { header: '#4a1230', accent: '#7a1b4c', accentSurface: '#fbe8f0' },
  dark: { header: '#350d22', accent: '#f2b3cf', onAccent: '#240915', accentSurface: '#4d1a34' },
});
