import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { LiveViews } from '../match/live/liveSport.ts';

/** What looks different in a sport: a loader for each use, so that a page loads no code of another sport or another screen. */
export interface SportViews {
  /** The live page; null where no match of the sport is reported live. */
  readonly live: (() => Promise<LiveViews>) | null;
}

/** The one registry of how the sports look. */
export const sportViews: Readonly<Record<SportKind, SportViews>> = {
  icehockey: {
    live: async () => (await import('./icehockey/live.tsx')).hockeyLive,
  },
  basketball: {
    live: async () => (await import('./basketball/live.tsx')).basketballLive,
  },
  volleyball: {
    live: async () => (await import('./volleyball/live.tsx')).volleyballLive,
  },
  soccer: {
    live: null,
  },
};
