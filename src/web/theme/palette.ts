/** The colours of one theme by use. Text colours reach 7:1 on every surface they are used on (see test/web/theme). */
export interface Palette {
  /** The page's background. */
  readonly page: string;
  /** Cards, tables, panels. */
  readonly surface: string;
  /** Above a card: popovers, elevated rows. */
  readonly raised: string;
  /** Below a card: table heads, skeletons. */
  readonly sunken: string;
  /** A hovered row. */
  readonly hover: string;
  /** Decorative hairlines. */
  readonly border: string;
  /** The border that identifies a control; 3:1. */
  readonly edge: string;
  readonly text: string;
  readonly muted: string;
  /** A match in play: its score, dot and word. */
  readonly live: string;
  readonly liveSurface: string;
  /** An error, or stale content. */
  readonly warning: string;
  readonly warningSurface: string;
  readonly warningEdge: string;
  /** The focus ring; 3:1 on every surface. */
  readonly focus: string;
  readonly shadow: string;
  readonly scrim: string;
  /** Behind clubs' logos, most of which are made for white paper. */
  readonly plate: string;
}

export const lightPalette: Palette = {
  page: '#f2f4f9',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#e9edf5',
  hover: '#f6f8fd',
  border: '#dbe1ec',
  edge: '#727c96',
  text: '#0d1730',
  muted: '#414b64',
  live: '#a3001b',
  liveSurface: '#fff0f2',
  warning: '#5c3a00',
  warningSurface: '#fff5dd',
  warningEdge: '#b7791f',
  focus: '#0b57d0',
  shadow: 'rgb(13 23 48 / 0.10)',
  scrim: 'rgb(8 13 30 / 0.55)',
  plate: 'transparent',
};

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

/** The colours of one brand in one theme. */
export interface BrandColours {
  readonly header: string;
  readonly onHeader: string;
  /** The brand's second colour: a stripe, never text. */
  readonly stripe: string;
  /** Links, chosen days, primary buttons. */
  readonly accent: string;
  readonly onAccent: string;
  /** The background of a chosen element. */
  readonly accentSurface: string;
}

/** A brand's colours in the light and dark themes. */
export interface Brand {
  readonly light: BrandColours;
  readonly dark: BrandColours;
}

type OwnColours = Pick<BrandColours, 'header' | 'accent' | 'accentSurface'>;

/** A brand from its own colours; the text on them is white, except on the dark theme's accent. */
export const brandOf = ({
  stripe,
  light,
  dark,
}: {
  readonly stripe: string;
  readonly light: OwnColours;
  readonly dark: OwnColours & Pick<BrandColours, 'onAccent'>;
}): Brand => ({
  light: { onHeader: '#ffffff', onAccent: '#ffffff', stripe, ...light },
  dark: { onHeader: '#ffffff', stripe, ...dark },
});

/** The menu's colours, the same in every brand and theme (specification §2, §9). */
export const menuColours = {
  ground: '#262c5b',
  text: '#ffffff',
  /** The current page's entry. */
  active: '#3d4583',
} as const;
