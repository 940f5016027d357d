import { signOf } from '@kampdag/core/league/season/teamSigns';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { DrawnCrest, SharePicture } from '@kampdag/core/site/sharePicture';
import { crestGrounds, crestLetters } from '../theme/crests.ts';
import { lightPalette } from '../theme/palette.ts';
import { brands } from '../theme/themeStyle.ts';

/** The common part of a deployment's pictures: its name and light colours. */
export const frameOf = (
  { siteName, brand }: Deployment,
  heading: string,
): Pick<SharePicture, 'siteName' | 'heading' | 'colours'> => {
  const { header, onHeader, stripe } = brands[brand].light;
  return {
    siteName,
    heading,
    colours: { ground: header, on: onHeader, stripe, live: lightPalette.live },
  };
};

/** The crest of a team by its name; a question mark for an unknown team. */
export const crestOf = (name: string | null): DrawnCrest => ({
  initials: name === null ? '?' : signOf(name).code,
  ground:
    (name === null ? undefined : crestGrounds[signOf(name).colour % crestGrounds.length]) ??
    lightPalette.edge,
  letters: crestLetters,
});
