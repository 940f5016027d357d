import { accessSync, constants, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../processes.ts';

/** Whether a file is there that may be run. */
export const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where a program of one of some names is, the first name first; undefined where none is on the `PATH`. */
export const programNamed = (...names: readonly string[]): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
};

/** Debian asks it before a package's service is started; 101 is a no. */
const servicePolicy = '/usr/sbin/policy-rc.d';

/** Runs without starting a service, whatever its packages would start; a policy that is there already is left alone. */
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
 * Installs packages of Debian where we are root and it is a Debian; no service of theirs is started. Whether they were installed;
 * why not was printed.
 */
export const installPackages = async (...names: readonly string[]): Promise<boolean> => {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return false;
  process.stderr.write(`Installing Debian's ${names.join(' and ')} (apt-get) …\n`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
  await run('apt-get', ['update'], options);
  return (await withoutServices(() => run('apt-get', ['install', '-y', ...names], options))) === 0;
};
