import { federationLanguage } from '@kampdag/core/federationLanguage';
import type { PersonId } from '@kampdag/core/ids';
import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import type { BySide } from '@kampdag/core/side';
import { anyEvent } from '@kampdag/core/sport/anyEvent';
import { memo } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { plainText, shown, siteText } from '../../i18n/shownText.ts';
import { ShareMoment } from '../../ui/copy/ShareButton.tsx';
import type { Shared } from '../../ui/copy/useShare.ts';
import { useWasMissed } from '../news/missedRows.ts';
import { useGoToWhileScrubbing } from '../scrub/goTo.ts';
import { PhraseWords } from './PhraseWords.tsx';
import { PlayLine, rowAttributes } from './PlayLine.tsx';
import { type DescribePlay, joined, type Phrase, type PlayTimes, plainPhrase, playTime } from './playText.ts';
import * as styles from './rows.css.ts';

/** Punctuation that must not wrap away from the name before it. */
const punctuationOf = (text: string): string => /^[,.;:)]*/.exec(text)?.[0] ?? '';

interface PhraseTextProps {
  readonly phrase: Phrase;
  /** The path to a person. */
  readonly pathOf: (id: PersonId) => string;
}

/**
 * A sentence whose people link to their profiles. The anchors are plain, as there are thousands; the list routes their clicks
 * (`useInnerLinks`).
 */
export const PhraseText = ({ phrase, pathOf }: PhraseTextProps) =>
  phrase.map((part, index) => {
    if (typeof part === 'string')
      return typeof phrase[index - 1] === 'object' ? part.slice(punctuationOf(part).length) : part;
    if (!('id' in part)) return <span key={plainText(part)} {...shown(part)} />;
    const next = phrase[index + 1];
    const signs = typeof next === 'string' ? punctuationOf(next) : '';
    const name = (
      <a key={part.id} href={pathOf(part.id)} className={styles.person} lang={federationLanguage}>
        {part.text}
      </a>
    );
    return signs === '' ? (
      name
    ) : (
      <span key={part.id} className={styles.unbroken}>
        {name}
        {signs}
      </span>
    );
  });

/** What all rows of a list share; a stable object until its content changes. */
export interface PlayContext {
  readonly details: MatchDetails;
  readonly teams: BySide<string>;
  readonly messages: LiveMessages;
  readonly describe: DescribePlay;
  readonly times: PlayTimes;
  readonly pathOf: (id: PersonId) => string;
  /** The moment of a goal, to be shared. */
  readonly momentOf: (row: TimelineRow, what: string) => Shared;
}

interface RowProps {
  /** A stable object until its content changes: the row is memoized by it. */
  readonly row: TimelineRow;
  readonly context: PlayContext;
}

/** One event of a live match. A new one arrived alone while the page was open, and slides in. */
export const PlayRow = memo((props: RowProps & { readonly isNew: boolean }) => {
  const { row, isNew, context } = props;
  const { details, teams, messages: m, describe, times, pathOf, momentOf } = context;
  const { title, subject, detail, tags, tone, badge } = describe(row, details);
  const { side, score, token } = row;
  const { type: kind } = anyEvent(row.event);
  const goTo = useGoToWhileScrubbing();
  const corrected = row.corrected
    ? [{ text: siteText(m.plays.corrected), explained: m.plays.correctedLong }]
    : [];
  return (
    <div
      {...rowAttributes({ key: row.key, side, kind }, tone, times !== 'none')}
      data-new={isNew}
      data-was-missed={useWasMissed(row.key) || undefined}
    >
      <PlayLine
        view={{
          time: times === 'none' ? undefined : playTime(row, times, details),
          side,
          tone,
          sign: tone === 'goal' ? 'goal' : kind,
          badge,
          title: <PhraseWords phrase={title} />,
          goTo: goTo === null ? undefined : { label: m.plays.goTo, go: () => goTo(token) },
          team: side === null ? null : teams[side],
          tags: [...tags.map((tag) => ({ text: siteText(tag) })), ...corrected],
          subject: subject === null ? null : <PhraseText phrase={subject} pathOf={pathOf} />,
          detail: detail === null ? null : <PhraseText phrase={detail} pathOf={pathOf} />,
          share:
            tone === 'goal' ? (
              <ShareMoment
                of={() => momentOf(row, plainPhrase(joined([title, subject], ' · ')))}
                className={styles.share}
              />
            ) : null,
          score: score === null ? null : { value: score, spoken: m.plays.scoreAfter(score.home, score.away) },
        }}
      />
    </div>
  );
});
PlayRow.displayName = 'PlayRow';
