import { mkdir, mkdtemp, readdir, readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  addRelease,
  currentRelease,
  isReleased,
  releaseFolder,
  removeOldReleases,
  switchTo,
} from '../../src/cli/start/releases.ts';

const openDist = async (): Promise<string> => {
  const dist = await mkdtemp(join(tmpdir(), 'kampdag-dist-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await mkdir(join(dist, 'releases'));
  return dist;
};

const day = (n: number): Date => new Date(Date.UTC(2026, 10, n));

const release = async (dist: string, id: string, at: Date): Promise<void> => {
  const making = join(dist, '.making');
  await mkdir(making);
  await writeFile(join(making, 'main.js'), id);
  await addRelease(dist, id, making);
  await switchTo(dist, id, at);
};

describe('a release', () => {
  it('is a folder of its own, which a link names from then on; what ran before keeps its files (B)', async () => {
    const dist = await openDist();
    expect(await currentRelease(dist)).toBeNull();
    await release(dist, 'one', day(1));
    const running = await realpath(join(dist, 'current/main.js'));
    await release(dist, 'two', day(2));
    expect(await readFile(join(dist, 'current/main.js'), 'utf8')).toBe('two');
    expect(await readFile(running, 'utf8')).toBe('one');
    expect([await currentRelease(dist), await readlink(join(dist, 'current'))]).toEqual([
      'two',
      'releases/two',
    ]);
    expect((await readdir(dist)).toSorted()).toEqual(['current', 'releases']);
  });

  it('that was made before is gone back to by the link alone (B)', async () => {
    const dist = await openDist();
    await release(dist, 'one', day(1));
    await release(dist, 'two', day(2));
    expect([await isReleased(dist, 'one'), await isReleased(dist, 'three')]).toEqual([true, false]);
    await switchTo(dist, 'one', day(3));
    expect(await readFile(join(dist, 'current/main.js'), 'utf8')).toBe('one');
  });

  it('made by two at once is one, and nothing is left of the other (B)', async () => {
    const dist = await openDist();
    await release(dist, 'one', day(1));
    await release(dist, 'one', day(1));
    expect((await readdir(dist)).toSorted()).toEqual(['current', 'releases']);
  });

  it('is removed when four others were current after it, and never the current one, whatever the clock says (B)', async () => {
    const dist = await openDist();
    for (const n of [1, 2, 3, 4, 5, 6, 7]) await release(dist, `r${n}`, day(n));
    await switchTo(dist, 'r2', day(8));
    await removeOldReleases(dist);
    expect((await readdir(join(dist, 'releases'))).toSorted()).toEqual(['r2', 'r4', 'r5', 'r6', 'r7']);
    await release(dist, 'r8', new Date(0));
    await removeOldReleases(dist);
    expect((await readdir(join(dist, 'releases'))).toSorted()).toEqual(['r2', 'r5', 'r6', 'r7', 'r8']);
    expect(await isReleased(dist, 'r8')).toBe(true);
    expect(await readFile(join(releaseFolder(dist, 'r8'), 'main.js'), 'utf8')).toBe('r8');
  });
});
