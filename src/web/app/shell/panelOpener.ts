import type { MouseEvent } from 'react';

/** A panel above the page. */
export type Panel = 'filter' | 'menu' | 'settings' | 'search';

/** The handlers of a button that opens a panel, whose code it loads when the visitor is about to press. */
export interface PanelOpener {
  /** Which panel it opens: its code is loaded for a press that comes before the page is hydrated. */
  readonly 'data-panel': Panel;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}
