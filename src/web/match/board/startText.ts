import type { Instant } from '@kampdag/core/time/instant';

const two = (value: number): string => String(value).padStart(2, '0');

/** `2 days 03:04:05` or `03:04:05` until a start; 00:00:00 from then on. */
export const countdownText =
  (startsAt: Instant, days: (n: number) => string) =>
  (now: Instant): string => {
    const left = Math.max(0, Math.ceil((startsAt - now) / 1000));
    const whole = Math.floor(left / 86_400);
    const clock = [Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60, left % 60].map(two).join(':');
    return whole > 0 ? `${days(whole)} ${clock}` : clock;
  };
