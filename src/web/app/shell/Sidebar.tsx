import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { Navigation } from './Navigation.tsx';
import type { PanelOpener } from './panelOpener.ts';
import { SettingsEntry } from './SettingsEntry.tsx';
import * as styles from './Sidebar.css.ts';

/** The menu's id; the menu button links to it until the drawer can open. */
export const menuId = 'menu';

/**
 * The page's menu. On wide screens it is a drawer, or a rail that widens on hover and focus; the choice is saved. On narrow screens it is
 * at the end of the page, shown without scripts and to visitors who open it before the drawer is ready.
 */
export const Sidebar = ({ settings }: { readonly settings: PanelOpener }) => {
  const { menu } = useMessages(appMessages);
  const { preferences } = useServices();
  const [isRail, setIsRail] = useState(preferences.menu === 'rail');
  const toggle = () => {
    preferences.saveMenu?.(isRail ? 'drawer' : 'rail');
    setIsRail(!isRail);
  };
  const Icon = isRail ? PanelLeftOpen : PanelLeftClose;
  return (
    <div id={menuId} className={isRail ? styles.railRoom : styles.drawerRoom}>
      <nav className={isRail ? styles.rail : styles.drawer} aria-label={menu.label}>
        <div className={styles.entries}>
          <Navigation />
        </div>
        <SettingsEntry {...settings} />
        <button type="button" className={styles.toggle} aria-expanded={!isRail} onClick={toggle}>
          <Icon aria-hidden="true" size={20} className={styles.icon} />
          <span className={styles.word}>{isRail ? menu.expand : menu.collapse}</span>
        </button>
      </nav>
    </div>
  );
};
