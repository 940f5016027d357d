import { detailsOf } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import { countOf, type MissedEvents, missedBetween, missedKeys } from '@kampdag/core/live/news/missed';
import { isAnnouncedAt } from '@kampdag/core/live/news/news';
import { newsToTell } from '@kampdag/core/live/news/newsBetween';
import { knownScoreOf } from '@kampdag/core/live/score/completeness';
import { X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../context/services.ts';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import { useQuery } from '../../router/useQuery.ts';
import { Button } from '../../ui/controls/Button.tsx';
import type { PartProps } from '../live/liveSport.ts';
import * as styles from './news.css.ts';
import { type DescribeNews, forTheEye, newsTexts } from './newsText.ts';

/** Milliseconds hidden below which nothing counts as missed. */
const leastHidden = 30_000;

/** Milliseconds to wait after a reconnect, which delivers the backlog message by message. */
const settleTime = 250;

interface Missed {
  readonly from: LiveMatch;
  readonly to: LiveMatch;
}

/**
 * What happened while disconnected, or while the page was hidden for half a minute or more; null without anything. `clear`
 * dismisses it.
 */
const useMissed = (
  actor: LiveActor,
  isLost: boolean,
  now: () => number,
): readonly [Missed | null, () => void] => {
  const [missed, setMissed] = useState<Missed | null>(null);
  const left = useRef<LiveMatch | null>(null);

  useEffect(() => {
    if (isLost) {
      left.current ??= actor.getSnapshot().context.match;
      return undefined;
    }
    const timer = setTimeout(() => {
      const { match } = actor.getSnapshot().context;
      const from = left.current;
      left.current = null;
      if (from !== null && match !== null && from !== match) setMissed({ from, to: match });
    }, settleTime);
    return () => clearTimeout(timer);
  }, [actor, isLost]);

  useEffect(() => {
    let hidden: { readonly at: number; readonly match: LiveMatch | null } | null = null;
    const changed = (): void => {
      const { match } = actor.getSnapshot().context;
      if (document.hidden) hidden = { at: now(), match };
      else if (hidden !== null) {
        const { at, match: from } = hidden;
        hidden = null;
        if (from !== null && match !== null && from !== match && now() - at >= leastHidden) {
          setMissed({ from, to: match });
        }
      }
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, [actor, now]);

  return [missed, useCallback(() => setMissed(null), [])];
};

interface MissedNoteProps extends Pick<PartProps, 'actor' | 'teams' | 'onMissed'> {
  readonly messages: LiveMessages;
  readonly describe: DescribeNews;
  readonly isLost: boolean;
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
    const news = newsToTell(from, to).filter((one) => isAnnouncedAt('goals', one));
    return newsTexts(news, knownScoreOf(to), describe, words, m).join(' ');
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
        <p className={styles.missedTitle}>{events === null ? m.missedTitle : summaryOf(events, m)}</p>
        <p className={styles.missedText}>{text}</p>
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
