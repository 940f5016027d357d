import type { BrandName } from '@kampdag/core/site/brandName';
import { iconPath } from '@kampdag/core/site/paths';
import { brands } from '../theme/brands.ts';
import { iconDrawing, iconFiles } from './iconFiles.ts';

/** Markup for a document's head: the brand's icons, its light and dark theme colours, and the manifest. */
export const installLinks = (brand: BrandName): string => {
  const { light, dark } = brands[brand];
  return [
    `<link rel="icon" href="${iconPath(brand, iconDrawing)}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${iconPath(brand, iconFiles.apple.name)}">`,
    '<link rel="manifest" href="/app.webmanifest">',
    `<meta name="theme-color" content="${light.header}">`,
    `<meta name="theme-color" content="${dark.header}" media="(prefers-color-scheme:dark)">`,
  ].join('');
};
