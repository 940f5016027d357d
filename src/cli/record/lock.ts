import { readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { errorCode } from '../../server/errorCode.ts';

const realPathOf = async (file: string): Promise<string> => {
  try {
    return await realpath(file);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    return join(await realpath(dirname(file)), basename(file));
  }
};

const create = async (file: string, text: string): Promise<boolean> => {
  try {
    await writeFile(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return false;
  }
};

/** Whether the process of a lock has ended; unknown, so false, on another machine. */
const hasEnded = (holder: string): boolean => {
  const [pid, host] = holder.split(' ');
  const id = Number(pid);
  if (host !== hostname() || !Number.isSafeInteger(id) || id <= 0) return false;
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    return errorCode(error) === 'ESRCH';
  }
};

/** Takes over a killed recorder's lock: of several processes, only one can create the successor file. */
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

/** Locks a recording for this process, by a file beside it. Rejects if another recorder holds the lock. */
export const lockRecording = async (file: string): Promise<{ readonly release: () => Promise<void> }> => {
  const lock = `${await realPathOf(file)}.lock`;
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
