import { accessSync, constants, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runNode } from '../processes.ts';

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of a program, by the first name found on the `PATH`; undefined if none is. */
export const programNamed = (...names: readonly string[]): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
};

/** Debian runs it before starting a package's service; exit code 101 forbids that. */
const servicePolicy = '/usr/sbin/policy-rc.d';

/** Installs packages without starting their services; an existing policy is left alone. */
const withoutServices = async <A>(install: () => Promise<A>): Promise<A> => {
  const isOurs = ((): boolean => {
    try {
      writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755, flag: 'wx' });
      return true;
    } catch {
      return false;
    }
  })();
  try {
    return await install();
  } finally {
    if (isOurs) rmSync(servicePolicy, { force: true });
  }
};

/** Installs Debian packages if run as root on Debian, without starting services. False, and printed, if that fails. */
const installPackages = async (...names: readonly string[]): Promise<boolean> => {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return false;
  process.stderr.write(`Installing Debian's ${names.join(' and ')} (apt-get) …\n`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
  await run('apt-get', ['update'], options);
  return (await withoutServices(() => run('apt-get', ['install', '-y', ...names], options))) === 0;
};

/** Servers that some tests require; each is a Debian package of the same name. */
const servers = ['nginx', 'redis-server'] as const;

/** Folders of servers in Debian, which only root's `PATH` includes. */
const systemFolders = ['/usr/local/sbin', '/usr/sbin'];

/** The servers missing on this machine. Adds Debian's folders to the `PATH`. */
export const missingServers = (): readonly string[] => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  process.env['PATH'] = [...new Set([...folders, ...systemFolders])].join(delimiter);
  return servers.filter((name) => programNamed(name) === undefined);
};

/** Installs the servers that tests require, from Debian if run as root. Prints the missing ones, whose tests are skipped. */
export const ensureServers = async (): Promise<void> => {
  const wanted = missingServers();
  if (wanted.length > 0) await installPackages(...wanted);
  for (const name of missingServers()) {
    process.stderr.write(`${name} is not installed and could not be: tests that need it are skipped.\n`);
  }
};

/** Programs of the browsers beside Chromium, and their Debian packages. */
const otherBrowsers = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
} as const;

/** The packages of the other browsers' programs that are missing on this machine. */
const missingBrowsers = (): readonly string[] =>
  Object.entries(otherBrowsers).flatMap(([program, name]) =>
    programNamed(program) === undefined ? [name] : [],
  );

/** Installs Firefox and WebKit, from Debian if run as root. The packages still missing, whose journeys are skipped, are printed. */
export const ensureOtherBrowsers = async (): Promise<readonly string[]> => {
  const wanted = missingBrowsers();
  if (wanted.length > 0) await installPackages(...wanted);
  const missing = missingBrowsers();
  for (const name of missing) {
    process.stderr.write(`${name} is not installed and could not be: journeys that need it are skipped.\n`);
  }
  return missing;
};

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

/** The browser that `CHROMIUM_PATH` names; undefined for none. */
const named = (): string | undefined => {
  const path = process.env['CHROMIUM_PATH'];
  return path === '' ? undefined : path;
};

const headlessShell = 'chromium-headless-shell';

/** Chromium without a window, which takes a fifth less of the processor: `CHROMIUM_PATH`, an installed one, else Debian's as root. */
export const ensureHeadlessShell = async (): Promise<string | undefined> =>
  named() ??
  programNamed(headlessShell) ??
  ((await installPackages(headlessShell)) ? programNamed(headlessShell) : undefined);

/** The Chromium for journeys: `CHROMIUM_PATH`, an installed one, else Debian's as root, else Playwright's; undefined for none. */
export const ensureChromium = async (): Promise<string | undefined> => {
  const path = named();
  if (path !== undefined) return isProgram(path) ? path : undefined;
  return found() ?? (await debianPackage()) ?? (await playwrights());
};
