import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandNames } from '@kampdag/core/site/brandName';
import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { iconDrawing, iconFiles } from '../../../src/web/install/iconFiles.ts';
import { installLinks, manifestOf } from '../../../src/web/install/webManifest.ts';
import { siteIcon } from '../../../src/web/theme/siteIcon.ts';
import { projectRoot } from '../../support/sources.ts';

const Icon = t.type({ src: t.string, sizes: t.string, purpose: t.string });
const Manifest = t.type({
  name: t.string,
  lang: t.string,
  icons: t.array(Icon),
  shortcuts: t.array(t.type({ name: t.string, url: t.string, icons: t.array(Icon) })),
});
const isManifest = (u: unknown): u is t.TypeOf<typeof Manifest> => Manifest.is(u);

const publicFile = (address: string): Buffer => readFileSync(join(projectRoot, 'src/web/public', address));

/** Width and height as a PNG's first chunk says (IHDR). */
const sizeOf = (png: Buffer): string => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

describe('the web manifest', () => {
  it('of every deployment bears its name and language, and offers what browsers ask for to install it', () => {
    for (const deployment of builtInDeployments) {
      const manifest = manifestOf(deployment);
      expect(manifest).toMatchObject({ name: deployment.siteName, scope: '/', display: 'standalone' });
      if (!isManifest(manifest)) throw new Error('no manifest');
      expect(manifest.lang).toBe(deployment.defaultLanguage === 'no' ? 'nb' : 'en');
      const offered = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
      expect(offered).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable']);
      expect(manifest.shortcuts.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('names pictures that are there, of the size that it says', () => {
    for (const deployment of builtInDeployments) {
      const manifest = manifestOf(deployment);
      if (!isManifest(manifest)) throw new Error('no manifest');
      for (const { src, sizes } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
        const file = publicFile(src);
        if (sizes !== 'any') expect([src, sizeOf(file)]).toEqual([src, sizes]);
      }
    }
  });
});

describe('the icons', () => {
  it('of every brand are as its colours draw them today (npm run icons)', () => {
    for (const brand of brandNames) {
      expect(publicFile(`icons/${brand}/${iconDrawing}`).toString()).toBe(siteIcon(brand, 'rounded'));
      const { name, size } = iconFiles.apple;
      expect(sizeOf(publicFile(`icons/${brand}/${name}`))).toBe(`${size}x${size}`);
      expect(installLinks(brand)).toContain(`/icons/${brand}/${name}`);
    }
  });
});
