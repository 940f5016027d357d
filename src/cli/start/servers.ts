import { delimiter } from 'node:path';
import { installPackages, programNamed } from './packages.ts';

/** Servers that some tests run before and beside the site; each is the only program of its Debian package that is wanted. */
const servers = ['nginx', 'redis-server'] as const;

/** Debian keeps servers where only root's `PATH` leads. */
const systemFolders = ['/usr/local/sbin', '/usr/sbin'];

/** Which of these servers this machine has not. From then on they are looked for where Debian keeps them, too. */
export const missingServers = (): readonly string[] => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  process.env['PATH'] = [...new Set([...folders, ...systemFolders])].join(delimiter);
  return servers.filter((name) => programNamed(name) === undefined);
};

/**
 * Has the servers that tests need: those on this machine, else Debian's packages where we are root. Which ones cannot be had is printed;
 * tests of these are skipped, and say so in their names.
 */
export const ensureServers = async (): Promise<void> => {
  const wanted = missingServers();
  if (wanted.length > 0) await installPackages(...wanted);
  for (const name of missingServers()) {
    process.stderr.write(`${name} is not installed and could not be: tests that need it are skipped.\n`);
  }
};
