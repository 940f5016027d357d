import { federationLanguage } from '@kampdag/core/federationLanguage';
import { shortSeasonName } from '@kampdag/core/league/season/season';
import { screenPath } from '@kampdag/core/site/paths';
import { withTeam } from '@kampdag/core/site/selection';
import { CalendarDays, ExternalLink, Menu, Search } from 'lucide-react';
import type { MouseEvent } from 'react';
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
import type { PanelOpener } from './panelOpener.ts';
import { menuId } from './Sidebar.tsx';

/** The header: brand, season and league, the federation's own site, menu and filter (specification §2). */
export const Header = ({
  menu: menuOpener,
  filter: filterOpener,
  search: searchOpener,
}: {
  readonly menu: PanelOpener;
  readonly filter: PanelOpener;
  readonly search: PanelOpener;
}) => {
  const { deployment } = useServices();
  const choice = useChoice();
  const { selection, isTeamVisited, season, league, seasons, failure } = choice;
  const { header, menu, filter, search } = useMessages(appMessages);
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    menuOpener.onClick(event);
  };
  return (
    <header className={styles.header}>
      <a href={`#${menuId}`} className={`${button.icon} ${styles.menuButton}`} onClick={openMenu}>
        <Menu aria-hidden="true" size={24} />
        <span className={hidden}>{menu.open}</span>
      </a>
      <PageLink
        to={screenPath('/', isTeamVisited ? withTeam(selection, null) : selection)}
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
        label={filter.open}
        disabled={isChoiceLoading(choice)}
        className={styles.headerButton}
      >
        <CalendarDays aria-hidden="true" size={24} />
      </IconButton>
    </header>
  );
};
