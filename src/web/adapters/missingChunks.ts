import { tried } from './storage.ts';

/** The session storage key of the version that the page was last reloaded for. */
const key = 'reloadedFor';

/**
 * Reloads the page if a file of its version is gone although the site answers: a newer version has replaced it. Once per version and tab; a
 * second failure shows where the file is missing.
 */
export const recoverLostFiles = (page: Window, version: string, askServer: typeof fetch): void => {
  const recover = async (): Promise<void> => {
    const wasReloaded = tried(() => page.sessionStorage.getItem(key)) ?? '';
    if (wasReloaded === version) return;
    const { ok } = await askServer(page.location.href, { method: 'HEAD', cache: 'no-store' });
    // Without storage it could reload for ever.
    const isNoted = tried(() => {
      page.sessionStorage.setItem(key, version);
      return true;
    });
    if (ok && isNoted === true) page.location.reload();
  };
  page.addEventListener('vite:preloadError', () => {
    recover().catch(() => undefined);
  });
};
