import { clockOf } from '@kampdag/core/live/clock/clock';
import type { LiveMatch } from '@kampdag/core/live/match';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { allowedDelay, longestDelay } from '@kampdag/core/site/viewing';
import { useEffect, useState } from 'react';
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

const isIntermission = (match: LiveMatch): boolean => clockOf(match).state === 'intermission';

/** Renders again after some seconds, when an event is older than the limit while nothing else changes; null: not by itself. */
const useRenderIn = (seconds: number | null): void => {
  const [, setRendered] = useState(0);
  const due = seconds === null ? null : Math.ceil(seconds);
  useEffect(() => {
    if (due === null) return undefined;
    const timer = setTimeout(() => setRendered((times) => times + 1), due * 1_000);
    return () => clearTimeout(timer);
  }, [due]);
};

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
  const behind = ({ token }: TimelineRow): number => (clock.now() - token.timestamp) / 1000 + delay;
  const rows = (useLiveSlice(actor, newest) ?? []).filter((row) => behind(row) <= longestDelay);
  const isBreak = useLiveSlice(actor, isIntermission) === true;
  const oldest = rows.at(-1);
  useRenderIn(oldest === undefined ? null : longestDelay - behind(oldest));
  return (
    <section className={styles.inStep} aria-label={m.title} data-in-step>
      <h2 className={styles.heading}>{m.title}</h2>
      <p>{m.text}</p>
      {rows.length === 0 || isBreak ? <p>{isBreak ? m.intermission : m.none}</p> : null}
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
