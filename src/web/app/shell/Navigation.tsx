import { federationLanguage } from '@kampdag/core/federationLanguage';
import type { League } from '@kampdag/core/league/season/league';
import { sportOfLeague } from '@kampdag/core/site/deployment';
import { followedFirst } from '@kampdag/core/site/followed';
import { type MenuLink, menuOf, menuWithin } from '@kampdag/core/site/menu';
import { choicePath, screenPath } from '@kampdag/core/site/paths';
import { withLeague } from '@kampdag/core/site/selection';
import type { MenuLabel } from '@kampdag/core/sport/common/screenRoute';
import {
  ArrowLeftRight,
  CalendarRange,
  ChartColumn,
  LayoutList,
  type LucideIcon,
  Shield,
  ShieldHalf,
  Trophy,
  User,
  Users,
  UsersRound,
} from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useFollowed } from '../../context/followed.ts';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { useWhereabouts } from '../../router/address.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { knownRoutes } from '../pageAt.ts';
import * as styles from './Sidebar.css.ts';
import { type Shortcut, useShortcuts } from './useShortcuts.ts';

const icons: Readonly<Record<MenuLabel, LucideIcon>> = {
  scoreboard: LayoutList,
  standings: Trophy,
  schedule: CalendarRange,
  rosters: UsersRound,
  statistics: ChartColumn,
  players: User,
  goalies: ShieldHalf,
  attendance: Users,
  teams: Shield,
  transfers: ArrowLeftRight,
};

interface Navigating {
  readonly onNavigate?: (() => void) | undefined;
}

const Entry = ({
  label,
  route,
  to,
  icon: Icon,
  onNavigate,
}: Navigating & {
  readonly label: MenuLabel | Shortcut['label'];
  readonly route: string;
  readonly to: string;
  readonly icon: LucideIcon;
}) => {
  const { menu } = useMessages(appMessages);
  const { pathname } = useLocation();
  const current = pathname === route || (route === '/scoreboard' && pathname === '/');
  return (
    <li>
      <PageLink
        to={to}
        className={styles.entry}
        aria-current={current ? 'page' : undefined}
        onClick={onNavigate}
      >
        <Icon aria-hidden="true" size={22} className={styles.icon} />
        <span className={styles.word}>{menu[label]}</span>
      </PageLink>
    </li>
  );
};

/** The menu's entries and, below them, the season's leagues: all are links, which work without scripts. */
export const Navigation = ({ onNavigate }: Navigating) => {
  const { deployment } = useServices();
  const { selection, season, league, leagues } = useChoice();
  const { menu } = useMessages(appMessages);
  const here = useWhereabouts();
  const shortcuts = useShortcuts();
  const { followed } = useFollowed();
  // A followed team's league counts as followed.
  const isOfMine = ({ tournamentId }: League): boolean =>
    followed.some((thing) => thing.kind !== 'player' && thing.tournamentId === tournamentId);
  const { isCorporate } = deployment;
  const entries = menuWithin(
    menuOf(sportOfLeague(deployment, league?.sportId ?? null), { isCorporate }),
    knownRoutes,
  );
  const chosen = useResolvedSelection();
  const entryOf = ({ label, route }: MenuLink) => (
    <Entry
      key={label}
      label={label}
      route={route}
      to={screenPath(route, chosen)}
      icon={icons[label]}
      onNavigate={onNavigate}
    />
  );
  return (
    <>
      <ul className={styles.list}>
        {shortcuts.map((shortcut) => (
          <Entry key={shortcut.label} {...shortcut} onNavigate={onNavigate} />
        ))}
        {entries.map((entry) =>
          entry.type === 'link' ? (
            entryOf(entry)
          ) : (
            <li key={entry.label}>
              <p className={styles.heading}>{menu[entry.label]}</p>
              <ul className={styles.list}>{entry.links.map(entryOf)}</ul>
            </li>
          ),
        )}
      </ul>
      {leagues === null || leagues.length === 0 ? null : (
        <div className={styles.leagues}>
          <p className={styles.heading}>{menu.leagues}</p>
          <ul className={styles.list}>
            {followedFirst(leagues, isOfMine).map(({ tournamentId, name }) => (
              <li key={tournamentId}>
                <PageLink
                  to={choicePath(
                    here,
                    withLeague({ ...selection, seasonId: season?.seasonId ?? null }, tournamentId),
                  )}
                  className={styles.leagueEntry}
                  aria-current={tournamentId === league?.tournamentId ? 'true' : undefined}
                  onClick={onNavigate}
                >
                  <span lang={federationLanguage}>{name}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
};
