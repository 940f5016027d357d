import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { LiveRoom } from '../match/live/liveRoom.ts';
import type { LiveViews } from '../match/live/liveSport.ts';

/** What looks different in a sport: values, and a loader for each use, so that a page loads no code of another sport or another screen. */
export interface SportViews {
  /** Whether scores of three digits a side are nothing unusual: their room is kept. */
  readonly hasHighScores: boolean;
  /** The live page; null where no match of the sport is reported live. */
  readonly live: {
    readonly room: LiveRoom;
    readonly load: () => Promise<LiveViews>;
  } | null;
}

/** The one registry of how the sports look. */
export const sportViews: Readonly<Record<SportKind, SportViews>> = {
  icehockey: {
    hasHighScores: false,
    live: {
      room: { clock: 'clock', under: 'strengthAndShots', summary: 'three' },
      load: async () => (await import('./icehockey/live.tsx')).hockeyLive,
    },
  },
  basketball: {
    hasHighScores: true,
    live: {
      room: { clock: 'clock', under: 'foulsAndTimeouts', summary: 'two' },
      load: async () => (await import('./basketball/live.tsx')).basketballLive,
    },
  },
  volleyball: {
    hasHighScores: false,
    live: {
      room: { clock: 'setPoints', under: 'timeouts', summary: 'one' },
      load: async () => (await import('./volleyball/live.tsx')).volleyballLive,
    },
  },
  soccer: {
    hasHighScores: false,
    live: null,
  },
};
