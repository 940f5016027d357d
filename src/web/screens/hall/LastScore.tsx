import type { LiveMatch } from '@kampdag/core/live/match';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import type { LiveActor } from '../../machines/followMatch.ts';
import { useDetails } from '../../match/live/useDetails.ts';
import { useDeferredSlice } from '../../match/live/useLiveSlice.ts';
import { type DescribePlay, textOf } from '../../match/plays/playText.ts';
import * as styles from './hall.css.ts';

const lastScoreOf = (match: LiveMatch): TimelineRow | null =>
  timelineOf(match).find(({ shown, score }) => shown && score !== null) ?? null;

interface LastScoreProps {
  readonly actor: LiveActor;
  readonly describe: DescribePlay;
}

/** The last scorer and the score; reserves its space before the first goal. */
export const LastScore = ({ actor, describe }: LastScoreProps) => {
  const row = useDeferredSlice(actor, lastScoreOf);
  const details = useDetails(actor);
  if (row === null || details === null) return <p className={styles.lastScore} />;
  const { title, subject } = describe(row, details);
  return (
    <p className={styles.lastScore} data-last-score>
      {row.score === null ? null : (
        <strong>
          {row.score.home}–{row.score.away}
        </strong>
      )}
      <span>{[title, textOf(subject)].filter((part) => part !== '').join(' · ')}</span>
    </p>
  );
};
