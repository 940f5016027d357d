import type { Brand } from '../palette.ts';

const frame = {
  header: '#06363f',
  onHeader: '#ffffff',
  stripe: '#f2c21a',
} as const;

/** Volleyball: sea green and yellow. */
export const volleyball: Brand = {
  light: { ...frame, accent: '#075460', onAccent: '#ffffff', accentSurface: '#e0f3f5' },
  dark: { ...frame, header: '#04262c', accent: '#8be0ec', onAccent: '#03181c', accentSurface: '#0e3a43' },
};
