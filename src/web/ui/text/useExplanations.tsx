import * as Tooltip from '@radix-ui/react-tooltip';
import { type ReactElement, useRef, useState } from 'react';
import * as styles from './Explained.css.ts';

/** As long as the pointer rests before a menu opens (specification §9). */
const openDelay = 300;

/** Several explanations side by side: once one is open, the next opens at once. */
export const Explanations = ({ children }: { readonly children: ReactElement }) => (
  <Tooltip.Provider delayDuration={openDelay}>{children}</Tooltip.Provider>
);

/**
 * A control that tells what it means on hover, on focus, and on touch, which Radix leaves out: a finger that taps sees it too.
 * The control describes itself to those who hear the page; the bubble is for the eye. It stands inside `Explanations`.
 */
export const Explained = ({ text, children }: { readonly text: string; readonly children: ReactElement }) => {
  const [open, setOpen] = useState(false);
  const pointer = useRef('');
  return (
    <Tooltip.Root open={open} onOpenChange={setOpen}>
      <Tooltip.Trigger
        asChild
        onPointerDown={({ pointerType }) => {
          pointer.current = pointerType;
        }}
        onClick={(event) => {
          // Radix would close it again.
          event.preventDefault();
          setOpen(pointer.current === 'touch');
        }}
      >
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className={styles.bubble} sideOffset={4} collisionPadding={8}>
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
};
