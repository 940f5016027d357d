import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { lockRecording } from '../../src/cli/record/lock.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

let folder = '';
let file = '';

beforeEach(async () => {
  folder = await temporaryFolder();
  file = join(folder, 'match.jsonl');
});

/** The id of a process that has ended. */
const endedProcess = (): number => spawnSync(process.execPath, ['--version']).pid;

describe('the lock of a recording', () => {
  it('is held by one process at a time, and leaves nothing behind', async () => {
    const lock = await lockRecording(file);
    await expect(lockRecording(file)).rejects.toThrow(`process ${process.pid} ${hostname()}`);
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
    await (await lockRecording(file)).release();
  });

  it('goes to only one of many concurrent processes', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => lockRecording(file)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('of a killed recorder goes to only one of its successors', async () => {
    await writeFile(`${file}.lock`, `${endedProcess()} ${hostname()}`);
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => lockRecording(file)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(folder)).toEqual(['match.jsonl.lock']);
  });

  it.each([
    ['of a recorder on another machine', `${endedProcess()} elsewhere`],
    ['that says nothing', ''],
    ['that says something else', 'none of your business'],
  ])('%s stays, and the refusal names the file to delete', async (_, text) => {
    await writeFile(`${file}.lock`, text);
    await expect(lockRecording(file)).rejects.toThrow('match.jsonl.lock');
    expect(await readFile(`${file}.lock`, 'utf8')).toBe(text);
  });
});
