const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** A playing time as `mm:ss`, with minutes beyond 59. */
export const mmss = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  return `${twoDigits[minutes] ?? String(minutes)}:${twoDigits[whole % 60]}`;
};
