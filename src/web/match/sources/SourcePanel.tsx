import * as Popover from '@radix-ui/react-popover';
import { type ReactNode, useId, useMemo, useRef } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { below } from '../../theme/breakpoints.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { returnFocus } from '../../ui/returnFocus.ts';
import { useMedia } from '../../ui/useMedia.ts';
import type { OpenedFigure } from './FigureButton.tsx';
import { sourceMessages } from './sourceMessages.ts';
import * as styles from './sources.css.ts';

/** Where the opener is, or was when it was last there: a figure that changes is drawn anew. */
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

/** What is told of a figure, beside it; on a phone over the page. */
export const SourcePanel = ({ opened, onClose, children }: SourcePanelProps) => {
  const { what, whose, opener } = opened;
  const m = useMessages(sourceMessages);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
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
      <Popover.Portal>
        <Popover.Content
          ref={panel}
          className={styles.panel}
          sideOffset={6}
          collisionPadding={8}
          aria-labelledby={id}
          onOpenAutoFocus={(event) => {
            // Else the first event would be marked.
            event.preventDefault();
            panel.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(opener);
          }}
        >
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
