import { federationLanguage } from '@kampdag/core/federationLanguage';
import { shortSeasonName } from '@kampdag/core/league/season/season';
import { screenPath } from '@kampdag/core/site/paths';
import { CalendarDays, ExternalLink, Menu, Search } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { isChoiceLoading, useChoice } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import * as button from '../../ui/controls/Button.css.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { BrandMark } from '../../ui/identity/BrandMark.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { hidden } from '../../ui/text/text.css.ts';
import { Skeleton } from '../../ui/waiting/Skeleton.tsx';
import * as styles from './Header.css.ts';
import type { Panel } from './panels.ts';
import { menuId } from './Sidebar.tsx';

/** The handlers of a button that opens a panel, whose code it loads when the visitor is about to press. */
export interface PanelOpener {
  /** Which panel it opens: its code is loaded for a press that comes before the page is hydrated. */
  readonly 'data-panel': Panel;
  readonly onClick: () => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

/** The header: brand, season and league, the federation's own site, menu and filter (specification §2). */
export const Header = ({
  onMenu,
  filter: filterOpener,
  search: searchOpener,
  menuButton,
  filterButton,
}: {
  readonly onMenu: () => void;
  readonly filter: PanelOpener;
  readonly search: PanelOpener;
  readonly menuButton: Ref<HTMLAnchorElement>;
  readonly filterButton: Ref<HTMLButtonElement>;
}) => {
  const { deployment } = useServices();
  const choice = useChoice();
  const { selection, season, league, seasons, failure } = choice;
  const { header, menu, filter, search } = useMessages(appMessages);
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    onMenu();
  };
  return (
    <header className={styles.header}>
      <a
        ref={menuButton}
        href={`#${menuId}`}
        className={`${button.icon} ${styles.menuButton}`}
        onClick={openMenu}
      >
        <Menu aria-hidden="true" size={24} />
        <span className={hidden}>{menu.open}</span>
      </a>
      <PageLink
        to={screenPath('/', selection)}
        className={styles.brand}
        aria-label={header.home(deployment.siteName)}
      >
        <BrandMark />
        {/* The corporate variant shows a logo only (specification §1). */}
        {deployment.isCorporate ? null : <span className={styles.siteName}>{deployment.siteName}</span>}
      </PageLink>
      <div
        className={(league?.name.length ?? 0) > styles.lettersOnTwoLines ? styles.longLeague : styles.league}
      >
        {league !== null && season !== null ? (
          <>
            <span className={styles.seasonName}>{shortSeasonName(season.name)}</span>
            <span className={styles.leagueName} lang={federationLanguage}>
              {league.name}
            </span>
          </>
        ) : failure === null && (seasons === null || season !== null) ? (
          <span className={styles.waiting}>
            <Skeleton width="9rem" height="2rem" />
          </span>
        ) : null}
      </div>
      {deployment.externalLink === null ? null : (
        <a
          className={styles.external}
          href={deployment.externalLink.href}
          aria-label={header.external(deployment.externalLink.label)}
          rel="noopener"
        >
          <span className={styles.externalWord}>{deployment.externalLink.label}</span>
          <ExternalLink aria-hidden="true" size={18} />
        </a>
      )}
      <IconButton {...searchOpener} label={search} aria-keyshortcuts="/" className={styles.searchButton}>
        <Search aria-hidden="true" size={24} />
      </IconButton>
      <IconButton
        {...filterOpener}
        ref={filterButton}
        label={filter.open}
        disabled={isChoiceLoading(choice)}
        className={styles.headerButton}
      >
        <CalendarDays aria-hidden="true" size={24} />
      </IconButton>
    </header>
  );
};
