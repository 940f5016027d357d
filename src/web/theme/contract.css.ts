import { createGlobalThemeContract } from '@vanilla-extract/css';

/** Every value a style may use. Components know this contract, never a colour or a number of their own. */
export const vars = createGlobalThemeContract(
  {
    color: {
      page: null,
      surface: null,
      raised: null,
      sunken: null,
      hover: null,
      border: null,
      edge: null,
      text: null,
      muted: null,
      live: null,
      liveSurface: null,
      warning: null,
      warningSurface: null,
      warningEdge: null,
      focus: null,
      shadow: null,
      scrim: null,
    },
    brand: {
      header: null,
      onHeader: null,
      menu: null,
      onMenu: null,
      menuActive: null,
      stripe: null,
      accent: null,
      onAccent: null,
      accentSurface: null,
    },
    /** Steps of 4 px. */
    space: { x1: null, x2: null, x3: null, x4: null, x5: null, x6: null, x8: null, x10: null, x12: null },
    font: { sans: null, mono: null },
    size: { xs: null, sm: null, md: null, lg: null, xl: null, xxl: null, score: null, hero: null },
    weight: { regular: null, medium: null, semibold: null, bold: null },
    radius: { sm: null, md: null, lg: null, pill: null },
    elevation: { flat: null, card: null, raised: null, overlay: null },
    motion: { quick: null, calm: null, ease: null },
  },
  (_, path) => `kd-${path.join('-')}`,
);
