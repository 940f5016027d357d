import type { LogCounts } from '@kampdag/core/live/log/logCounts';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { memo } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { ScoreDifference } from '../board/liveBoard.ts';
import * as styles from './aside.css.ts';
import { CountList } from './CountList.tsx';

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

interface DataQualityProps {
  readonly counts: LogCounts;
  readonly difference: ScoreDifference | null;
  readonly messages: LiveMessages;
}

/** Message counts for developers, in the connection's details (readings 17 and 23). */
export const DataQuality = memo(({ counts, difference, messages: { quality: m } }: DataQualityProps) => {
  const unusable = counts.unreadable + counts.foreign;
  return (
    <div className={styles.quality}>
      <p className={styles.title}>{unusable === 0 ? m.title : `${m.title} · ${m.counts(unusable)}`}</p>
      {difference === null ? null : (
        <p className={styles.difference} data-difference>
          {m.difference(scoreText(difference.reported), scoreText(difference.official))}
        </p>
      )}
      <CountList names={order} counts={counts} words={m} />
    </div>
  );
});
DataQuality.displayName = 'DataQuality';
