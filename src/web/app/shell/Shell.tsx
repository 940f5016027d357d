import { isPlain } from '@kampdag/core/site/viewing';
import { lazy, type ReactNode, Suspense, startTransition, useCallback, useRef, useState } from 'react';
import { FailuresProvider } from '../../context/failures.tsx';
import { useSliderMatches } from '../../context/leagueMatches.ts';
import { isChoiceLoading, useChoice } from '../../context/selection.ts';
import { useViewing } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { useSearchKey } from '../../search/useSearchKey.ts';
import { headingId } from '../../ui/heading.ts';
import { loadWithRetry } from '../../ui/loadWithRetry.ts';
import { ProgressBar } from '../../ui/waiting/ProgressBar.tsx';
import { RouteStatus } from '../RouteStatus.tsx';
import { ScreenBoundary } from '../ScreenBoundary.tsx';
import { MatchSlider } from '../slider/MatchSlider.tsx';
import { ChoiceFailure } from './ChoiceFailure.tsx';
import { Header } from './Header.tsx';
import type { Panel, PanelOpener } from './panelOpener.ts';
import { panelLoads } from './panels.ts';
import * as styles from './Shell.css.ts';
import { Sidebar } from './Sidebar.tsx';
import { TabBar } from './TabBar.tsx';
import { ViewingStatus } from './ViewingStatus.tsx';

const FilterPanel = lazy(async () => ({ default: (await panelLoads.filter()).FilterPanel }));
const MenuDrawer = lazy(async () => ({ default: (await panelLoads.menu()).MenuDrawer }));
const SettingsPanel = lazy(async () => ({ default: (await panelLoads.settings()).SettingsPanel }));
const SearchDialog = lazy(async () => ({ default: (await panelLoads.search()).SearchDialog }));

const ViewingNote = lazy(async () => ({
  default: (await loadWithRetry(() => import('../../viewingPreferences/ViewingBanner.tsx'))).ViewingBanner,
}));

/** Header, menu, filter and settings around a screen. The panels are loaded on intent and open as transitions. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const viewing = useViewing();
  const { header, loading } = useMessages(appMessages);
  const isBusy = [isChoiceLoading(useChoice()), useSliderMatches().busy].some(Boolean);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [openedPanels, setOpenedPanels] = useState<ReadonlySet<Panel>>(new Set());
  // The button outside the panels that led to the open one; closing it returns the focus there.
  const opener = useRef<HTMLElement>(null);
  const open = useCallback(
    (next: Panel) =>
      startTransition(() => {
        setOpenedPanels((before) => new Set([...before, next]));
        setPanel(next);
      }),
    [],
  );
  const openSearch = useCallback(() => open('search'), [open]);
  useSearchKey(openSearch);
  const openerOf = (name: Panel): PanelOpener => {
    const preload = () => void panelLoads[name]().catch(() => undefined);
    return {
      'data-panel': name,
      onClick: ({ currentTarget }) => {
        // The menu closes for the settings that it opens.
        if (panel === null) opener.current = currentTarget;
        open(name);
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
            {isPlain(viewing) ? null : (
              <Suspense>
                <ViewingNote />
              </Suspense>
            )}
            <ChoiceFailure steps={['address', 'seasons', 'leagues']} />
            {children}
          </main>
        </div>
        <TabBar search={openerOf('search')} />
        {openedPanels.size === 0 ? null : (
          <FailuresProvider>
            <ScreenBoundary>
              <Suspense>
                {openedPanels.has('filter') ? <FilterPanel {...stateOf('filter')} /> : null}
                {openedPanels.has('menu') ? (
                  <MenuDrawer {...stateOf('menu')} settings={openerOf('settings')} />
                ) : null}
                {openedPanels.has('settings') ? <SettingsPanel {...stateOf('settings')} /> : null}
                {openedPanels.has('search') ? <SearchDialog {...stateOf('search')} /> : null}
              </Suspense>
            </ScreenBoundary>
          </FailuresProvider>
        )}
      </div>
    </>
  );
};
