/** Milliseconds between two looks whether a clicked button is awake. */
const lookAgain = 50;

/** How often is looked: who clicked half a minute ago is elsewhere in thought. */
const looks = 600;

/** React notes on an element whose part of the page is awake what is on it, under a name that begins so. */
const note = '__reactProps$';

const isAwake = (button: HTMLButtonElement): boolean =>
  Object.keys(button).some((key) => key.startsWith(note));

const buttonOf = ({ target }: Event): HTMLButtonElement | null =>
  target instanceof Element ? target.closest('button') : null;

/**
 * Keeps the clicks on buttons that nobody answers yet, and makes each anew once its part of the page is awake: parts wake one after
 * the other. Links and the browser's own controls do what they do without scripts. A button that is gone meanwhile is forgotten.
 */
export const keepEarlyClicks = (page: Document): void => {
  let clicked: readonly { readonly button: HTMLButtonElement; readonly looks: number }[] = [];
  const look = (): void => {
    const answered = clicked.filter(({ button }) => isAwake(button));
    clicked = clicked
      .filter(({ button, looks }) => !isAwake(button) && button.isConnected && looks > 0)
      .map(({ button, looks }) => ({ button, looks: looks - 1 }));
    for (const { button } of answered) button.click();
    if (clicked.length > 0) setTimeout(look, lookAgain);
  };
  // Before React hears it, which takes clicks away from parts that it cannot wake at once …
  const keep = (event: Event): void => {
    const button = buttonOf(event);
    if (button === null || isAwake(button)) return;
    clicked = [...clicked, { button, looks }];
    if (clicked.length === 1) setTimeout(look, lookAgain);
  };
  // … and after it, where it has woken the part for this very click, which is thereby answered.
  const drop = (event: Event): void => {
    const button = buttonOf(event);
    const last = clicked.at(-1);
    if (button !== null && last?.button === button && isAwake(button)) clicked = clicked.slice(0, -1);
  };
  page.addEventListener('click', keep, { capture: true });
  page.addEventListener('click', drop);
};
