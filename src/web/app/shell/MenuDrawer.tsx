import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { Drawer, type DrawerState } from '../../ui/Drawer.tsx';
import { Navigation } from './Navigation.tsx';
import type { PanelOpener } from './panelOpener.ts';
import { SettingsEntry } from './SettingsEntry.tsx';

/** The menu of narrow screens: temporary, closed after navigation (specification §2). */
export const MenuDrawer = ({ settings, ...state }: DrawerState & { readonly settings: PanelOpener }) => {
  const { menu } = useMessages(appMessages);
  return (
    <Drawer
      {...state}
      title={menu.open}
      close={menu.close}
      side="left"
      foot={<SettingsEntry {...settings} />}
    >
      <nav aria-label={menu.label}>
        <Navigation onNavigate={() => state.onOpen(false)} />
      </nav>
    </Drawer>
  );
};
