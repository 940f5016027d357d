import { readdir, readlink, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** The releases that are kept: visitors' open pages ask for the files of earlier ones, and an operator may go back to one. */
const kept = 5;

/** The folder of a release in `dist`; `dist/current` is a link to the one that is started next. */
export const releaseFolder = (dist: string, id: string): string => join(dist, 'releases', id);

/** The id of the release that `dist/current` names; null without one. */
export const currentRelease = async (dist: string): Promise<string | null> => {
  const target = await readlink(join(dist, 'current')).catch(() => null);
  return target === null ? null : (/^releases\/([^/]+)$/.exec(target)?.[1] ?? null);
};

/** Whether a release is there, whole: it is moved to its place when it is finished. */
export const isReleased = (dist: string, id: string): Promise<boolean> =>
  stat(releaseFolder(dist, id)).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** Moves a finished build to its place among the releases; the same release made at the same time by another process stays. */
export const addRelease = async (dist: string, id: string, made: string): Promise<void> => {
  await rename(made, releaseFolder(dist, id)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    return rm(made, { recursive: true });
  });
};

/** Points `dist/current` to a release in one step: whoever starts meanwhile finds the old one or the new one, whole. */
export const switchTo = async (dist: string, id: string, now: Date): Promise<void> => {
  const next = join(dist, `.next-${process.pid}`);
  await rm(next, { force: true });
  await symlink(`releases/${id}`, next);
  await rename(next, join(dist, 'current'));
  // The order in which releases are removed.
  await utimes(releaseFolder(dist, id), now, now);
};

/** Removes all but the current release and those that were current last. */
export const removeOldReleases = async (dist: string): Promise<void> => {
  const current = await currentRelease(dist);
  const others = (await readdir(join(dist, 'releases'))).filter((id) => id !== current);
  const dated = await Promise.all(
    others.map(async (id) => {
      const folder = releaseFolder(dist, id);
      return { folder, at: (await stat(folder)).mtimeMs };
    }),
  );
  const old = dated.toSorted((one, other) => other.at - one.at).slice(kept - 1);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
};
