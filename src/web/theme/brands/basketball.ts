import type { Brand } from '../palette.ts';

const frame = {
  header: '#3a1606',
  onHeader: '#ffffff',
  stripe: '#f07818',
} as const;

/** Basketball: leather brown and orange. */
export const basketball: Brand = {
  light: { ...frame, accent: '#7a3208', onAccent: '#ffffff', accentSurface: '#fdeee3' },
  dark: { ...frame, header: '#2a1006', accent: '#ffbd8a', onAccent: '#1d0d05', accentSurface: '#3d2011' },
};
