/** Returns the focus to the opener of a panel, or to the content if the opener is disabled; does nothing if a link moved the focus on. */
export const returnFocus = (opener: HTMLElement | null): void => {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  opener?.focus();
  if (document.activeElement !== opener) document.getElementById('content')?.focus({ preventScroll: true });
};
