import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { Localised } from '../i18n/localised.ts';
import type { StandingsHeadings } from '../i18n/messages/standings.ts';
import type { LiveRoom, LiveViews } from '../match/live/liveSport.ts';
import type { MatchTab } from '../match/parts/matchTab.ts';
import type { PlayedViews } from '../match/parts/page.ts';
import type { PlayerViews } from '../player/playerViews.ts';
import type { StatisticsPage } from '../statistics/definition.ts';
import { statisticsPages } from './statisticsPages.ts';

/** Views that load with a screen. */
interface SportModule<A> {
  /** The module's source path from the project's root, a key of the build's manifest. */
  readonly module: string;
  readonly load: () => Promise<A>;
}

/** A match with a result, and its tabs that load lazily. */
interface PlayedModule extends SportModule<PlayedViews> {
  /** The source paths of a lazy tab's modules, whose styles the server inlines when it renders that tab. */
  readonly lazyTabs: Readonly<Partial<Record<MatchTab, readonly string[]>>>;
}

/**
 * Everything that looks different by sport: values, and a loader for each use, so that a page loads no code of another sport or
 * screen.
 */
export interface SportViews {
  /** Whether scores of three digits are usual; reserves their width. */
  readonly hasHighScores: boolean;
  /** Whether its log holds more than the running score, so that played matches link to it. */
  readonly hasPlayByPlay: boolean;
  /** The live page. */
  readonly live: SportModule<LiveViews> & { readonly room: LiveRoom };
  /** Its own headings of the standings; null without any. */
  readonly standings: SportModule<Localised<StandingsHeadings>> | null;
  /** A match with a result. */
  readonly played: PlayedModule;
  /** The player's page. */
  readonly player: SportModule<PlayerViews>;
  /** The statistics screens, in menu order. */
  readonly statistics: readonly StatisticsPage[];
}

/** The table of every sport's sheets, itself a lazy part of them. */
const sheetTable = 'src/web/match/sheets/SheetTable.tsx';

/** The registry of sports' views. */
export const sportViews: Readonly<Record<SportKind, SportViews>> = {
  icehockey: {
    hasHighScores: false,
    hasPlayByPlay: true,
    live: {
      room: { clock: 'clock', hasStrength: true, under: 'shots', summary: 'three' },
      module: 'src/web/sports/icehockey/live.tsx',
      load: async () => (await import('./icehockey/live.tsx')).hockeyLive,
    },
    standings: null,
    played: {
      module: 'src/web/sports/icehockey/PlayedHockey.tsx',
      load: async () => (await import('./icehockey/PlayedHockey.tsx')).hockeyPlayed,
      lazyTabs: {
        players: ['src/web/sports/icehockey/sheets.tsx', sheetTable],
        lineups: ['src/web/sports/icehockey/lineups/Lineups.tsx', sheetTable],
      },
    },
    player: {
      module: 'src/web/sports/icehockey/player/HockeyPlayer.tsx',
      load: async () => (await import('./icehockey/player/HockeyPlayer.tsx')).hockeyPlayer,
    },
    statistics: statisticsPages.icehockey,
  },
  basketball: {
    hasHighScores: true,
    hasPlayByPlay: true,
    live: {
      room: { clock: 'clock', hasStrength: false, under: 'foulsAndTimeouts', summary: 'two' },
      module: 'src/web/sports/basketball/live.tsx',
      load: async () => (await import('./basketball/live.tsx')).basketballLive,
    },
    standings: {
      module: 'src/web/sports/basketball/standings.ts',
      load: async () => (await import('./basketball/standings.ts')).basketballStandings,
    },
    played: {
      module: 'src/web/sports/basketball/PlayedBasketball.tsx',
      load: async () => (await import('./basketball/PlayedBasketball.tsx')).basketballPlayed,
      lazyTabs: { players: ['src/web/sports/basketball/sheets.tsx', sheetTable] },
    },
    player: {
      module: 'src/web/sports/basketball/player/BasketballPlayer.tsx',
      load: async () => (await import('./basketball/player/BasketballPlayer.tsx')).basketballPlayer,
    },
    statistics: statisticsPages.basketball,
  },
  volleyball: {
    hasHighScores: false,
    hasPlayByPlay: true,
    live: {
      room: { clock: 'setPoints', hasStrength: false, under: 'timeouts', summary: 'one' },
      module: 'src/web/sports/volleyball/live.tsx',
      load: async () => (await import('./volleyball/live.tsx')).volleyballLive,
    },
    standings: {
      module: 'src/web/sports/volleyball/standings.ts',
      load: async () => (await import('./volleyball/standings.ts')).volleyballStandings,
    },
    played: {
      module: 'src/web/sports/volleyball/PlayedVolleyball.tsx',
      load: async () => (await import('./volleyball/PlayedVolleyball.tsx')).volleyballPlayed,
      lazyTabs: { players: ['src/web/sports/volleyball/PlayedSheets.tsx', sheetTable] },
    },
    player: {
      module: 'src/web/sports/volleyball/player/VolleyballPlayer.tsx',
      load: async () => (await import('./volleyball/player/VolleyballPlayer.tsx')).volleyballPlayer,
    },
    statistics: statisticsPages.volleyball,
  },
  soccer: {
    hasHighScores: false,
    hasPlayByPlay: false,
    live: {
      room: { clock: 'clock', hasStrength: false, under: 'nothing', summary: 'none' },
      module: 'src/web/sports/soccer/live.tsx',
      load: async () => (await import('./soccer/live.tsx')).soccerLive,
    },
    standings: null,
    played: {
      module: 'src/web/sports/soccer/PlayedSoccer.tsx',
      load: async () => (await import('./soccer/PlayedSoccer.tsx')).soccerPlayed,
      lazyTabs: { players: ['src/web/sports/soccer/PlayedSheets.tsx', sheetTable] },
    },
    player: {
      module: 'src/web/sports/soccer/player/soccerPlayer.ts',
      load: async () => (await import('./soccer/player/soccerPlayer.ts')).soccerPlayer,
    },
    statistics: statisticsPages.soccer,
  },
  handball: {
    hasHighScores: false,
    hasPlayByPlay: true,
    live: {
      room: { clock: 'clock', hasStrength: true, under: 'timeouts', summary: 'two' },
      module: 'src/web/sports/handball/live.tsx',
      load: async () => (await import('./handball/live.tsx')).handballLive,
    },
    played: {
      module: 'src/web/sports/handball/PlayedHandball.tsx',
      load: async () => (await import('./handball/PlayedHandball.tsx')).handballPlayed,
      lazyTabs: { players: ['src/web/sports/handball/sheets.tsx', sheetTable] },
    },
    standings: null,
    player: {
      module: 'src/web/sports/handball/player/handballPlayer.ts',
      load: async () => (await import('./handball/player/handballPlayer.ts')).handballPlayer,
    },
    statistics: statisticsPages.handball,
  },
};
