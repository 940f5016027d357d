import type { IconShape } from '../theme/siteIcon.ts';

/** A picture of the site's mark under `/icons/BRAND/`. */
export interface IconFile {
  readonly name: string;
  /** Width and height in pixels. */
  readonly size: number;
  readonly shape: IconShape;
}

/** Pictures for devices that do not draw the SVG: Android's two sizes, its masks, and Apple's home screen. */
export const iconFiles = {
  small: { name: '192.png', size: 192, shape: 'rounded' },
  large: { name: '512.png', size: 512, shape: 'rounded' },
  maskable: { name: 'maskable.png', size: 512, shape: 'full' },
  apple: { name: 'apple.png', size: 180, shape: 'full' },
} as const satisfies Readonly<Record<string, IconFile>>;

/** The mark as it is drawn, at any size. */
export const iconDrawing = 'icon.svg';
