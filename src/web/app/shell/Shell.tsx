import { isPlain } from '@kampdag/core/site/viewing';
import { lazy, type ReactNode, Suspense, startTransition, useCallback, useRef, useState } from 'react';
import { FailuresProvider } from '../../context/failures.tsx';
import { useSliderMatches } from '../../context/leagueMatches.ts';
import { useChoice } from '../../context/selection.ts';
import { useViewing } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { useSearchKey } from '../../search/useSearchKey.ts';
import { ProgressBar } from '../../ui/waiting/ProgressBar.tsx';
import { isChoiceLoading } from '../isLoading.ts';
import { ScreenBoundary } from '../ScreenBoundary.tsx';
import { MatchSlider } from '../slider/MatchSlider.tsx';
import { ChoiceFailure } from './ChoiceFailure.tsx';
import { Header } from './Header.tsx';
import * as styles from './Shell.css.ts';
import { Sidebar } from './Sidebar.tsx';
import { TabBar } from './TabBar.tsx';

const loadFilter = () => import('./FilterPanel.tsx');
const loadDrawer = () => import('./MenuDrawer.tsx');
const loadSearch = () => import('../../search/SearchDialog.tsx');
const FilterPanel = lazy(async () => ({ default: (await loadFilter()).FilterPanel }));
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }));
const SearchDialog = lazy(async () => ({ default: (await loadSearch()).SearchDialog }));

const ViewingNote = lazy(async () => ({
  default: (await import('../../viewingPreferences/ViewingBanner.tsx')).ViewingBanner,
}));

const preload = (load: () => Promise<unknown>) => () => {
  load().catch(() => undefined);
};

type Panel = 'filter' | 'menu' | 'search' | null;

/** Header, menu and filter panel around a screen. The panels are loaded on intent and open as transitions. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const viewing = useViewing();
  const { header, loading } = useMessages(appMessages);
  const isBusy = [isChoiceLoading(useChoice()), useSliderMatches().busy].some(Boolean);
  const [panel, setPanel] = useState<Panel>(null);
  const [openedPanels, setOpenedPanels] = useState<ReadonlySet<Panel>>(new Set());
  const filterButton = useRef<HTMLButtonElement>(null);
  const menuButton = useRef<HTMLAnchorElement>(null);
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
  const setOpen = (name: Panel) => (isOpen: boolean) => setPanel(isOpen ? name : null);
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {header.skip}
      </a>
      {isBusy ? <ProgressBar label={loading} /> : null}
      <MatchSlider />
      <Header
        onMenu={() => open('menu')}
        onFilter={() => open('filter')}
        preloadFilter={preload(loadFilter)}
        onSearch={openSearch}
        preloadSearch={preload(loadSearch)}
        menuButton={menuButton}
        filterButton={filterButton}
      />
      <div className={styles.columns}>
        <Sidebar />
        <main id="content" tabIndex={-1} className={styles.content}>
          {isPlain(viewing) ? null : (
            <Suspense>
              <ViewingNote />
            </Suspense>
          )}
          <ChoiceFailure steps={['address', 'seasons', 'leagues']} />
          {children}
        </main>
      </div>
      <TabBar onSearch={openSearch} preloadSearch={preload(loadSearch)} />
      {openedPanels.size === 0 ? null : (
        <FailuresProvider>
          <ScreenBoundary>
            <Suspense>
              {openedPanels.has('filter') ? (
                <FilterPanel open={panel === 'filter'} onOpen={setOpen('filter')} opener={filterButton} />
              ) : null}
              {openedPanels.has('menu') ? (
                <MenuDrawer open={panel === 'menu'} onOpen={setOpen('menu')} opener={menuButton} />
              ) : null}
              {openedPanels.has('search') ? (
                <SearchDialog open={panel === 'search'} onOpen={setOpen('search')} />
              ) : null}
            </Suspense>
          </ScreenBoundary>
        </FailuresProvider>
      )}
    </div>
  );
};
