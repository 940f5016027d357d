import { Settings } from 'lucide-react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import type { PanelOpener } from './panelOpener.ts';
import * as styles from './Sidebar.css.ts';

/** Opens the settings, from the foot of the menu. */
export const SettingsEntry = (opener: PanelOpener) => (
  <button type="button" {...opener} className={styles.settings}>
    <Settings aria-hidden="true" size={20} className={styles.icon} />
    <span className={styles.word}>{useMessages(appMessages).settings.title}</span>
  </button>
);
