import type { Brand } from '../palette.ts';

const frame = {
  header: '#101b45',
  onHeader: '#ffffff',
  stripe: '#d8232f',
} as const;

/** Ice hockey: dark blue and red. */
export const icehockey: Brand = {
  light: { ...frame, accent: '#1b3a8f', onAccent: '#ffffff', accentSurface: '#e6ecfb' },
  dark: { ...frame, header: '#0d1536', accent: '#a9c3ff', onAccent: '#0a0f1f', accentSurface: '#1c2a55' },
};
