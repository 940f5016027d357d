import { tried } from './storage.ts';

/** Under which it is remembered for which version the page was reloaded, as long as its tab is open. */
const key = 'reloadedFor';

/**
 * Reloads the page where a file of its version cannot be loaded although the site answers: a newer version has taken its place. Once for
 * each version and tab: what fails again then says so where it is missing.
 */
export const recoverLostFiles = (page: Window, version: string, askServer: typeof fetch): void => {
  const recover = async (): Promise<void> => {
    const wasReloaded = tried(() => page.sessionStorage.getItem(key)) ?? '';
    if (wasReloaded === version) return;
    const { ok } = await askServer(page.location.href, { method: 'HEAD', cache: 'no-store' });
    // Where nothing can be remembered, nothing is reloaded: it could go on for ever.
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
