/** Milliseconds between checks whether a clicked button is hydrated. */
const checkInterval = 50;

/** Checks per click: after half a minute the visitor has moved on. */
const maxChecks = 600;

/** The clicks that wait. */
export interface EarlyClicks {
  /** The buttons that were clicked, so that what they open is loaded meanwhile. */
  readonly waiting: () => readonly HTMLButtonElement[];
  /**
   * Replays the clicks as soon as React knows the page: it then hydrates it in one go. Later, it would throw away what it has hydrated in
   * small pieces: 0.7 s on a slow phone (`npm run bench:page`).
   */
  readonly replay: () => void;
}

/** React stores its props on a hydrated element under a name with this prefix. */
const reactPropsPrefix = '__reactProps$';

const isHydrated = (button: HTMLButtonElement): boolean =>
  Object.keys(button).some((key) => key.startsWith(reactPropsPrefix));

/** Where clicks are heard first: the document. */
export interface ClickSource {
  readonly addEventListener: (
    type: 'click',
    listener: (event: Event) => void,
    options: { readonly capture: true },
  ) => void;
}

interface Clicked {
  readonly button: HTMLButtonElement;
  checksLeft: number;
}

const buttonOf = (target: EventTarget | null): HTMLButtonElement | null =>
  target instanceof Element ? target.closest('button') : null;

/**
 * Replays clicks on buttons that are not hydrated yet; parts of the page hydrate one after another. Links and native controls work without
 * scripts. A removed button is dropped.
 *
 * @param earlier what was clicked before this code was there (`earlyPresses`)
 */
export const replayEarlyClicks = (
  page: ClickSource,
  earlier: readonly (EventTarget | null)[] = [],
): EarlyClicks => {
  const clicked = new Set<Clicked>();
  let isWaiting = false;
  const keep = ({ target }: Pick<Event, 'target'>): void => {
    const button = buttonOf(target);
    if (button === null) return;
    const one: Clicked = { button, checksLeft: maxChecks };
    clicked.add(one);
    // React, which listens above, stops a click that it cannot answer yet before it comes to its button.
    const drop = (): void => void (isHydrated(button) && clicked.delete(one));
    button.addEventListener('click', drop, { capture: true, once: true });
    wait();
  };
  /** Those that cannot be answered yet are kept anew. */
  const replay = (those: readonly Clicked[]): void => {
    for (const one of those) clicked.delete(one);
    for (const { button } of those) button.click();
  };
  const check = (): void => {
    isWaiting = false;
    for (const one of clicked) {
      one.checksLeft -= 1;
      if (one.checksLeft < 0 || !one.button.isConnected) clicked.delete(one);
    }
    replay([...clicked].filter(({ button }) => isHydrated(button)));
    wait();
  };
  const wait = (): void => {
    if (isWaiting || clicked.size === 0) return;
    isWaiting = true;
    setTimeout(check, checkInterval);
  };
  for (const target of earlier) keep({ target });
  page.addEventListener('click', keep, { capture: true });
  return {
    waiting: () => Array.from(clicked, ({ button }) => button),
    replay: () => replay([...clicked]),
  };
};
