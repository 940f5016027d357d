import type { BrandName } from '@kampdag/core/site/brandName';
import { brands } from './brands.ts';

/** An icon's shape: with its own rounded corners, or filling the shape that the device cuts out. */
export type IconShape = 'rounded' | 'full';

/** The minimum share of a `full` icon's width that a device keeps (W3C manifest, safe zone). */
const safeZone = 0.8;

/**
 * The site's mark as an SVG document: the K of `BrandMark` on the brand's first colour, its rising stroke in the second. On the second
 * colour, as in the header, white would be too pale among other icons where that is yellow.
 */
export const siteIcon = (name: BrandName, shape: IconShape): string => {
  const { header, onHeader, stripe } = brands[name].light;
  const [corner, scale] = shape === 'rounded' ? [' rx="10"', 1] : ['', safeZone];
  const inset = 20 * (1 - scale);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">' +
    `<rect width="40" height="40"${corner} fill="${header}"/>` +
    `<g transform="translate(${inset} ${inset}) scale(${scale})" fill="none" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="M13 9v22M19 17.5 28 31" stroke="${onHeader}"/><path d="M27 9 14.5 21.5" stroke="${stripe}"/></g></svg>`
  );
};
