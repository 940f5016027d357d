/** The brands that there are colours for (`src/web/theme/brands`). */
export const brandNames = ['icehockey', 'basketball', 'volleyball', 'soccer', 'handball'] as const;

/** The colours that a deployment wears. */
export type BrandName = (typeof brandNames)[number];
