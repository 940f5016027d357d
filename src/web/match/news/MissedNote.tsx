import type { EventKey } from '@kampdag/core/live/eventBase';
import { detailsOf } from '@kampdag/core/live/lineup/details';
import { countOf, type MissedEvents, missedBetween, missedKeys } from '@kampdag/core/live/news/missed';
import { isAnnouncedAt } from '@kampdag/core/live/news/news';
import { newsBetween } from '@kampdag/core/live/news/newsBetween';
import { scoreOf } from '@kampdag/core/live/score/score';
import type { BySide } from '@kampdag/core/side';
import { X } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useServices } from '../../context/services.ts';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import { useQuery } from '../../router/useQuery.ts';
import { Button } from '../../ui/controls/Button.tsx';
import * as styles from './missed.css.ts';
import { type DescribeNews, forTheEye, newsTexts } from './newsText.ts';
import { useMissed } from './useMissed.ts';

interface MissedNoteProps {
  readonly actor: LiveActor;
  readonly teams: BySide<string>;
  readonly messages: LiveMessages;
  readonly describe: DescribeNews;
  readonly isLost: boolean;
  /** Called with the events that were missed, to mark their rows. */
  readonly onMissed: (keys: ReadonlySet<EventKey>) => void;
}

/** `4 events: 1 goal, 2 penalties, 1 correction`. */
const summaryOf = (events: MissedEvents, { missedTitle, missedCounts }: LiveMessages): string => {
  const { added, changed, removed } = events;
  const corrections = changed.length + removed;
  const all = added.length + corrections;
  const counts = { goals: countOf(events, 'goal'), penalties: countOf(events, 'penalty'), corrections };
  return all === 0 ? missedTitle : `${missedTitle}: ${missedCounts(all, counts)}`;
};

/** Milliseconds until the note hides, unless it is pointed at or has the focus: then as many more. */
const visibleFor = 20_000;

/**
 * The visible summary of what was missed. It overlays the page for a while; the status region announces the same to screen
 * readers.
 */
export const MissedNote = ({ actor, teams, messages: m, describe, isLost, onMissed }: MissedNoteProps) => {
  const { clock } = useServices();
  const [, change] = useQuery();
  const [missed, clear] = useMissed(actor, isLost, clock.now);
  const events = useMemo(() => (missed === null ? null : missedBetween(missed.from, missed.to)), [missed]);
  useEffect(() => {
    if (events !== null) onMissed(new Set(missedKeys(events)));
  }, [events, onMissed]);
  const text = useMemo(() => {
    if (missed === null) return '';
    const { from, to } = missed;
    const words = { details: detailsOf(to), teams, form: forTheEye(m) };
    const news = newsBetween(from, to).filter((one) => isAnnouncedAt('goals', one));
    return newsTexts(news, scoreOf(to), describe, words, m).join(' ');
  }, [missed, teams, describe, m]);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missed === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const hideLater = (): void => {
      timer = setTimeout(() => {
        if (note.current?.matches(':hover, :focus-within') === true) hideLater();
        else clear();
      }, visibleFor);
    };
    hideLater();
    return () => clearTimeout(timer);
  }, [missed, clear]);
  const keys = events === null ? [] : missedKeys(events);
  if (text === '' && keys.length === 0) return null;
  const jump = async (): Promise<void> => {
    const { showFirst } = await import('./showFirst.ts');
    showFirst(keys, change);
  };
  return (
    <div ref={note} className={styles.note} data-missed>
      <div>
        <p className={styles.title}>{events === null ? m.missedTitle : summaryOf(events, m)}</p>
        <p className={styles.text}>{text}</p>
        {keys.length === 0 ? null : (
          <Button quiet onClick={() => void jump()}>
            {m.missedFirst}
          </Button>
        )}
      </div>
      <button type="button" className={styles.close} aria-label={m.close} onClick={clear}>
        <X aria-hidden="true" size={20} />
      </button>
    </div>
  );
};
