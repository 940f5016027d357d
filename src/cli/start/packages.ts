import { accessSync, constants, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../processes.ts';

/** Whether an executable file exists. */
export const isProgram = (path: string): boolean => {
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

/**
 * Installs Debian packages if run as root on Debian, without starting services. False if they could not be installed, which is
 * printed.
 */
export const installPackages = async (...names: readonly string[]): Promise<boolean> => {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return false;
  process.stderr.write(`Installing Debian's ${names.join(' and ')} (apt-get) …\n`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
  await run('apt-get', ['update'], options);
  return (await withoutServices(() => run('apt-get', ['install', '-y', ...names], options))) === 0;
};
