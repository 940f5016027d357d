import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './Explanation.css.ts';

export interface ExplanationProps {
  /** The control that it explains. */
  readonly of: Element;
  readonly onDismiss: () => void;
}

const textOf = (control: Element): string =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

const hands = ['pointerdown', 'wheel'] as const;

/** A tooltip above a control, or where there is space. Scrolling, a press anywhere and Escape dismiss it (WCAG 1.4.13). */
export const Explanation = ({ of, onDismiss }: ExplanationProps) => {
  const [bubble, setBubble] = useState<HTMLElement | null>(null);
  const { floatingStyles } = useFloating({
    placement: 'top',
    strategy: 'fixed',
    elements: { reference: of, floating: bubble },
    middleware: [offset(4), flip({ padding: 8 }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  });
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onDismiss();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', pressed, { signal });
    for (const hand of hands) document.addEventListener(hand, onDismiss, { passive: true, signal });
    return () => listening.abort();
  }, [onDismiss]);
  return createPortal(
    <div ref={setBubble} role="tooltip" className={styles.bubble} style={floatingStyles}>
      {textOf(of)}
    </div>,
    document.body,
  );
};
