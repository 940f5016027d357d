import { tryStorage } from './storage.ts';

/** The session storage key of the version that the page was last reloaded for. */
const key = 'reloadedFor';

/**
 * Reloads the page if a file of its version is gone although the site answers: a newer version has replaced it. Once per version and tab; a
 * second failure shows where the file is missing.
 */
export const reloadOnMissingChunk = (page: Window, version: string, askServer: typeof fetch): void => {
  const recover = async (): Promise<void> => {
    const wasReloaded = tryStorage(() => page.sessionStorage.getItem(key)) ?? '';
    if (wasReloaded === version) return;
    const { ok } = await askServer(page.location.href, { method: 'HEAD', cache: 'no-store' });
    // Without storage it could reload for ever.
    const isSaved = tryStorage(() => {
      page.sessionStorage.setItem(key, version);
      return true;
    });
    if (ok && isSaved === true) page.location.reload();
  };
  page.addEventListener('vite:preloadError', () => {
    recover().catch(() => undefined);
  });
};
