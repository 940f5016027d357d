import { brandOf } from '../palette.ts';

/** The corporate variant: pitch green. */
export const soccer = brandOf({
  stripe: '#8bd450',
  light: { header: '#14391f', accent: '#1d5430', accentSurface: '#e5f4e8' },
  dark: { header: '#0d2916', accent: '#a5e0b2', onAccent: '#08180d', accentSurface: '#17402a' },
});
