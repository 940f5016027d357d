import type { SportKind } from '@kampdag/core/sportKind';
import type { Localised } from '../i18n/localised.ts';
import type { StandingsHeadings } from '../i18n/messages/standings.ts';
import { type LazyModule, lazily } from '../lazyModule.ts';
import type { LiveRoom, LiveViews } from '../match/live/liveSport.ts';
import type { MatchTab } from '../match/parts/matchTab.ts';
import type { PlayedViews } from '../match/parts/page.ts';
import type { PlayerViews } from '../player/playerViews.ts';
import type { StatisticsPage } from '../statistics/definition.ts';
import { statisticsPages } from './statisticsPages.ts';

/** A match with a result, and its tabs that load lazily. */
interface PlayedModule extends LazyModule<PlayedViews> {
  /** The source paths of a lazy tab's modules, whose styles the server inlines when it renders that tab. */
  readonly lazyTabs: Readonly<Partial<Record<MatchTab, readonly string[]>>>;
}

/** A live page, its reserved room, and its tabs that load lazily, by their keys. */
interface LiveModule extends LazyModule<LiveViews> {
  readonly room: LiveRoom;
  /** As a played match's. */
  readonly lazyTabs: Readonly<Partial<Record<string, readonly string[]>>>;
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
  readonly live: LiveModule;
  /** Its own headings of the standings; null without any. */
  readonly standings: LazyModule<Localised<StandingsHeadings>> | null;
  /** A match with a result. */
  readonly played: PlayedModule;
  /** The player's page. */
  readonly player: LazyModule<PlayerViews>;
  /** The statistics screens, in menu order. */
  readonly statistics: readonly StatisticsPage[];
}

/** The events of every sport's played matches. */
const events = 'src/web/match/plays/Events.tsx';

/** The table of every sport's sheets, itself a lazy part of them. */
const sheetTable = 'src/web/match/sheets/SheetTable.tsx';

/** The registry of sports' views. */
export const sportViews: Readonly<Record<SportKind, SportViews>> = {
  icehockey: {
    hasHighScores: false,
    hasPlayByPlay: true,
    live: {
      room: { clock: 'clock', hasStrength: true, under: 'shots', summary: 'three' },
      lazyTabs: {
        2: ['src/web/sports/icehockey/lineups/Lineups.tsx', sheetTable],
        3: ['src/web/sports/icehockey/sheets.tsx', sheetTable],
      },
      ...lazily(() => import('./icehockey/live.tsx'), 'hockeyLive'),
    },
    standings: null,
    played: {
      ...lazily(() => import('./icehockey/PlayedHockey.tsx'), 'hockeyPlayed'),
      lazyTabs: {
        plays: [events],
        players: ['src/web/sports/icehockey/sheets.tsx', sheetTable],
        lineups: ['src/web/sports/icehockey/lineups/Lineups.tsx', sheetTable],
        stats: ['src/web/sports/icehockey/PlayedStats.tsx'],
      },
    },
    player: lazily(() => import('./icehockey/player/HockeyPlayer.tsx'), 'hockeyPlayer'),
    statistics: statisticsPages.icehockey,
  },
  basketball: {
    hasHighScores: true,
    hasPlayByPlay: true,
    live: {
      room: { clock: 'clock', hasStrength: false, under: 'foulsAndTimeouts', summary: 'two' },
      lazyTabs: { 3: ['src/web/sports/basketball/sheets.tsx', sheetTable] },
      ...lazily(() => import('./basketball/live.tsx'), 'basketballLive'),
    },
    standings: lazily(() => import('./basketball/standings.ts'), 'basketballStandings'),
    played: {
      ...lazily(() => import('./basketball/PlayedBasketball.tsx'), 'basketballPlayed'),
      lazyTabs: {
        plays: [events],
        players: ['src/web/sports/basketball/sheets.tsx', sheetTable],
        stats: ['src/web/sports/basketball/PlayedStats.tsx'],
      },
    },
    player: lazily(() => import('./basketball/player/BasketballPlayer.tsx'), 'basketballPlayer'),
    statistics: statisticsPages.basketball,
  },
  volleyball: {
    hasHighScores: false,
    hasPlayByPlay: true,
    live: {
      room: { clock: 'setPoints', hasStrength: false, under: 'timeouts', summary: 'one' },
      lazyTabs: {},
      ...lazily(() => import('./volleyball/live.tsx'), 'volleyballLive'),
    },
    standings: lazily(() => import('./volleyball/standings.ts'), 'volleyballStandings'),
    played: {
      ...lazily(() => import('./volleyball/PlayedVolleyball.tsx'), 'volleyballPlayed'),
      lazyTabs: { plays: [events], players: ['src/web/sports/volleyball/PlayedSheets.tsx', sheetTable] },
    },
    player: lazily(() => import('./volleyball/player/VolleyballPlayer.tsx'), 'volleyballPlayer'),
    statistics: statisticsPages.volleyball,
  },
  soccer: {
    hasHighScores: false,
    hasPlayByPlay: false,
    live: {
      room: { clock: 'clock', hasStrength: false, under: 'nothing', summary: 'none' },
      lazyTabs: {},
      ...lazily(() => import('./soccer/live.tsx'), 'soccerLive'),
    },
    standings: null,
    played: {
      ...lazily(() => import('./soccer/PlayedSoccer.tsx'), 'soccerPlayed'),
      lazyTabs: { players: ['src/web/sports/soccer/PlayedSheets.tsx', sheetTable] },
    },
    player: lazily(() => import('./soccer/player/soccerPlayer.ts'), 'soccerPlayer'),
    statistics: statisticsPages.soccer,
  },
  handball: {
    hasHighScores: false,
    hasPlayByPlay: true,
    live: {
      room: { clock: 'clock', hasStrength: true, under: 'timeouts', summary: 'two' },
      lazyTabs: { 3: ['src/web/sports/handball/sheets.tsx', sheetTable] },
      ...lazily(() => import('./handball/live.tsx'), 'handballLive'),
    },
    played: {
      ...lazily(() => import('./handball/PlayedHandball.tsx'), 'handballPlayed'),
      lazyTabs: { plays: [events], players: ['src/web/sports/handball/sheets.tsx', sheetTable] },
    },
    standings: null,
    player: lazily(() => import('./handball/player/handballPlayer.ts'), 'handballPlayer'),
    statistics: statisticsPages.handball,
  },
  plain: {
    hasHighScores: false,
    hasPlayByPlay: false,
    live: {
      room: { clock: 'clock', hasStrength: false, under: 'nothing', summary: 'none' },
      lazyTabs: {},
      ...lazily(() => import('./plain/live.tsx'), 'plainLive'),
    },
    standings: lazily(() => import('./plain/standings.ts'), 'plainStandings'),
    played: { ...lazily(() => import('./plain/PlayedPlain.tsx'), 'plainPlayed'), lazyTabs: {} },
    player: lazily(() => import('./plain/player.ts'), 'plainPlayer'),
    statistics: statisticsPages.plain,
  },
};
