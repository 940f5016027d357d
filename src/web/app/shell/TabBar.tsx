import { screenPath } from '@kampdag/core/site/paths';
import { LayoutList, type LucideIcon, Search, Trophy } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useResolvedSelection } from '../../context/selection.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import type { PanelOpener } from './panelOpener.ts';
import * as styles from './Sidebar.css.ts';
import { useShortcuts } from './useShortcuts.ts';

const tab = (to: string, word: string, Icon: LucideIcon, isCurrent: boolean) => (
  <PageLink to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
    <Icon aria-hidden="true" size={22} />
    {word}
  </PageLink>
);

/** The five main destinations, within a thumb's reach on narrow screens; wide screens have the menu. */
export const TabBar = ({ search: searchOpener }: { readonly search: PanelOpener }) => {
  const { shortcuts, menu, search } = useMessages(appMessages);
  const { pathname } = useLocation();
  const selection = useResolvedSelection();
  const [today, following] = useShortcuts().map(({ label, route, to, icon }) =>
    tab(to, menu[label], icon, pathname === route),
  );
  const isScores = pathname === '/scoreboard' || pathname === '/';
  return (
    <nav aria-label={shortcuts} className={styles.tabBar}>
      {today}
      {tab(screenPath('/scoreboard', selection), menu.scoreboard, LayoutList, isScores)}
      {tab(screenPath('/standings', selection), menu.standings, Trophy, pathname === '/standings')}
      <button type="button" className={styles.tab} {...searchOpener}>
        <Search aria-hidden="true" size={22} />
        {search}
      </button>
      {following}
    </nav>
  );
};
