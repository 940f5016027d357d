/**
 * Keeps the clicks on buttons that nobody answers yet. Links and the browser's own controls do what they do without scripts.
 *
 * @returns makes them anew, in their order, and keeps no more
 */
export const keepEarlyClicks = (document: Document): (() => void) => {
  const clicked: HTMLButtonElement[] = [];
  const keep = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null) clicked.push(button);
  };
  document.addEventListener('click', keep);
  return () => {
    document.removeEventListener('click', keep);
    for (const button of clicked) button.click();
  };
};
