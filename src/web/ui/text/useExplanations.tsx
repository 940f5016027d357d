import {
  type ComponentType,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { ExplanationProps } from './Explanation.tsx';

/** Milliseconds of hovering before an explanation opens, as for menus (specification §9). */
const openDelay = 300;

/** Milliseconds that the pointer may take from a control to its explanation, or to the next control. */
const closeDelay = 100;

const controlAt = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[aria-describedby]') : null;

const isExplanation = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[role="tooltip"]') !== null;

/**
 * Shows the explanations of the controls inside an element, which screen readers get by `aria-describedby`, on hover, focus and touch. One
 * listener serves all controls; the tooltip's code is loaded on first use. Returns the element's handlers, and the tooltip to render in it.
 */
export const useExplanations = () => {
  const [control, setControl] = useState<Element | null>(null);
  const [Explanation, setExplanation] = useState<ComponentType<ExplanationProps> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pointer = useRef<string | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = useCallback((next: Element | null, delay: number) => {
    clearTimeout(timer.current);
    if (next !== null) {
      // If it fails to load, the next hover tries again.
      import('./Explanation.tsx').then(
        (loaded) => setExplanation(() => loaded.Explanation),
        () => undefined,
      );
    }
    if (delay === 0) setControl(next);
    else timer.current = setTimeout(() => setControl(next), delay);
  }, []);
  const close = useCallback(() => show(null, 0), [show]);

  return {
    handlers: {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        if (isExplanation(target)) {
          clearTimeout(timer.current);
          return;
        }
        const next = controlAt(target);
        if (next === null) show(null, closeDelay);
        else show(next, control === null ? openDelay : 0);
      },
      onPointerLeave: () => show(null, closeDelay),
      onPointerDown: ({ pointerType }: PointerEvent) => {
        pointer.current = pointerType;
      },
      onClick: ({ target }: MouseEvent) => {
        show(pointer.current === 'touch' ? controlAt(target) : null, 0);
        pointer.current = null;
      },
      onFocus: ({ target }: FocusEvent) => {
        if (pointer.current === null) show(controlAt(target), 0);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        // A press on another control moves the focus there before it clicks.
        if (!currentTarget.contains(relatedTarget)) pointer.current = null;
        close();
      },
    },
    explanation:
      control === null || Explanation === null ? null : <Explanation of={control} onDismiss={close} />,
  };
};
