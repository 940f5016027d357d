import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { Navigation } from './Navigation.tsx';
import * as styles from './Sidebar.css.ts';

/** The menu's id: what the menu button leads to until the drawer can open. */
export const menuId = 'menu';

/**
 * The page's menu. On wide screens it is always there: a drawer, or a rail that widens under the pointer and the focus, and the choice is
 * kept. On narrow ones it stands at the page's end for those whose drawer cannot open yet, once they ask for it, and without scripts.
 */
export const Sidebar = () => {
  const { menu } = useMessages(appMessages);
  const { preferences } = useServices();
  const [isRail, setIsRail] = useState(preferences.menu === 'rail');
  const toggle = () => {
    preferences.keepMenu?.(isRail ? 'drawer' : 'rail');
    setIsRail(!isRail);
  };
  const Icon = isRail ? PanelLeftOpen : PanelLeftClose;
  return (
    <div id={menuId} className={isRail ? styles.railRoom : styles.drawerRoom}>
      <nav className={isRail ? styles.rail : styles.drawer} aria-label={menu.label}>
        <div className={styles.entries}>
          <Navigation />
        </div>
        <button type="button" className={styles.toggle} aria-expanded={!isRail} onClick={toggle}>
          <Icon aria-hidden="true" size={20} className={styles.toggleIcon} />
          <span className={styles.toggleWord}>{isRail ? menu.expand : menu.collapse}</span>
        </button>
      </nav>
    </div>
  );
};
