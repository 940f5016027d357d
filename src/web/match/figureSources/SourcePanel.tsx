import * as Popover from '@radix-ui/react-popover';
import { type ReactNode, useMemo, useRef } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { below } from '../../theme/breakpoints.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { PopoverPanel } from '../../ui/PopoverPanel.tsx';
import { returnFocus } from '../../ui/returnFocus.ts';
import { useMedia } from '../../ui/useMedia.ts';
import type { OpenedFigure } from './FigureButton.tsx';
import { sourceMessages } from './sourceMessages.ts';
import * as styles from './sources.css.ts';

/** The opener's position, or its last one, because a changed figure is mounted anew. */
const placeOf = (opener: HTMLElement) => {
  let last = opener.getBoundingClientRect();
  return {
    getBoundingClientRect: () => {
      if (opener.isConnected) last = opener.getBoundingClientRect();
      return last;
    },
  };
};

export interface SourcePanelProps {
  readonly opened: OpenedFigure;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The events of a figure in a popover beside it; on a phone in a drawer. */
export const SourcePanel = ({ opened, onClose, children }: SourcePanelProps) => {
  const { what, whose, opener } = opened;
  const m = useMessages(sourceMessages);
  const isNarrow = useMedia(below('sm')) ?? false;
  const place = useRef(placeOf(opener));
  const openerRef = useMemo(() => ({ current: opener }), [opener]);
  const title = `${what}, ${whose}`;
  if (isNarrow) {
    return (
      <Drawer
        open
        onOpen={(isOpen) => {
          if (!isOpen) onClose();
        }}
        title={title}
        close={m.close}
        side="right"
        opener={openerRef}
      >
        {children}
      </Drawer>
    );
  }
  return (
    <Popover.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Popover.Anchor virtualRef={place} />
      <PopoverPanel
        className={styles.panel}
        title={title}
        titleClass={styles.title}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus(opener);
        }}
      >
        {children}
      </PopoverPanel>
    </Popover.Root>
  );
};
