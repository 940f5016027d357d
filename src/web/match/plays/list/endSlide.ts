/** Duration of a row's slide-in, milliseconds. */
export const slideTime = 400;

/**
 * Cancels the slides of an element after their duration; an `animationstart` handler. A slide that a burst moves out of view
 * never finishes, as browsers skip it there, and would keep the page rendering at sixty frames a second.
 */
export const endSlide = ({ target }: { readonly target: EventTarget }): void => {
  if (!(target instanceof Element)) return;
  const slides = target.getAnimations();
  setTimeout(() => {
    for (const slide of slides) slide.cancel();
  }, slideTime);
};
