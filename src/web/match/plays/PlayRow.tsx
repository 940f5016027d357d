import type { PersonId } from '@kampdag/core/ids';
import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import type { BySide } from '@kampdag/core/side';
import { memo } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { useWasMissed } from '../news/missedRows.ts';
import { useGoToWhileScrubbing } from '../scrub/goTo.ts';
import { PhraseText } from './PhraseText.tsx';
import { PlayLine } from './PlayLine.tsx';
import type { DescribePlay } from './playText.ts';
import { type PlayTimes, playTime } from './playTime.ts';
import { rowAttributes } from './rowAttributes.ts';

/** What all rows of a list share: stable objects until their content changes. */
export interface PlayContext {
  readonly details: MatchDetails;
  readonly teams: BySide<string>;
  readonly messages: LiveMessages;
  readonly describe: DescribePlay;
  readonly times: PlayTimes;
  readonly pathOf: (id: PersonId) => string;
}

interface PlayRowProps extends PlayContext {
  /** A stable object until its content changes: the row is memoized by it. */
  readonly row: TimelineRow;
  /** Whether it arrived alone while the page was open, and slides in. */
  readonly isNew: boolean;
}

const siteText = (text: string) => ({ text, lang: undefined });

/** One event of a live match. */
export const PlayRow = memo((props: PlayRowProps) => {
  const { row, details, teams, messages: m, describe, times, pathOf, isNew } = props;
  const { title, subject, detail, tags, tone, badge } = describe(row, details);
  const { side, score, token } = row;
  const goTo = useGoToWhileScrubbing();
  const corrected = row.corrected
    ? [{ ...siteText(m.plays.corrected), explained: m.plays.correctedLong }]
    : [];
  return (
    <div
      {...rowAttributes(row, tone, times !== 'none')}
      data-new={isNew}
      data-was-missed={useWasMissed(row.key) || undefined}
    >
      <PlayLine
        view={{
          time: times === 'none' ? undefined : playTime(row, times, details),
          side,
          tone,
          sign: tone === 'goal' ? 'goal' : row.kind,
          badge,
          title: siteText(title),
          goTo: goTo === null ? undefined : { label: m.plays.goTo, go: () => goTo(token) },
          team: side === null ? null : teams[side],
          tags: [...tags.map(siteText), ...corrected],
          subject: subject === null ? null : <PhraseText phrase={subject} pathOf={pathOf} />,
          detail: detail === null ? null : <PhraseText phrase={detail} pathOf={pathOf} />,
          score: score === null ? null : { value: score, spoken: m.plays.scoreNow(score.home, score.away) },
        }}
      />
    </div>
  );
});
PlayRow.displayName = 'PlayRow';
