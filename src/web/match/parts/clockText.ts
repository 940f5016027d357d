/** Seconds as `mm:ss`, minutes beyond an hour too (specification §2, time on ice). */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / 60), Math.floor(seconds) % 60].map((part) => String(part).padStart(2, '0')).join(':');
