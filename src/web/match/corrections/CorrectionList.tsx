import { type Correction, correctionsOf } from '@kampdag/core/live/cursor/corrections';
import type { Moment } from '@kampdag/core/live/cursor/moment';
import type { LiveEvent } from '@kampdag/core/live/event';
import { detailsOf, type MatchDetails } from '@kampdag/core/live/lineup/details';
import { type LiveMatch } from '@kampdag/core/live/match';
import type { Score } from '@kampdag/core/live/score/score';
import { rowOfVersion } from '@kampdag/core/live/timeline/timelineRow';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import type { LiveActor } from '../../machines/followMatch.ts';
import { useReading } from '../live/useLive.ts';
import { personText } from '../plays/names.ts';
import { type DescribePlay, textOf } from '../plays/playText.ts';
import { correctionMessages } from './correctionMessages.ts';
import * as styles from './corrections.css.ts';
import { figureNames } from './figureNames.ts';

/** What the list of corrections is drawn from. */
export interface CorrectionListProps {
  readonly actor: LiveActor;
  readonly describe: DescribePlay;
}

const scoreText = ({ home, away }: Score): string => `${home}–${away}`;

interface Known {
  readonly corrections: readonly Correction[];
  readonly details: MatchDetails;
  readonly sport: LiveMatch['sport'];
}

const known = (match: LiveMatch): Known => ({
  corrections: correctionsOf(match).toReversed(),
  details: detailsOf(match),
  sport: match.sport,
});

/** The corrections of a match: what was said, what is said since, and what that did. */
export const CorrectionList = ({ actor, describe }: CorrectionListProps) => {
  const m = useMessages(correctionMessages);
  const names = useMessages(figureNames);
  const format = useFormat();
  const read = useReading(actor, known);
  if (read === null) return null;
  const { corrections, details, sport } = read;
  const wordsOf = (event: LiveEvent, moment: Moment): string => {
    const row = rowOfVersion(sport, event, moment);
    const { title, subject, detail } = describe(row, details);
    return [row.time, title, textOf(subject), textOf(detail)].filter(Boolean).join(' · ');
  };
  return (
    <ol className={styles.list}>
      {corrections.map(({ moment, before, after, score, figures }) => (
        <li key={moment.serial} className={styles.item}>
          <time>{format.clock(moment.timestamp)}</time>
          <dl className={styles.versions}>
            <dt>{m.said}</dt>
            <dd className={styles.said}>{wordsOf(before, moment)}</dd>
            <dt>{m.says}</dt>
            <dd>{after === null ? m.takenBack : wordsOf(after, moment)}</dd>
          </dl>
          {score === null ? null : (
            <p className={styles.effect}>{m.score(scoreText(score.before), scoreText(score.after))}</p>
          )}
          {figures.map(({ person, figure, before: was, after: is }) => (
            <p key={`${person} ${figure}`} className={styles.effect}>
              {[personText(details, person), m.figure(names[figure], was, is)].filter(Boolean).join(': ')}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
};
