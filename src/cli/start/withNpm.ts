import { readFileSync } from 'node:fs';

/** How often the parents are looked at, in milliseconds. */
const interval = 500;

/** Who started a process; undefined where the system does not tell (it does on Linux) or the process is gone. */
const parentOf = (pid: number): string | undefined => {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
};

/**
 * Ends this process in order when npm, which started it through a shell, is gone: the shell keeps signals to itself, and a killed npm
 * can tell nobody. Without npm nothing is watched.
 */
export const endWithNpm = (): void => {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  setInterval(() => {
    if (process.ppid !== shell || parentOf(shell) !== npm) process.kill(process.pid, 'SIGTERM');
  }, interval).unref();
};
