import { brandOf } from '../palette.ts';

/** Volleyball: sea green and yellow. */
export const volleyball = brandOf({
  stripe: '#f2c21a',
  light: { header: '#06363f', accent: '#075460', accentSurface: '#e0f3f5' },
  dark: { header: '#04262c', accent: '#8be0ec', onAccent: '#03181c', accentSurface: '#0e3a43' },
});
