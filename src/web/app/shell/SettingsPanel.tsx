import { languages } from '@kampdag/core/site/language';
import { useState } from 'react';
import { useServices } from '../../context/services.ts';
import { useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { NotificationSetting } from '../../notifications/NotificationBell.tsx';
import type { ThemeChoice } from '../../page.ts';
import { Segments } from '../../ui/controls/choices.tsx';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import { Drawer, type DrawerState } from '../../ui/Drawer.tsx';
import { ViewingFields } from '../../viewingPreferences/ViewingFields.tsx';
import * as styles from './panels.css.ts';

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark'];

/** The theme of the page, which is on its root element, and a function that changes and saves it. */
const useTheme = () => {
  const { preferences } = useServices();
  const root = document.documentElement.dataset;
  const [theme, setTheme] = useState(() => themes.find((known) => known === root['theme']) ?? 'system');
  const choose = (next: ThemeChoice): void => {
    preferences.saveTheme(next);
    root['theme'] = next;
    setTheme(next);
  };
  return [theme, choose] as const;
};

/** How the site looks and speaks on this device: language, theme, hidden results, the delay of a stream, and notifications. */
export const SettingsPanel = (state: DrawerState) => {
  const { settings } = useMessages(appMessages);
  const { language, choose } = useI18n();
  const [theme, chooseTheme] = useTheme();
  return (
    <Drawer {...state} title={settings.title} close={settings.close} side="right">
      <div className={styles.fields}>
        <SelectField
          label={settings.language}
          value={language}
          options={languages.map((value) => ({ value, label: settings.languageNames[value] }))}
          onChoose={choose}
        />
        <Segments
          label={settings.theme}
          value={theme}
          options={themes.map((value) => ({ value, label: settings.themes[value] }))}
          onChoose={chooseTheme}
        />
        <ViewingFields />
        <NotificationSetting />
      </div>
    </Drawer>
  );
};
