/** Gives the focus back to what opened a panel, unless a link has led it on; to the content where what opened it is disabled meanwhile. */
export const returnFocus = (opener: HTMLElement | null): void => {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  opener?.focus();
  if (document.activeElement !== opener) document.getElementById('content')?.focus({ preventScroll: true });
};
