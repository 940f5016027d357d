/** Says news one after the other, never faster than they can be heard. */
export interface Announcer {
  readonly say: (text: string) => void;
  /** Falls silent for good. */
  readonly stop: () => void;
}

/** Of what piles up within one pause, only the newest is still news. */
const atMost = 3;

/**
 * An announcer that shows a text at once and then waits `pause` milliseconds; what comes meanwhile is said together. Its
 * place is emptied afterwards, so that the same news is heard a second time.
 */
export const createAnnouncer = (show: (text: string) => void, pause = 3000): Announcer => {
  let waiting: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = (): void => {
    const text = waiting.slice(-atMost).join(' ');
    waiting = [];
    show(text);
    timer = text === '' ? undefined : setTimeout(next, pause);
  };

  return {
    say: (text) => {
      waiting = [...waiting, text];
      if (timer === undefined) next();
    },
    stop: () => {
      clearTimeout(timer);
      waiting = [];
    },
  };
};
