import type { LiveMatch } from '@kampdag/core/live/match';
import { useEffect, useRef, useState } from 'react';
import type { LiveActor } from '../../machines/followMatch.ts';

/** A look elsewhere of less than this, in milliseconds, misses nothing worth telling. */
const shortest = 30_000;

/** A line that is back brings what was reported meanwhile at once, message by message: so long, in milliseconds, it is waited for. */
const gathering = 250;

/** What happened between two snapshots, while nobody could see it. */
export interface Missed {
  readonly from: LiveMatch;
  readonly to: LiveMatch;
}

/**
 * What happened while the line was lost, or the page out of sight for half a minute or more; null while there is nothing to
 * tell. `clear` forgets it.
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
    }, gathering);
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
        if (from !== null && match !== null && from !== match && now() - at >= shortest) {
          setMissed({ from, to: match });
        }
      }
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, [actor, now]);

  return [missed, () => setMissed(null)];
};
