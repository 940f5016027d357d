import type { LiveMatch } from '@kampdag/core/live/match';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveActor } from '../../machines/followMatch.ts';

/** Milliseconds hidden below which nothing counts as missed. */
const leastHidden = 30_000;

/** Milliseconds to wait after a reconnect, which delivers the backlog message by message. */
const settleTime = 250;

/** Two snapshots around an absence. */
export interface Missed {
  readonly from: LiveMatch;
  readonly to: LiveMatch;
}

/**
 * What happened while disconnected, or while the page was hidden for half a minute or more; null without anything. `clear`
 * dismisses it.
 */
export const useMissed = (
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
