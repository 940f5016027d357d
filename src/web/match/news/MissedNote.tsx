import { detailsOf } from '@kampdag/core/live/lineup/details';
import { newsBetween } from '@kampdag/core/live/news/news';
import { scoreOf } from '@kampdag/core/live/score/score';
import type { BySide } from '@kampdag/core/side';
import { X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useServices } from '../../context/services.ts';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import * as styles from './missed.css.ts';
import { type DescribeNews, newsTexts } from './newsText.ts';
import { useMissed } from './useMissed.ts';

interface MissedNoteProps {
  readonly actor: LiveActor;
  readonly teams: BySide<string>;
  readonly messages: LiveMessages;
  readonly describe: DescribeNews;
  readonly isLost: boolean;
}

/** Milliseconds that the note stays by itself. */
const stays = 20_000;

/**
 * What was missed, for the eye: it lies over the page for a while and moves nothing. The status region tells the same to
 * those who listen.
 */
export const MissedNote = ({ actor, teams, messages: m, describe, isLost }: MissedNoteProps) => {
  const { clock } = useServices();
  const [missed, clear] = useMissed(actor, isLost, clock.now);
  const text = useMemo(() => {
    if (missed === null) return '';
    const { from, to } = missed;
    const words = { details: detailsOf(to), teams };
    return newsTexts(newsBetween(from, to), scoreOf(to), describe, words, m).join(' ');
  }, [missed, teams, describe, m]);
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(clear, stays);
    return () => clearTimeout(timer);
  });
  if (text === '') return null;
  return (
    <div className={styles.note} data-missed>
      <div>
        <p className={styles.title}>{m.missedTitle}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <button type="button" className={styles.close} aria-label={m.close} onClick={clear}>
        <X aria-hidden="true" size={20} />
      </button>
    </div>
  );
};
