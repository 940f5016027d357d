import type { Brand } from '../palette.ts';

const frame = {
  header: '#14391f',
  onHeader: '#ffffff',
  stripe: '#8bd450',
} as const;

/** The corporate variant: pitch green. */
export const soccer: Brand = {
  light: { ...frame, accent: '#1d5430', onAccent: '#ffffff', accentSurface: '#e5f4e8' },
  dark: { ...frame, header: '#0d2916', accent: '#a5e0b2', onAccent: '#08180d', accentSurface: '#17402a' },
};
