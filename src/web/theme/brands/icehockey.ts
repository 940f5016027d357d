import { brandOf } from '../palette.ts';

/** Ice hockey: dark blue and red. */
export const icehockey = brandOf({
  stripe: '#d8232f',
  light: { header: '#101b45', accent: '#1b3a8f', accentSurface: '#e6ecfb' },
  dark: { header: '#0d1536', accent: '#a9c3ff', onAccent: '#0a0f1f', accentSurface: '#1c2a55' },
});
