import { screenedSports } from '../sportKind.ts';

/** The brands with colours (`src/web/theme/brands.ts`): one for each sport with screens. */
export const brandNames = screenedSports;

/** The brand whose colours a deployment has. */
export type BrandName = (typeof brandNames)[number];
