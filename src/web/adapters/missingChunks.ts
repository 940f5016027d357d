import { tryStorage } from './storage.ts';

/** The session storage key of the version that the page was last reloaded for. */
const key = 'reloadedFor';

/** The file that a failed import names; the entry script, whose version is as old, where the browser names none (WebKit). */
const fileOf = (failure: Event, version: string): string => {
  const { message } =
    'payload' in failure && failure.payload instanceof Error ? failure.payload : { message: '' };
  return /(?:https?:\/)?\/\S+\.(?:js|css)/.exec(message)?.[0] ?? version;
};

/** Whether a navigation replaces the page; false where the browser cannot tell. Its cancelled requests fail as missing files do. */
const watchLeaving = ({ navigation }: Window): (() => boolean) => {
  const state = { isLeaving: false };
  if (navigation === undefined) return () => false;
  navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
    state.isLeaving = !destination.sameDocument && downloadRequest === null;
  });
  navigation.addEventListener('navigateerror', () => {
    state.isLeaving = false;
  });
  return () => state.isLeaving;
};

/**
 * Reloads the page if the site answers that a file of its version is gone: a newer version has replaced it. Once per version and tab; a
 * second failure shows where the file is missing.
 *
 * @param version the address of the page's entry script
 */
export const reloadOnMissingChunk = (page: Window, version: string, askServer: typeof fetch): void => {
  const isLeaving = watchLeaving(page);
  const recover = async (failure: Event): Promise<void> => {
    const wasReloaded = tryStorage(() => page.sessionStorage.getItem(key)) ?? '';
    if (wasReloaded === version || isLeaving()) return;
    const { status } = await askServer(fileOf(failure, version), { method: 'HEAD', cache: 'no-store' });
    if (status !== 404 || isLeaving()) return;
    // Without storage it could reload for ever.
    const isSaved = tryStorage(() => {
      page.sessionStorage.setItem(key, version);
      return true;
    });
    if (isSaved === true) page.location.reload();
  };
  page.addEventListener('vite:preloadError', (failure) => {
    recover(failure).catch(() => undefined);
  });
};
