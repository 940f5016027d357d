import type { IconShape } from '../theme/siteIcon.ts';

/** An image of the site's icon under `/icons/BRAND/`. */
export interface IconFile {
  readonly name: string;
  /** Width and height in pixels. */
  readonly size: number;
  readonly shape: IconShape;
}

/** Images for devices that do not render SVG: Android's two sizes, its maskable icon, and Apple's home screen icon. */
export const iconFiles = {
  small: { name: '192.png', size: 192, shape: 'rounded' },
  large: { name: '512.png', size: 512, shape: 'rounded' },
  maskable: { name: 'maskable.png', size: 512, shape: 'full' },
  apple: { name: 'apple.png', size: 180, shape: 'full' },
} as const satisfies Readonly<Record<string, IconFile>>;

/** The icon as SVG, at any size. */
export const iconDrawing = 'icon.svg';
