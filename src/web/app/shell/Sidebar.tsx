import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { Navigation } from './Navigation.tsx';
import * as styles from './Sidebar.css.ts';

/** The permanent menu of wide screens: a drawer, or a rail that widens under the pointer and the focus. */
export const Sidebar = () => {
  const { menu } = useMessages(appMessages);
  const [isRail, setIsRail] = useState(false);
  const Icon = isRail ? PanelLeftOpen : PanelLeftClose;
  return (
    <div className={isRail ? styles.railRoom : styles.drawerRoom}>
      <nav className={isRail ? styles.rail : styles.drawer} aria-label={menu.label}>
        <div className={styles.entries}>
          <Navigation />
        </div>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={!isRail}
          onClick={() => setIsRail(!isRail)}
        >
          <Icon aria-hidden="true" size={20} className={styles.toggleIcon} />
          <span className={styles.toggleWord}>{isRail ? menu.expand : menu.collapse}</span>
        </button>
      </nav>
    </div>
  );
};
