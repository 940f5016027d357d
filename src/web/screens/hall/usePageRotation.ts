import { useCallback, useEffect, useState } from 'react';

/** Milliseconds that a page is shown. */
export const pageDuration = 10_000;

/** The current page, and a way to pause. */
interface PageRotation {
  /** Never reset. */
  readonly turn: number;
  readonly isPaused: boolean;
  readonly toggle: () => void;
}

/** Turns pages every ten seconds; Space pauses and resumes (WCAG 2.2.2). A single page does not turn. */
export const usePageRotation = (pages: number): PageRotation => {
  const [turn, setTurn] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const toggle = useCallback(() => setPaused((before) => !before), []);
  const stands = isPaused || pages < 2;
  useEffect(() => {
    if (stands) return undefined;
    const timer = setTimeout(() => setTurn(turn + 1), pageDuration);
    return () => clearTimeout(timer);
  }, [stands, turn]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // Space presses a focused button.
      if (event.key !== ' ' || event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [toggle]);
  return { turn, isPaused, toggle };
};
