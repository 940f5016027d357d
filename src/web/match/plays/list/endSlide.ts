/** Milliseconds after which a row that slides in has come to rest. */
export const slideTime = 400;

/**
 * Ends the slide that begins: to be called when an animation starts. One that a burst takes out of sight before it ends would never
 * do so by itself, for the browser skips what is there, and would have the page draw sixty frames a second for ever.
 */
export const endSlide = ({ target }: { readonly target: EventTarget }): void => {
  if (!(target instanceof Element)) return;
  const slides = target.getAnimations();
  setTimeout(() => {
    for (const slide of slides) slide.cancel();
  }, slideTime);
};
