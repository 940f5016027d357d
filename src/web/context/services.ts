import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { GatewayPath } from '@kampdag/core/gateway/pathTemplate';
import type { OrgId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { UnsettledMatch } from '@kampdag/core/league/match/unsettledMatch';
import type { MatchLog } from '@kampdag/core/live/log/matchLog';
import type { LiveChannel } from '@kampdag/core/live/wire/channel';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { FrontTeams } from '@kampdag/core/site/frontTeams';
import type { Language } from '@kampdag/core/site/language';
import { plainViewing, type ViewingPreferences } from '@kampdag/core/site/viewing';
import type { Instant } from '@kampdag/core/time/instant';
import type { ComponentType } from 'react';
import type { MenuWidth, ThemeChoice } from '../page.ts';
import type { Answers } from './answers.ts';
import { type DeviceStore, useDeviceStore } from './deviceStore.ts';
import type { FollowedStore } from './followedStore.ts';
import type { Notifications } from './notificationPort.ts';
import { requiredContext } from './requiredContext.ts';

/** The server's time as the page knows it, never the device's clock alone (reading 3). */
export interface Clock {
  readonly now: () => Instant;
  /**
   * Listens for jumps of a clock that is set by hand instead of ticking; returns a function that stops listening. Undefined for a clock
   * that ticks.
   */
  readonly onMove?: (moved: () => void) => () => void;
}

/** Stores the visitor's preferences. */
export interface Preferences {
  readonly savedLanguage: () => Language | null;
  readonly saveLanguage: (language: Language) => void;
  readonly saveTheme: (theme: ThemeChoice) => void;
  /** The width of the menu when the page was rendered. Default: a drawer. */
  readonly menu?: MenuWidth;
  readonly saveMenu?: (menu: MenuWidth) => void;
  /** A view's saved state by its name; null or undefined if nothing is stored. */
  readonly loadValue?: (name: string) => string | null;
  readonly saveValue?: (name: string, value: string) => void;
}

/** The address of a team's logo, by its club if known, otherwise by its name; null if there is none. */
export type LogoOf = (name: string | null, club: OrgId | null) => string | null;

/** Creates a logo lookup that knows the clubs of these matches' teams. */
export type LogosOf = (matches: readonly Match[]) => LogoOf;

/** Stores the visitor's viewing preferences. */
export interface ViewingStore extends DeviceStore<ViewingPreferences> {
  readonly change: (viewing: ViewingPreferences) => void;
}

/** The matches that are in play for a visitor who lags behind; another list when one of them is over for the visitor, or begins. */
export interface Unsettled extends DeviceStore<readonly UnsettledMatch[]> {
  /** Those that came with the page, until it is hydrated. */
  readonly first: readonly UnsettledMatch[];
}

/** The followed teams with which pages begin. */
export interface FrontTeamsStore {
  /** Those that the page was rendered with. */
  readonly rendered: FrontTeams;
  /** Whether the server is told which they are. Undefined on the server. */
  readonly isTold?: DeviceStore<boolean>;
  readonly tell: (isTold: boolean) => void;
}

/** Every effect that a screen may have, provided by the composition roots. */
export interface Services {
  readonly deployment: Deployment;
  /** Its answers are the same for every visitor; `useAnswerFilter` adapts them to this one. */
  readonly gateway: GatewayClient;
  /** Fetches answers for a page about to be visited. Undefined on the server. */
  readonly prefetchGateway?: GatewayClient;
  /** The answers that are held: machines begin with them. */
  readonly answers: Pick<Answers, 'held' | 'isMissing'>;
  /**
   * Loads the one live channel of the page; it connects on its first subscription. Rejects if its code cannot be loaded, and can be called
   * again.
   */
  readonly loadLiveChannel: () => Promise<LiveChannel>;
  /** Stores what the visitor follows. Undefined on the server. */
  readonly followed?: FollowedStore;
  /** The followed teams with which pages begin. Undefined for none. */
  readonly frontTeams?: FrontTeamsStore;
  /** Finds clubs' logos. Undefined on the server. */
  readonly logosOf?: LogosOf;
  /** The offline support, with its notice. Undefined where nothing is stored. */
  readonly Offline?: ComponentType;
  /** Stores an answer's body as the page knows it, for when there is no network. Undefined where nothing is stored. */
  readonly keepAnswer?: (path: GatewayPath, body: unknown) => void;
  /** The browser's notifications. Undefined on the server. */
  readonly notifications?: Notifications;
  readonly clock: Clock;
  readonly preferences: Preferences;
  /** Loads the page anew. Undefined on the server. */
  readonly reload?: () => void;
  /** The visitor's viewing preferences; undefined if results are shown at once. */
  readonly viewing?: ViewingPreferences;
  /** Stores them. Undefined on the server. */
  readonly viewingStore?: ViewingStore;
  /** What a delay holds back. Undefined for a visitor who lags behind nothing. */
  readonly unsettled?: Unsettled;
  /** The server's time at rendering: "now" until hydration is done. */
  readonly renderedAt: Instant;
  /** Receives the page's title on the server, where no effect runs. */
  readonly onTitle?: (title: string) => void;
  /** The log of the page's match that came with it, if any. */
  readonly log?: MatchLog;
}

const context = requiredContext<Services>('A service was');

/** The services of the page. */
export const {
  Provider: ServicesProvider,
  useValue: useServices,
  /** Null where there are none. */
  useOptional: useOptionalServices,
} = context;

const settled: readonly UnsettledMatch[] = [];

/** The matches that are in play for a visitor who lags behind; none for any other. */
export const useInPlay = (): readonly UnsettledMatch[] => {
  const unsettled = useOptionalServices()?.unsettled;
  return useDeviceStore(unsettled, unsettled?.first ?? settled);
};

/** The visitor's viewing preferences. Default: everything is shown at once. */
export const useViewing = (): ViewingPreferences => useOptionalServices()?.viewing ?? plainViewing;
