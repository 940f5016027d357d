import { createGlobalThemeContract } from '@vanilla-extract/css';
import { brands } from './brands.ts';
import { lightChart } from './chartColours.ts';
import { colourName } from './colourName.ts';
import { lightPalette, menuColours } from './palette.ts';
import { scale } from './scale.ts';

/** The same keys, whose values the contract names. */
const keysOf = <Key extends string>(colours: Readonly<Record<Key, string>>) =>
  Object.fromEntries(Object.keys(colours).map((key) => [key, null])) as Record<Key, null>;

/** The colours, which change with theme and brand: custom properties of the root. */
const colours = createGlobalThemeContract(
  {
    color: keysOf(lightPalette),
    brand: keysOf({ ...brands.icehockey.light }),
    /** Series of a chart, and the outcomes of matches. */
    chart: keysOf(lightChart),
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
    card: `0 1px 2px ${shadow}`,
    raised: `0 1px 2px ${shadow}, 0 4px 14px ${shadow}`,
    overlay: `0 8px 40px ${shadow}, 0 2px 8px ${shadow}`,
  },
} as const;
