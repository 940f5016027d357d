import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colourName } from './colourName.ts';
import { menuColours } from './palette.ts';
import { scale } from './scale.ts';

/** The colours, which change with theme and brand: custom properties of the root. */
const colours = createGlobalThemeContract(
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
      plate: null,
    },
    brand: {
      header: null,
      onHeader: null,
      stripe: null,
      accent: null,
      onAccent: null,
      accentSurface: null,
    },
    /** Series of a chart, and the outcomes of matches. */
    chart: {
      home: null,
      away: null,
      one: null,
      two: null,
      three: null,
      four: null,
      five: null,
      six: null,
      seven: null,
      eight: null,
      quiet: null,
      grid: null,
      win: null,
      draw: null,
      loss: null,
      onOutcome: null,
    },
  },
  (_, [group = '', job = '']) => colourName(group, job),
);

const { shadow } = colours.color;

/** Every value that a style uses: components have no colours and sizes of their own. Values that no theme changes are inlined. */
export const vars = {
  ...colours,
  ...scale,
  menu: menuColours,
  elevation: {
    flat: 'none',
    card: `0 1px 2px ${shadow}`,
    raised: `0 1px 2px ${shadow}, 0 4px 14px ${shadow}`,
    overlay: `0 8px 40px ${shadow}, 0 2px 8px ${shadow}`,
  },
} as const;
