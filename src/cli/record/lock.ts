import { readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** The file's own place, whatever links lead to it; one that is not there yet has its folder's. */
const placeOf = async (file: string): Promise<string> => {
  try {
    return await realpath(file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return join(await realpath(dirname(file)), basename(file));
  }
};

/** Makes a file that says who makes it; false where it is there already. */
const create = async (file: string, text: string): Promise<boolean> => {
  try {
    await writeFile(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  }
};

/** Whether the process that a lock names has ended; not to be known of one on another machine. */
const hasEnded = (holder: string): boolean => {
  const [pid, host] = holder.split(' ');
  const id = Number(pid);
  if (host !== hostname() || !Number.isSafeInteger(id) || id <= 0) return false;
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
};

/**
 * Takes over the lock of a recorder that was stopped without notice. Of several that find it so one alone can make the file
 * that takes its place, and who comes when that was done finds another holder.
 */
const takeOver = async (lock: string, holder: string, self: string): Promise<boolean> => {
  const successor = `${lock}.after-${holder.split(' ')[0]}`;
  if (!(await create(successor, self))) return false;
  if ((await readFile(lock, 'utf8')) === holder) {
    await rename(successor, lock);
    return true;
  }
  await rm(successor);
  return false;
};

/** Claims a recording for this process, by a file beside it, until it is released. Rejects where another recorder writes on it. */
export const lockRecording = async (file: string): Promise<{ readonly release: () => Promise<void> }> => {
  const lock = `${await placeOf(file)}.lock`;
  const self = `${process.pid} ${hostname()}`;
  if (!(await create(lock, self))) {
    const holder = await readFile(lock, 'utf8').catch(() => '');
    const isOurs = hasEnded(holder) && (await takeOver(lock, holder, self));
    if (!isOurs) {
      throw new Error(
        `another recorder writes on ${file} (process ${holder === '' ? 'unknown' : holder}); if there is none, delete ${lock}`,
      );
    }
  }
  return { release: () => rm(lock, { force: true }) };
};
