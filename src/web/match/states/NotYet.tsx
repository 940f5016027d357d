import type { Instant } from '@kampdag/core/time/instant';
import { useMemo } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import * as styles from '../live/page.css.ts';
import { TickingText, useTicking } from '../live/TickingText.tsx';

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

interface NotYetProps {
  readonly startsAt: Instant | null;
  readonly messages: LiveMessages;
}

const Countdown = ({ startsAt, messages: m }: NotYetProps & { readonly startsAt: Instant }) => {
  const read = useMemo(() => countdownText(startsAt, m.notYet.days), [startsAt, m]);
  const hasCome = useTicking((now) => Number(now >= startsAt), startsAt);
  if (hasCome === 1) return <p className={styles.countdownTitle}>{m.waiting}</p>;
  return (
    <>
      <p className={styles.quiet}>{m.notYet.startsIn}</p>
      <TickingText
        read={read}
        anchor={startsAt}
        className={styles.countdownTime}
        role="timer"
        label={m.notYet.startsIn}
      />
    </>
  );
};

/** A countdown to the start of the match; the live-match machine replaces it when the match begins. */
export const NotYet = ({ startsAt, messages: m }: NotYetProps) => (
  <section className={styles.countdown} aria-labelledby="live-not-yet">
    <h2 id="live-not-yet" className={styles.countdownTitle}>
      {m.notYet.title}
    </h2>
    {startsAt === null ? <p>{m.notYet.noStart}</p> : <Countdown startsAt={startsAt} messages={m} />}
    <p className={styles.quiet}>{m.notYet.byItself}</p>
  </section>
);
