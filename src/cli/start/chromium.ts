import { runNode } from '../processes.ts';
import { installPackages, isProgram, programNamed } from './packages.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const elsewhere = [
  '/usr/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const found = (): string | undefined => programNamed(...names) ?? elsewhere.find(isProgram);

const debianPackage = async (): Promise<string | undefined> =>
  (await installPackages('chromium')) ? found() : undefined;

const playwrights = async (): Promise<string | undefined> => {
  process.stderr.write("Installing Playwright's Chromium …\n");
  const code = await runNode('playwright/cli.js', ['install', 'chromium']);
  if (code !== 0) return undefined;
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find(isProgram);
};

/** Instructions if no browser is available. */
export const noChromium = [
  'No Chromium was found and none could be installed, so the browser journeys cannot run.',
  'Install Chromium or Google Chrome, or name the one you have: CHROMIUM_PATH=/path/to/chrome npm test',
].join('\n');

/**
 * The Chromium for journeys: `CHROMIUM_PATH`, else an installed one, else Debian's package if run as root, else Playwright's own.
 * Undefined if none is available.
 */
export const ensureChromium = async (): Promise<string | undefined> => {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return isProgram(named) ? named : undefined;
  return found() ?? (await debianPackage()) ?? (await playwrights());
};
