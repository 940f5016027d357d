import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runNode } from './processes.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const elsewhere = [
  '/usr/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const runs = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const found = (): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere].find(runs);
};

const debianPackage = async (): Promise<string | undefined> => {
  if (process.getuid?.() !== 0 || !runs('/usr/bin/apt-get')) return undefined;
  process.stderr.write("Installing Debian's Chromium (apt-get) …\n");
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
  await run('apt-get', ['update'], options);
  return (await run('apt-get', ['install', '-y', 'chromium'], options)) === 0 ? found() : undefined;
};

const playwrights = async (): Promise<string | undefined> => {
  process.stderr.write("Installing Playwright's Chromium …\n");
  const code = await runNode('playwright/cli.js', ['install', 'chromium']);
  if (code !== 0) return undefined;
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find(runs);
};

/** What to do where no browser could be had. */
export const noChromium = [
  'No Chromium was found and none could be installed, so the browser journeys cannot run.',
  'Install Chromium or Google Chrome, or name the one you have: CHROMIUM_PATH=/path/to/chrome npm test',
].join('\n');

/**
 * The Chromium for the journeys: the one that `CHROMIUM_PATH` names, else the one on this machine, else Debian's package where we
 * are root, else Playwright's own. Undefined where none can be had.
 */
export const ensureChromium = async (): Promise<string | undefined> => {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return runs(named) ? named : undefined;
  return found() ?? (await debianPackage()) ?? (await playwrights());
};
