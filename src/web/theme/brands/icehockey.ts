import type { Brand } from '../palette.ts';

const frame = {
  header: '#101b45',
  onHeader: '#ffffff',
  menu: '#262c5b',
  onMenu: '#ffffff',
  menuActive: '#3d4583',
  stripe: '#d8232f',
} as const;

/** Ice hockey: dark blue and red, the menu #262C5B (specification §9). */
export const icehockey: Brand = {
  light: { ...frame, accent: '#1b3a8f', onAccent: '#ffffff', accentSurface: '#e6ecfb' },
  dark: { ...frame, header: '#0d1536', accent: '#a9c3ff', onAccent: '#0a0f1f', accentSurface: '#1c2a55' },
};
