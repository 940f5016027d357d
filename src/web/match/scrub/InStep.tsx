import type { LiveMatch } from '@kampdag/core/live/match';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { allowedDelay, longestDelay } from '@kampdag/core/site/viewing';
import { useWallTime } from '../../context/now.ts';
import { useServices, useViewing } from '../../context/services.ts';
import { useMessages } from '../../i18n/I18nContext.tsx';
import type { LiveActor } from '../../machines/followMatch.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useChangeViewing } from '../../viewingPreferences/useChangeViewing.ts';
import { DelayField } from '../../viewingPreferences/ViewingFields.tsx';
import * as styles from '../../viewingPreferences/viewing.css.ts';
import { viewingMessages } from '../../viewingPreferences/viewingMessages.ts';
import { useLiveSlice } from '../live/useLiveSlice.ts';
import { PhraseWords } from '../plays/PhraseWords.tsx';
import { type Phrase, plainPhrase } from '../plays/playText.ts';

const newest = (match: LiveMatch): readonly TimelineRow[] =>
  timelineOf(match)
    .filter(({ shown, event }) => shown && match.sport.factsOf(event).isRecognizable)
    .slice(0, 4);

interface SyncCardProps {
  readonly actor: LiveActor;
  /** An event in words, with its time on the sport's clock. */
  readonly wordsOf: (row: TimelineRow) => Phrase;
}

/**
 * Syncs the page with a broadcast: visitors press an event when they see it there, which sets the delay. The page's clock has
 * the same delay.
 */
export const SyncCard = ({ actor, wordsOf }: SyncCardProps) => {
  const { inStep: m } = useMessages(viewingMessages);
  const { clock } = useServices();
  const { delay } = useViewing();
  const keep = useChangeViewing();
  // An event grows older than the limit while nothing else changes.
  useWallTime();
  const behind = ({ token }: TimelineRow): number => (clock.now() - token.timestamp) / 1000 + delay;
  const rows = (useLiveSlice(actor, newest) ?? []).filter((row) => behind(row) <= longestDelay);
  return (
    <section className={styles.inStep} aria-label={m.title} data-in-step>
      <h2 className={styles.heading}>{m.title}</h2>
      <p>{m.text}</p>
      {rows.length === 0 ? <p>{m.none}</p> : null}
      <ul className={styles.events}>
        {rows.map((row) => {
          const words = wordsOf(row);
          return (
            <li key={row.key}>
              <Button
                quiet
                aria-label={m.now(plainPhrase(words))}
                onClick={() => keep({ delay: allowedDelay(behind(row)) })}
              >
                <PhraseWords phrase={words} />
              </Button>
            </li>
          );
        })}
      </ul>
      <DelayField />
    </section>
  );
};
