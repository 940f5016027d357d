import type { PersonId } from '@kampdag/core/ids';
import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import type { BySide } from '@kampdag/core/side';
import { memo } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { hidden } from '../../ui/hidden.css.ts';
import { PlayIcon } from './PlayIcon.tsx';
import type { DescribePlay } from './playText.ts';
import { type PlayTimes, playTime } from './playTime.ts';
import { rowFrame } from './rowFrame.ts';
import * as styles from './rows.css.ts';
import { Words } from './Words.tsx';

/** What all rows of a list are drawn with: the same objects while nothing in them changes. */
export interface PlayContext {
  readonly details: MatchDetails;
  readonly teams: BySide<string>;
  readonly messages: LiveMessages;
  readonly describe: DescribePlay;
  readonly times: PlayTimes;
  readonly pathOf: (id: PersonId) => string;
}

interface PlayRowProps extends PlayContext {
  /** The same object while nothing in it changes: the row repaints by its identity alone. */
  readonly row: TimelineRow;
  /** Arrived by itself while being watched: it slides in. */
  readonly isNew: boolean;
}

const Score = ({ row, messages }: Pick<PlayRowProps, 'row' | 'messages'>) => {
  if (row.score === null) return null;
  const { home, away } = row.score;
  return (
    <p className={styles.score}>
      <span className={hidden}>{messages.plays.scoreNow(home, away)}</span>
      <span aria-hidden="true">
        <span className={row.side === 'home' ? undefined : styles.other}>{home}</span>
        <span className={styles.other}>–</span>
        <span className={row.side === 'away' ? undefined : styles.other}>{away}</span>
      </span>
    </p>
  );
};

/** One event of the play by play. */
export const PlayRow = memo((props: PlayRowProps) => {
  const { row, details, teams, messages, describe, times, pathOf, isNew } = props;
  const { title, subject, detail, tags, tone, badge } = describe(row, details);
  const { side } = row;
  return (
    <div {...rowFrame(row, tone, times)} data-new={isNew}>
      {times === 'none' ? null : <span className={styles.time}>{playTime(row, times, details)}</span>}
      {badge === undefined ? (
        <span className={styles.icon[tone]}>
          <PlayIcon kind={tone === 'goal' ? 'goal' : row.kind} />
        </span>
      ) : (
        <span className={styles.badge}>{badge}</span>
      )}
      <div className={styles.text}>
        <p className={styles.head}>
          <span className={styles.title[tone]}>{title}</span>
          {side === null ? null : <span className={styles.team}>{teams[side]}</span>}
          {tags.map((tag) => (
            <span key={tag} className={styles.tag}>
              {tag}
            </span>
          ))}
          {row.corrected ? (
            <span className={styles.tag} title={messages.plays.correctedLong}>
              {messages.plays.corrected}
            </span>
          ) : null}
        </p>
        {subject === null ? null : (
          <p className={styles.subject[tone]}>
            <Words phrase={subject} pathOf={pathOf} />
          </p>
        )}
        {detail === null ? null : (
          <p className={styles.detail}>
            <Words phrase={detail} pathOf={pathOf} />
          </p>
        )}
      </div>
      <Score row={row} messages={messages} />
    </div>
  );
});
PlayRow.displayName = 'PlayRow';
