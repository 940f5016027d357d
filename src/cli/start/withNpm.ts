import { readFileSync } from 'node:fs';

const interval = 500;

/** The parent of a process; undefined if the process is gone or the system does not tell (Linux does). */
const parentOf = (pid: number): string | undefined => {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
};

/** Ends this process when npm, which started it through a shell, is gone: the shell does not forward signals. */
export const endWithNpm = (): void => {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  setInterval(() => {
    if (process.ppid !== shell || parentOf(shell) !== npm) process.kill(process.pid, 'SIGTERM');
  }, interval).unref();
};
