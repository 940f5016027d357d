import { isPlain } from '@kampdag/core/site/viewing';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { FailuresProvider } from '../../context/failures.tsx';
import { useSliderMatches } from '../../context/leagueMatches.ts';
import { isChoiceLoading, useChoice } from '../../context/selection.ts';
import { useViewing } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { headingId } from '../../ui/heading.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { loadWithRetry } from '../../ui/loadWithRetry.ts';
import { NorwegianTime } from '../../ui/text/NorwegianTime.tsx';
import { hidden } from '../../ui/text/text.css.ts';
import { ProgressBar } from '../../ui/waiting/ProgressBar.tsx';
import { CrashNotice, ScreenBoundary } from '../ScreenBoundary.tsx';
import { MatchSlider } from '../slider/MatchSlider.tsx';
import { ChoiceFailure } from './ChoiceFailure.tsx';
import { Header } from './Header.tsx';
import type { Panel, PanelOpener } from './panelOpener.ts';
import { type PanelProps, panelLoads } from './panels.ts';
import * as styles from './Shell.css.ts';
import { Sidebar } from './Sidebar.tsx';
import { TabBar } from './TabBar.tsx';

/** Whether keys pressed there are text input, or meant for an open panel. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** Opens the search on `/`, except while typing. `openSearch` must be a stable function. */
const useSearchKey = (openSearch: () => void): void => {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || takesKeys(event.target))
        return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [openSearch]);
};

/** Says the title of another screen once it has one (WCAG 4.1.3); nothing of the first, which the browser says. */
const RouteStatus = () => {
  const [title, setTitle] = useState('');
  useEffect(() => {
    let last = document.title;
    let saidFor = location.pathname;
    // Loading a screen adds other elements to the head too.
    const changes = new MutationObserver(() => {
      if (document.title === last) return;
      last = document.title;
      if (location.pathname === saidFor) return;
      saidFor = location.pathname;
      setTitle(last);
    });
    changes.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => changes.disconnect();
  }, []);
  return (
    <output className={hidden} data-route>
      {title}
    </output>
  );
};

const LazyChange = lazyPart(
  async () => (await import('../../viewingPreferences/ViewingChange.tsx')).ViewingChange,
);

/** Says what a change of the viewing preferences did, in this tab or another (WCAG 4.1.3); nothing of those that the page came with. */
const ViewingStatus = () => {
  const viewing = useViewing();
  const [change, setChange] = useState({ before: viewing, after: viewing });
  if (change.after !== viewing) setChange({ before: change.after, after: viewing });
  return (
    <output className={hidden} data-viewing>
      {change.before === change.after ? null : <LazyChange {...change} />}
    </output>
  );
};

const ViewingNote = lazy(async () => ({
  default: (await loadWithRetry(() => import('../../viewingPreferences/ViewingBanner.tsx'))).ViewingBanner,
}));

/**
 * Header, menu, filter and settings around a screen. The panels are loaded on intent; not by `React.lazy`, whose content waits, where it
 * was not there at once, for all that the page still does after it is hydrated: a second on a slow phone (`npm run bench:page`).
 */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const viewing = useViewing();
  const { header, loading } = useMessages(appMessages);
  const isBusy = [isChoiceLoading(useChoice()), useSliderMatches().busy].some(Boolean);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [panels, setPanels] = useState<ReadonlyMap<Panel, ComponentType<PanelProps>>>(new Map());
  const [failed, setFailed] = useState<Panel | null>(null);
  const asked = useRef<Panel>(null);
  // The button outside the panels that led to the open one; closing it returns the focus there.
  const opener = useRef<HTMLElement>(null);
  const open = useCallback(async (next: Panel): Promise<void> => {
    asked.current = next;
    setFailed(null);
    try {
      const loaded = await panelLoads[next]();
      setPanels((before) => new Map([...before, [next, loaded]]));
      // Unless another was asked for meanwhile.
      if (asked.current === next) setPanel(next);
    } catch {
      setFailed(next);
    }
  }, []);
  const openSearch = useCallback(() => void open('search'), [open]);
  useSearchKey(openSearch);
  const openerOf = (name: Panel): PanelOpener => {
    const preload = () => void panelLoads[name]().catch(() => undefined);
    return {
      'data-panel': name,
      onClick: ({ currentTarget }) => {
        // The menu closes for the settings that it opens.
        if (panel === null) opener.current = currentTarget;
        void open(name);
      },
      onPointerEnter: preload,
      onFocus: preload,
    };
  };
  const stateOf = (name: Panel) => ({
    open: panel === name,
    onOpen: (isOpen: boolean) => setPanel(isOpen ? name : null),
    opener,
  });
  return (
    <>
      {/* Before the frame, whose order for the Tab key is the visual one of its flex items, of which this is none. */}
      <a href="#content" className={styles.skip}>
        {header.skip}
      </a>
      <div className={styles.frame}>
        {isBusy ? <ProgressBar label={loading} /> : null}
        <RouteStatus />
        <ViewingStatus />
        <MatchSlider />
        <Header menu={openerOf('menu')} filter={openerOf('filter')} search={openerOf('search')} />
        <div className={styles.columns}>
          <Sidebar settings={openerOf('settings')} />
          <main id="content" tabIndex={-1} aria-labelledby={headingId} className={styles.content}>
            <NorwegianTime className={styles.norwegianTime} />
            {isPlain(viewing) ? null : (
              <Suspense>
                <ViewingNote />
              </Suspense>
            )}
            {failed === null ? null : <CrashNotice retry={() => void open(failed)} />}
            <ChoiceFailure steps={['address', 'seasons', 'leagues']} />
            {children}
          </main>
        </div>
        <TabBar search={openerOf('search')} />
        <FailuresProvider>
          <ScreenBoundary>
            {[...panels].map(([name, Loaded]) => (
              <Loaded key={name} {...stateOf(name)} settings={openerOf('settings')} />
            ))}
          </ScreenBoundary>
        </FailuresProvider>
      </div>
    </>
  );
};
