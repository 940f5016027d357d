import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useFollowed } from '../context/followed.tsx';
import { useServices } from '../context/services.ts';
import { useRouter } from '../router/useRouter.ts';
import { OfflineNoteView } from './OfflineNoteView.tsx';
import type { KeptPage, OfflineSite } from './offlineSite.ts';
import { wantedPages } from './wantedPages.ts';

/** Milliseconds between updates of the ages shown. */
const tick = 30_000;

/** Maximum number of pages offered. */
const most = 12;

/** Shows a notice when the content is not current, and tells the service worker which pages the visitor looks at. */
export const OfflineNote = ({ site }: { readonly site: OfflineSite }) => {
  const { deployment } = useServices();
  const state = useSyncExternalStore(site.subscribe, site.state);
  const [now, setNow] = useState(site.now);
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  const { address, navigationKind } = useRouter();
  const here = `${address.pathname}${address.search}`;
  const opened = useRef(here);
  useEffect(() => {
    if (opened.current === here) return;
    opened.current = here;
    if (navigationKind !== 'replace') site.moved();
  }, [site, here, navigationKind]);
  const { followed, isLoaded } = useFollowed();
  useEffect(() => {
    if (isLoaded) site.keep(wantedPages(followed));
  }, [site, followed, isLoaded]);
  const { isMissing } = state;
  useEffect(() => {
    const timer = setInterval(() => setNow(site.now()), tick);
    return () => clearInterval(timer);
  }, [site]);
  useEffect(() => {
    if (!isMissing) return;
    site.keptPages().then(
      (kept) => setPages(kept.slice(0, most)),
      () => setPages([]),
    );
  }, [site, isMissing]);
  return (
    <OfflineNoteView
      state={state}
      now={now}
      pages={pages}
      siteName={deployment.siteName}
      onReload={site.reload}
    />
  );
};
