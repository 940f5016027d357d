import * as Dialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from './controls/Button.tsx';
import * as styles from './Drawer.css.ts';
import { returnFocus } from './returnFocus.ts';

/** Whether a key goes to an open list in the panel, which Escape closes first. */
const isOpenList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]');

/** Whether a drawer is open, and its opener. */
export interface DrawerState {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** The element that opened it; closing returns the focus there (WCAG 2.4.3). */
  readonly opener: RefObject<HTMLElement | null>;
}

/** A panel that slides in from one side, with a title bar and a close button. */
export const Drawer = ({
  open,
  onOpen,
  title,
  close,
  side,
  opener,
  foot,
  children,
}: DrawerState & {
  readonly title: string;
  readonly close: string;
  /** Left with the menu's colours, or right with the page's. */
  readonly side: 'left' | 'right';
  readonly children: ReactNode;
  /** Stays in view below what scrolls. */
  readonly foot?: ReactNode;
}) => (
  <Dialog.Root open={open} onOpenChange={onOpen}>
    <Dialog.Portal>
      <Dialog.Overlay className={styles.scrim} />
      <Dialog.Content
        className={side === 'left' ? styles.left : styles.right}
        aria-describedby={undefined}
        onEscapeKeyDown={(event) => {
          if (isOpenList(event.target)) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          returnFocus(opener.current);
        }}
      >
        <div className={side === 'left' ? styles.menuBar : styles.bar}>
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <Dialog.Close asChild>
            <IconButton label={close}>
              <X aria-hidden="true" size={24} />
            </IconButton>
          </Dialog.Close>
        </div>
        <div className={styles.body}>{children}</div>
        {foot}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
