import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { Navigation } from './Navigation.tsx';
import * as styles from './Sidebar.css.ts';

/** The permanent menu of wide screens: a drawer, or a rail that widens under the pointer and the focus. The choice is kept. */
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
    <div className={isRail ? styles.railRoom : styles.drawerRoom}>
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
