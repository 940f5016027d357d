import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { LiveChannel } from '@kampdag/core/live/channel/channel';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Language } from '@kampdag/core/site/language';
import { plainViewing, type Viewing } from '@kampdag/core/site/viewing';
import type { Instant } from '@kampdag/core/time/instant';
import type { ComponentType } from 'react';
import type { MenuWidth, ThemeChoice } from '../page.ts';
import type { FollowedStore } from './followed.tsx';
import type { LogosOf } from './logosOf.ts';
import type { Notifications } from './notifications.tsx';
import type { Preloaded } from './preloaded.ts';
import { requiredContext } from './requiredContext.ts';
import type { StillMatch } from './stillMatch.ts';

/** The server's time as the page knows it: never the device's clock alone (reading 3). */
export interface Clock {
  readonly now: () => Instant;
  /**
   * Tells whenever it was moved, until what it returns is called: for a clock that is moved by hand and does not tick. None for
   * one that goes by itself.
   */
  readonly onMove?: (moved: () => void) => () => void;
}

/** Where the visitor's choices are kept. */
export interface Preferences {
  readonly savedLanguage: () => Language | null;
  readonly keepLanguage: (language: Language) => void;
  readonly keepTheme: (theme: ThemeChoice) => void;
  /** How wide the menu was left when the page was rendered; a drawer where nothing is said. */
  readonly menu?: MenuWidth;
  readonly keepMenu?: (menu: MenuWidth) => void;
  /** Keeps how results are to be seen, and opens the page anew, at another address where one is given. */
  readonly keepViewing?: (viewing: Viewing, address?: string) => void;
  /** What a view last showed, by its name; null, or no such function, where nothing is kept. */
  readonly remembered?: (name: string) => string | null;
  readonly remember?: (name: string, value: string) => void;
}

/** What the composition roots hand to the tree: every effect a screen may have. */
export interface Services {
  readonly deployment: Deployment;
  readonly gateway: GatewayClient;
  /** Asks ahead for a page that is about to be visited: its answers are given to who asks next. None where nobody visits. */
  readonly ahead?: GatewayClient;
  /** Answers that came with the page; a machine starts from them and asks for nothing twice. */
  readonly preloaded: Preloaded;
  /**
   * One live channel for the whole page, its code loaded when it is first asked for; it connects on its first subscription.
   * Rejects when the code cannot be loaded, and can be asked again.
   */
  readonly loadLiveChannel: () => Promise<LiveChannel>;
  /** What the visitor follows, its code loaded when it is first asked for; none where nobody visits. */
  readonly loadFollowed?: () => Promise<FollowedStore>;
  /** Clubs' logos for lists, once nobody waits for the page; none where nobody visits. */
  readonly loadLogos?: () => Promise<LogosOf>;
  /** Keeps the site for when there is no network, and says so; none where nothing is kept. */
  readonly loadOffline?: () => Promise<ComponentType>;
  /** The browser's notifications, likewise. */
  readonly loadNotifications?: () => Promise<Notifications>;
  readonly clock: Clock;
  readonly preferences: Preferences;
  /** How the visitor wants to see results; left out where that is everything, at once. */
  readonly viewing?: Viewing;
  /** The server's time when the page was rendered: "now" until hydration is done. */
  readonly renderedAt: Instant;
  /** Hears on the server, where no effect runs, what the page that is rendered is called. */
  readonly onTitle?: (title: string) => void;
  /** On the server: the live match of the page as it stands then, where that is known. */
  readonly still?: StillMatch;
}

const context = requiredContext<Services>('A service was');

/** The services of the page. */
export const { Provider: ServicesProvider, useValue: useServices } = context;

/** How the visitor wants to see results; everything, at once, where a view is drawn for no visitor. */
export const useViewing = (): Viewing => context.useOptional()?.viewing ?? plainViewing;
