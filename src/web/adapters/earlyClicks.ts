/** Milliseconds between checks whether a clicked button is hydrated. */
const lookAgain = 50;

/** Checks per click: after half a minute the visitor has moved on. */
const looks = 600;

/** React stores its props on a hydrated element under a name with this prefix. */
const note = '__reactProps$';

const isHydrated = (button: HTMLButtonElement): boolean =>
  Object.keys(button).some((key) => key.startsWith(note));

const buttonOf = ({ target }: Event): HTMLButtonElement | null =>
  target instanceof Element ? target.closest('button') : null;

/**
 * Replays clicks on buttons that are not hydrated yet; parts of the page hydrate one after another. Links and native controls work without
 * scripts. A removed button is dropped.
 */
export const keepEarlyClicks = (page: Document): void => {
  let clicked: readonly { readonly button: HTMLButtonElement; readonly looks: number }[] = [];
  const look = (): void => {
    const answered = clicked.filter(({ button }) => isHydrated(button));
    clicked = clicked
      .filter(({ button, looks }) => !isHydrated(button) && button.isConnected && looks > 0)
      .map(({ button, looks }) => ({ button, looks: looks - 1 }));
    for (const { button } of answered) button.click();
    if (clicked.length > 0) setTimeout(look, lookAgain);
  };
  // Before React's listener, which stops clicks on parts that it cannot hydrate at once …
  const keep = (event: Event): void => {
    const button = buttonOf(event);
    if (button === null || isHydrated(button)) return;
    clicked = [...clicked, { button, looks }];
    if (clicked.length === 1) setTimeout(look, lookAgain);
  };
  // … and after it, in case it hydrated the part for this very click and handled it.
  const drop = (event: Event): void => {
    const button = buttonOf(event);
    const last = clicked.at(-1);
    if (button !== null && last?.button === button && isHydrated(button)) clicked = clicked.slice(0, -1);
  };
  page.addEventListener('click', keep, { capture: true });
  page.addEventListener('click', drop);
};
