import type { BrandName } from '@kampdag/core/site/brandName';
import type { Accent } from '@kampdag/core/site/embed';
import { brands } from './brands.ts';
import { darkChart, lightChart } from './chartColours.ts';
import { colourName } from './colourName.ts';
import { contrastPalettes, darkPalette, lightPalette } from './palette.ts';

type Colours = Readonly<Record<string, string>>;

/** Declarations of the custom properties in `contract.css.ts`. */
const declared = (group: string, colours: object): string =>
  Object.entries(colours as Colours)
    .map(([job, colour]) => `--${colourName(group, job)}:${colour};`)
    .join('');

/** The colours that differ from a theme's own. */
const changed = (own: object, other: object): Colours =>
  Object.fromEntries(
    Object.entries(other as Colours).filter(([job, colour]) => (own as Colours)[job] !== colour),
  );

/** Light and dark colours by the visitor's choice, otherwise the device's. Print is light. */
const byTheme = (light: string, dark: string, wish = ''): string => {
  const dim = `screen and (prefers-color-scheme:dark)${wish}`;
  return (
    (wish === '' ? `:root{${light}}` : `@media ${wish.slice(' and '.length)}{:root{${light}}}`) +
    `@media screen${wish}{:root[data-theme=dark]{${dark}}}` +
    `@media ${dim}{:root:not([data-theme=light]){${dark}}}`
  );
};

const contrast = byTheme(
  declared('color', changed(lightPalette, contrastPalettes.light)),
  declared('color', changed(darkPalette, contrastPalettes.dark)),
  ' and (prefers-contrast:more)',
);

/**
 * The style sheet of a brand's colours in both themes, at the start of the document.
 *
 * @param accent takes the place of the brand's second colour, on which no text stands; null for none
 */
export const styleOf = (name: BrandName, accent: Accent | null = null): string => {
  const { light, dark } = brands[name];
  return (
    byTheme(
      `color-scheme:light;${declared('color', lightPalette)}${declared('chart', lightChart)}${declared('brand', light)}`,
      `color-scheme:dark;${declared('color', darkPalette)}${declared('chart', darkChart)}${declared('brand', dark)}`,
    ) +
    contrast +
    (accent === null ? '' : `body{--${colourName('brand', 'stripe')}:#${accent}}`)
  );
};
