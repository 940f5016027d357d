import type { ComponentType } from 'react';
import type { DrawerState } from '../../ui/Drawer.tsx';
import type { Panel, PanelOpener } from './panelOpener.ts';

/** What a panel is given. */
export interface PanelProps extends DrawerState {
  /** Opens the settings from the menu. */
  readonly settings: PanelOpener;
}

/** The panels above a page, each loaded when somebody is about to open it. */
export const panelLoads: Readonly<Record<Panel, () => Promise<ComponentType<PanelProps>>>> = {
  filter: async () => (await import('./FilterPanel.tsx')).FilterPanel,
  menu: async () => (await import('./MenuDrawer.tsx')).MenuDrawer,
  settings: async () => (await import('./SettingsPanel.tsx')).SettingsPanel,
  search: async () => (await import('../../search/SearchDialog.tsx')).SearchDialog,
};

const isPanel = (name: string | undefined): name is Panel => name !== undefined && name in panelLoads;

/** Loads the panel that a button opens (`data-panel`), if it opens one; where it cannot be loaded, opening it says so. */
export const preloadPanel = async (button: HTMLElement): Promise<void> => {
  const { panel } = button.dataset;
  if (isPanel(panel)) await panelLoads[panel]().catch(() => undefined);
};
