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

const buttonOf = (target: EventTarget | null): HTMLButtonElement | null =>
  target instanceof Element ? target.closest('button') : null;

/**
 * Replays clicks on buttons that are not hydrated yet; parts of the page hydrate one after another. Links and native controls work without
 * scripts. A removed button is dropped.
 *
 * @param earlier what was clicked before this code was there (`earlyPresses`)
 */
export const replayEarlyClicks = (
  page: EventTarget,
  earlier: readonly (EventTarget | null)[] = [],
): EarlyClicks => {
  let clicked: readonly { readonly button: HTMLButtonElement; readonly checksLeft: number }[] = [];
  const check = (): void => {
    const answered = clicked.filter(({ button }) => isHydrated(button));
    clicked = clicked
      .filter(({ button, checksLeft }) => !isHydrated(button) && button.isConnected && checksLeft > 0)
      .map(({ button, checksLeft }) => ({ button, checksLeft: checksLeft - 1 }));
    for (const { button } of answered) button.click();
    if (clicked.length > 0) setTimeout(check, checkInterval);
  };
  // Before React's listener, which stops clicks on parts that it cannot hydrate at once …
  const keep = ({ target }: Pick<Event, 'target'>): void => {
    const button = buttonOf(target);
    if (button === null || isHydrated(button)) return;
    clicked = [...clicked, { button, checksLeft: maxChecks }];
    if (clicked.length === 1) setTimeout(check, checkInterval);
  };
  // … and after it, in case it hydrated the part for this very click and handled it.
  const drop = ({ target }: Event): void => {
    const button = buttonOf(target);
    const last = clicked.at(-1);
    if (button !== null && last?.button === button && isHydrated(button)) clicked = clicked.slice(0, -1);
  };
  for (const target of earlier) keep({ target });
  page.addEventListener('click', keep, { capture: true });
  page.addEventListener('click', drop);
  return {
    waiting: () => clicked.map(({ button }) => button),
    replay: () => {
      const kept = clicked;
      clicked = [];
      // Those that cannot be answered yet are kept anew.
      for (const { button } of kept) button.click();
    },
  };
};
