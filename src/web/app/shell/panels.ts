import type { Panel } from './panelOpener.ts';

/** The panels above a page, each loaded when somebody is about to open it. */
export const panelLoads = {
  filter: () => import('./FilterPanel.tsx'),
  menu: () => import('./MenuDrawer.tsx'),
  settings: () => import('./SettingsPanel.tsx'),
  search: () => import('../../search/SearchDialog.tsx'),
} satisfies Readonly<Record<Panel, () => Promise<unknown>>>;

const isPanel = (name: string | undefined): name is Panel => name !== undefined && name in panelLoads;

/** Loads the panel that a button opens (`data-panel`), if it opens one. */
export const preloadPanel = (button: HTMLElement): void => {
  const { panel } = button.dataset;
  if (isPanel(panel)) panelLoads[panel]().catch(() => undefined);
};
