/** The light theme's colours by use. Text colours reach 7:1 on every surface they are used on (see test/web/theme). */
export const lightPalette = {
  /** The page's background. */
  page: '#f2f4f9',
  /** Cards, tables, panels. */
  surface: '#ffffff',
  /** Above a card: popovers, elevated rows. */
  raised: '#ffffff',
  /** Below a card: table heads, skeletons. */
  sunken: '#e9edf5',
  /** A hovered row. */
  hover: '#f6f8fd',
  /** Decorative hairlines. */
  border: '#dbe1ec',
  /** The border that identifies a control; 3:1. */
  edge: '#727c96',
  text: '#0d1730',
  muted: '#414b64',
  /** A match in play: its score, dot and word. */
  live: '#a3001b',
  liveSurface: '#fff0f2',
  /** An error, or stale content. */
  warning: '#5c3a00',
  warningSurface: '#fff5dd',
  warningEdge: '#b7791f',
  /** The focus ring; 3:1 on every surface. */
  focus: '#0b57d0',
  shadow: 'rgb(13 23 48 / 0.10)',
  scrim: 'rgb(8 13 30 / 0.55)',
  /** Behind clubs' logos, most of which are made for white paper. */
  plate: 'transparent',
};

/** The colours of one theme. */
export type Palette = Readonly<typeof lightPalette>;

export const darkPalette: Palette = {
  page: '#0a0f1f',
  surface: '#131a30',
  raised: '#1a2340',
  sunken: '#0e1427',
  hover: '#182140',
  border: '#27314f',
  edge: '#7f8bad',
  text: '#f1f4fc',
  muted: '#bcc5dc',
  live: '#ffa3ae',
  liveSurface: '#2c1524',
  warning: '#ffd98a',
  warningSurface: '#2a220f',
  warningEdge: '#b7791f',
  focus: '#8ab4ff',
  shadow: 'rgb(0 0 0 / 0.45)',
  scrim: 'rgb(2 4 12 / 0.7)',
  plate: '#f1f4fc',
};

/** The palettes for visitors who prefer more contrast: no muted text, no hairlines. */
export const contrastPalettes: Readonly<Record<'light' | 'dark', Palette>> = {
  light: { ...lightPalette, muted: '#1d2740', border: '#5a6480', edge: '#414b64' },
  dark: { ...darkPalette, muted: '#e2e7f4', border: '#94a0c0', edge: '#bcc5dc' },
};

/** The menu's colours, the same in every brand and theme (specification §2, §9). */
export const menuColours = {
  ground: '#262c5b',
  text: '#ffffff',
  /** The current page's entry. */
  active: '#3d4583',
} as const;
