import type { LogCounts } from '@kampdag/core/live/log';
import { memo } from 'react';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import * as styles from './aside.css.ts';

const order: readonly (keyof LogCounts)[] = [
  'messages',
  'kept',
  'replaced',
  'deletes',
  'deleted',
  'duplicates',
  'matchData',
  'unreadable',
  'foreign',
];

/** For developers: what became of the channel's messages; closed unless somebody asks (reading 17). */
export const DataQuality = memo(
  ({ counts, messages }: { readonly counts: LogCounts; readonly messages: LiveMessages }) => {
    const unusable = counts.unreadable + counts.foreign;
    return (
      <details className={styles.quality}>
        <summary className={styles.qualityHead}>
          {messages.quality.title}
          {unusable === 0 ? null : `: ${messages.quality.counts(unusable)}`}
        </summary>
        <dl className={styles.counts}>
          {order.map((name) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{messages.quality[name]}</dt>
              <dd className={styles.count} data-count={name}>
                {counts[name]}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    );
  },
);
DataQuality.displayName = 'DataQuality';
