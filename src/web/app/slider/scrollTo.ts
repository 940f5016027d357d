/** Milliseconds of the slider's scroll animation (specification §9). */
const duration = 300;

const eased = (t: number): number => 1 - (1 - t) ** 3;

/** Scrolls a track in 300 ms, or at once if reduced motion is preferred; returns a function that stops the animation. */
export const scrollTrack = (track: HTMLElement, to: number, isStill: boolean): (() => void) => {
  const from = track.scrollLeft;
  if (isStill) {
    track.scrollLeft = to;
    return () => undefined;
  }
  let frame = 0;
  let begun: number | null = null;
  const step = (now: number): void => {
    begun ??= now;
    const t = Math.min(1, (now - begun) / duration);
    track.scrollLeft = from + (to - from) * eased(t);
    if (t < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
};
