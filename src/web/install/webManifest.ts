import type { BrandName } from '@kampdag/core/site/brandName';
import type { Deployment } from '@kampdag/core/site/deployment';
import { languageRecords } from '@kampdag/core/site/language';
import { followingPath, iconPath, screenPath, todayPath } from '@kampdag/core/site/paths';
import { emptySelection } from '@kampdag/core/site/selection';
import { appMessages } from '../i18n/messages/app.ts';
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

/** The web app manifest of a deployment (W3C): the name, look and shortcuts of the installed site. */
export const manifestOf = ({ siteName, brand, defaultLanguage }: Deployment): object => {
  const { menu, description } = appMessages[defaultLanguage];
  const { header } = brands[brand].light;
  const { small, large, maskable } = iconFiles;
  const picture = ({ name, size }: { readonly name: string; readonly size: number }, purpose: string) => ({
    src: iconPath(brand, name),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const shortcut = (name: string, url: string) => ({ name, url, icons: [picture(small, 'any')] });
  return {
    id: '/',
    name: siteName,
    short_name: siteName,
    description: description.site,
    lang: languageRecords[defaultLanguage].tag,
    dir: 'ltr',
    scope: '/',
    start_url: todayPath(emptySelection),
    display: 'standalone',
    theme_color: header,
    background_color: header,
    categories: ['sports'],
    icons: [
      { src: iconPath(brand, iconDrawing), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      picture(small, 'any'),
      picture(large, 'any'),
      picture(maskable, 'maskable'),
    ],
    shortcuts: [
      shortcut(menu.today, todayPath(emptySelection)),
      shortcut(menu.following, followingPath(emptySelection)),
      shortcut(menu.schedule, screenPath('/schedule', emptySelection)),
      shortcut(menu.standings, screenPath('/standings', emptySelection)),
    ],
  };
};
