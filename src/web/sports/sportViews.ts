import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { LiveRoom } from '../match/live/liveRoom.ts';
import type { LiveViews } from '../match/live/liveSport.ts';
import type { StatisticsPage } from '../statistics/definition.ts';
import { basketballStatistics } from './basketball/statistics/pages.ts';
import { hockeyStatistics } from './icehockey/statistics/pages.ts';
import { soccerStatistics } from './soccer/statistics/pages.ts';

/** What looks different in a sport: values, and a loader for each use, so that a page loads no code of another sport or another screen. */
export interface SportViews {
  /** Whether scores of three digits a side are nothing unusual: their room is kept. */
  readonly hasHighScores: boolean;
  /** The live page; null where no match of the sport is reported live. */
  readonly live: {
    readonly room: LiveRoom;
    readonly load: () => Promise<LiveViews>;
  } | null;
  /** The statistics screens, in the order of the menu. */
  readonly statistics: readonly StatisticsPage[];
}

/** The one registry of how the sports look. */
export const sportViews: Readonly<Record<SportKind, SportViews>> = {
  icehockey: {
    hasHighScores: false,
    live: {
      room: { clock: 'clock', under: 'strengthAndShots', summary: 'three' },
      load: async () => (await import('./icehockey/live.tsx')).hockeyLive,
    },
    statistics: hockeyStatistics,
  },
  basketball: {
    hasHighScores: true,
    live: {
      room: { clock: 'clock', under: 'foulsAndTimeouts', summary: 'two' },
      load: async () => (await import('./basketball/live.tsx')).basketballLive,
    },
    statistics: basketballStatistics,
  },
  volleyball: {
    hasHighScores: false,
    live: {
      room: { clock: 'setPoints', under: 'timeouts', summary: 'one' },
      load: async () => (await import('./volleyball/live.tsx')).volleyballLive,
    },
    statistics: [],
  },
  soccer: {
    hasHighScores: false,
    live: null,
    statistics: soccerStatistics,
  },
};
