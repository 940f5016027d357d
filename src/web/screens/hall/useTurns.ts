import { useCallback, useEffect, useState } from 'react';

/** Milliseconds that a page stands. */
export const turnTime = 10_000;

/** Whose turn it is, and how to stop there. */
interface Turns {
  /** Counts on for ever. */
  readonly turn: number;
  readonly isPaused: boolean;
  readonly toggle: () => void;
}

/** Counts turns, one every ten seconds; Space stops and goes on (WCAG 2.2.2). One page has no turns. */
export const useTurns = (pages: number): Turns => {
  const [turn, setTurn] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const toggle = useCallback(() => setPaused((before) => !before), []);
  const stands = isPaused || pages < 2;
  useEffect(() => {
    if (stands) return undefined;
    const timer = setTimeout(() => setTurn(turn + 1), turnTime);
    return () => clearTimeout(timer);
  }, [stands, turn]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A button that has the focus is pressed by the same key.
      if (event.key !== ' ' || event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [toggle]);
  return { turn, isPaused, toggle };
};
