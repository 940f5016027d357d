import { delimiter } from 'node:path';
import { installPackages, programNamed } from './packages.ts';

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

/**
 * Installs the servers that tests require, from Debian if run as root. Missing ones are printed, and tests that need them are
 * skipped.
 */
export const ensureServers = async (): Promise<void> => {
  const wanted = missingServers();
  if (wanted.length > 0) await installPackages(...wanted);
  for (const name of missingServers()) {
    process.stderr.write(`${name} is not installed and could not be: tests that need it are skipped.\n`);
  }
};
