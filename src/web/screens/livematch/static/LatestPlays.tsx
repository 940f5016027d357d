import { detailsOf } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import { scoreText } from '@kampdag/core/live/score/scoreText';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import type { BySide } from '@kampdag/core/side';
import type { LiveMessages } from '../../../i18n/messages/live.ts';
import * as styles from '../../../match/live/page.css.ts';
import { type EventFilter, shownRows } from '../../../match/plays/filter.ts';
import { PhraseWords } from '../../../match/plays/PhraseWords.tsx';
import { type DescribePlay, joined, type PlayTimes, playTime } from '../../../match/plays/playText.ts';

/** Maximum number of events listed. */
const most = 8;

interface LatestPlaysProps {
  readonly live: LiveMatch;
  readonly teams: BySide<string>;
  readonly messages: LiveMessages;
  readonly filter: EventFilter;
  readonly times: PlayTimes;
  readonly describe: DescribePlay;
}

/** The latest events, newest first, as text. */
export const LatestPlays = ({ live, teams, messages, filter, times, describe }: LatestPlaysProps) => {
  const details = detailsOf(live);
  const rows = shownRows(timelineOf(live), filter).slice(0, most);
  return (
    <section aria-labelledby="still-plays">
      <h2 id="still-plays">{messages.plays.title}</h2>
      {rows.length === 0 ? <p>{messages.plays.none}</p> : null}
      <ol className={styles.stillPlays}>
        {rows.map((row) => {
          const { title, subject, detail } = describe(row, details);
          const score = row.score === null ? null : scoreText(row.score);
          const facts = joined([row.side === null ? null : teams[row.side], subject, detail, score], ' · ');
          return (
            <li key={row.key}>
              {playTime(row, times, details)}{' '}
              <b>
                <PhraseWords phrase={title} />
              </b>
              {facts.length === 0 ? null : <PhraseWords phrase={[' · ', ...facts]} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
};
