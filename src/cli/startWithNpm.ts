/** How often the parent is looked at, in milliseconds. */
const interval = 500;

/**
 * Ends this process in order when npm, which started it, is gone: npm's shell keeps signals to itself, and a killed npm can tell
 * nobody. Without npm nothing is watched.
 */
export const endWithNpm = (): void => {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, interval).unref();
};
