import type { Brand } from '../palette.ts';

const frame = {
  header: '#4a1230',
  onHeader: '#ffffff',
  stripe: '#f59fb0',
} as const;

/** Handball: plum and rose. */
export const handball: Brand = {
  light: { ...frame, accent: '#7a1b4c', onAccent: '#ffffff', accentSurface: '#fbe8f0' },
  dark: { ...frame, header: '#350d22', accent: '#f2b3cf', onAccent: '#240915', accentSurface: '#4d1a34' },
};
