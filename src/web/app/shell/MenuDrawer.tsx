import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { Drawer, type DrawerState } from '../../ui/Drawer.tsx';
import { Navigation } from './Navigation.tsx';

/** The menu of narrow screens: temporary, closed after navigation (specification §2). */
export const MenuDrawer = ({ open, onOpen, opener }: DrawerState) => {
  const { menu } = useMessages(appMessages);
  return (
    <Drawer open={open} onOpen={onOpen} title={menu.open} close={menu.close} side="left" opener={opener}>
      <nav aria-label={menu.label}>
        <Navigation onNavigate={() => onOpen(false)} />
      </nav>
    </Drawer>
  );
};
