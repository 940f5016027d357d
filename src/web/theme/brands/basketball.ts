import { brandOf } from '../palette.ts';

/** Basketball: leather brown and orange. */
export const basketball = brandOf({
  stripe: '#f07818',
  light: { header: '#3a1606', accent: '#7a3208', accentSurface: '#fdeee3' },
  dark: { header: '#2a1006', accent: '#ffbd8a', onAccent: '#1d0d05', accentSurface: '#3d2011' },
});
