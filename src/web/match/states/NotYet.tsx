import type { Instant } from '@kampdag/core/time/instant';
import { useMemo } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { countdownText } from '../board/startText.ts';
import * as styles from '../live/page.css.ts';
import { TickingText } from '../live/TickingText.tsx';
import { useTicking } from '../live/useTicking.ts';

interface NotYetProps {
  readonly startsAt: Instant | null;
  readonly messages: LiveMessages;
}

interface CountdownProps {
  readonly startsAt: Instant;
  readonly messages: LiveMessages;
}

const Countdown = ({ startsAt, messages: m }: CountdownProps) => {
  const read = useMemo(() => countdownText(startsAt, m.notYet.days), [startsAt, m]);
  const hasCome = useTicking(
    useMemo(() => (now: Instant) => (now >= startsAt ? 'yes' : 'no'), [startsAt]),
    startsAt,
  );
  if (hasCome === 'yes') return <p className={styles.countdownTitle}>{m.waiting}</p>;
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
