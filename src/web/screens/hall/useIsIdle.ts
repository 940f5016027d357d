import { useEffect, useState } from 'react';

/** Milliseconds without input after which the screen is idle. */
const idleAfter = 3000;

/** Whether there was no pointer, touch or key input for some seconds. */
export const useIsIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const wait = () => setTimeout(() => setIdle(true), idleAfter);
    const waiting = { timer: wait() };
    const stir = () => {
      clearTimeout(waiting.timer);
      setIdle(false);
      waiting.timer = wait();
    };
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const sign of signs) document.addEventListener(sign, stir);
    return () => {
      clearTimeout(waiting.timer);
      for (const sign of signs) document.removeEventListener(sign, stir);
    };
  }, []);
  return isIdle;
};
