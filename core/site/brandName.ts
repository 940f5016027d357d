/** The brands with colours (`src/web/theme/brands.ts`). */
export const brandNames = ['icehockey', 'basketball', 'volleyball', 'soccer', 'handball'] as const;

/** The brand whose colours a deployment has. */
export type BrandName = (typeof brandNames)[number];
