import { type DeliveryStats, medianDelay } from '@kampdag/core/live/channel/deliveryStats';
import type { Instant } from '@kampdag/core/time/instant';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { keyed } from '../parts/keyed.ts';
import * as styles from './aside.css.ts';
import { CountList } from './CountList.tsx';
import { freshnessMessages } from './freshnessMessages.ts';
import { secondsText } from './secondsText.ts';

/** An unreadable message, and why. */
export interface UnreadableMessage {
  readonly at: Instant;
  readonly why: string;
}

interface FreshnessProps {
  readonly record: DeliveryStats;
  readonly verified: { readonly at: Instant; readonly missing: number } | null;
  readonly corrections: number;
  readonly unread: readonly UnreadableMessage[];
  /** The visitor's chosen delay, seconds. */
  readonly chosenDelay: number;
}

/** The most unreadable messages listed, newest kept. */
const mostUnread = 5;

/**
 * The delays of the last messages as bars, newest last, summed up by the text beside them. The scale is at least half a second.
 */
const Delays = ({ delays }: Pick<DeliveryStats, 'delays'>) => {
  const most = Math.max(500, ...delays);
  return (
    <svg className={styles.delays} viewBox="0 0 200 32" preserveAspectRatio="none" aria-hidden="true">
      {delays.map((delay, index) => {
        const height = Math.max(2, (Math.max(0, delay) / most) * 32);
        // A delay has no identity but its index.
        const place = index;
        return <rect key={place} x={index * 4} y={32 - height} width={3} height={height} />;
      })}
    </svg>
  );
};

/** Freshness of the match: message delays, gaps, corrections, and the last comparison with the history. */
export const Freshness = ({ record, verified, corrections, unread, chosenDelay }: FreshnessProps) => {
  const m = useMessages(freshnessMessages);
  const format = useFormat();
  const { delays, reconnects, fetched } = record;
  const median = medianDelay(record);
  const text =
    median === null
      ? m.noDelay
      : m.delay(secondsText(median, format), secondsText(Math.max(...delays), format), delays.length);
  const counts = { reconnects, fetched, corrections };
  return (
    <div className={styles.quality} data-freshness>
      <p className={styles.title}>{m.title}</p>
      {median === null ? null : <Delays delays={delays} />}
      <p>{text}</p>
      {chosenDelay === 0 ? null : <p>{m.chosenDelay(chosenDelay)}</p>}
      <p>{verified === null ? m.notVerified : m.verified(format.clock(verified.at), verified.missing)}</p>
      <CountList names={['reconnects', 'fetched', 'corrections']} counts={counts} words={m} />
      {unread.length === 0 ? null : (
        <>
          <p>{m.unread(unread.length)}</p>
          <ul className={styles.unread} lang="en">
            {keyed(unread.slice(-mostUnread), ({ at, why }) => `${at} ${why}`).map(({ key, row }) => (
              <li key={key}>
                {format.clock(row.at)}: {row.why}
              </li>
            ))}
          </ul>
          {unread.length <= mostUnread ? null : <p>{m.more(unread.length - mostUnread)}</p>}
        </>
      )}
    </div>
  );
};
