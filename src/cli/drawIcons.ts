import { mkdir, writeFile } from 'node:fs/promises';
import { brandNames } from '@kampdag/core/site/brandName';
import { chromium } from '@playwright/test';
import { iconDrawing, iconFiles } from '../web/install/iconFiles.ts';
import { siteIcon } from '../web/theme/siteIcon.ts';
import { projectRoot } from './processes.ts';
import { ensureChromium, noChromium } from './start/packages.ts';

const draw = async (executablePath: string): Promise<void> => {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    for (const brand of brandNames) {
      const folder = `${projectRoot}src/web/public/icons/${brand}/`;
      await mkdir(folder, { recursive: true });
      await writeFile(`${folder}${iconDrawing}`, siteIcon(brand, 'rounded'));
      for (const { name, size, shape } of Object.values(iconFiles)) {
        await page.setViewportSize({ width: size, height: size });
        await page.setContent(`<style>body{margin:0}svg{display:block}</style>${siteIcon(brand, shape)}`);
        await writeFile(`${folder}${name}`, await page.screenshot({ omitBackground: true }));
      }
      console.log(`src/web/public/icons/${brand}`);
    }
  } finally {
    await browser.close();
  }
};

const executablePath = await ensureChromium();
if (executablePath === undefined) {
  console.error(noChromium);
  process.exitCode = 1;
} else await draw(executablePath);
