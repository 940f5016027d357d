import type { Branded } from '@kampdag/core/brand';
import type { GatewayFailure, GatewayTransport } from '@kampdag/core/gateway/client';
import type { GatewayPath } from '@kampdag/core/gateway/pathTemplate';
import type { Match } from '@kampdag/core/league/match/match';
import type { Notice } from '@kampdag/core/live/news/notice';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { DeploymentJson } from '@kampdag/core/site/deploymentJson';
import type { EmbedSubject } from '@kampdag/core/site/embed';
import type { FrontTeams } from '@kampdag/core/site/frontTeams';
import type { Language } from '@kampdag/core/site/language';
import type { ShareSubject } from '@kampdag/core/site/openPaths';
import type { PushMessage } from '@kampdag/core/site/pushChoice';
import type { SharePicture } from '@kampdag/core/site/sharePicture';
import type { ViewingPreferences } from '@kampdag/core/site/viewing';
import type { SportKind } from '@kampdag/core/sportKind';
import type { Instant } from '@kampdag/core/time/instant';
import type { taskEither } from 'fp-ts';

/** Which live service the page connects to; the server inlines it in the page. */
export interface LiveServiceConfig {
  /** `local`: the channel of the page's own server. `hosted`: Ably, with the server's tokens. */
  readonly kind: 'local' | 'hosted';
  /** Standard base64 of 32 bytes, if the deployment encrypts its messages. */
  readonly cipherKey?: string;
}

/** The visitor's theme; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** The width of the menu on wide screens: open, or a rail of icons. */
export type MenuWidth = 'drawer' | 'rail';

/**
 * What the server inlines and the page starts from. All of it is JSON: `answers` are gateway bodies by path, so that the browser fetches
 * nothing twice; `now` keeps "today" the same on both sides of hydration.
 */
export interface PageData {
  /** The whole record: a page knows no deployment but its own. */
  readonly deployment: DeploymentJson;
  /** The kind of sport whose screens the view has, where its league is of another than the deployment's own. */
  readonly sport?: SportKind;
  readonly language: Language;
  readonly theme: ThemeChoice;
  /** Default: a drawer. */
  readonly menu?: MenuWidth;
  /** The visitor's viewing preferences; undefined if results are shown at once. */
  readonly viewing?: ViewingPreferences;
  /** The followed teams with which the page begins; undefined for none. */
  readonly teams?: FrontTeams;
  /** The server's time at rendering, in milliseconds since 1970 UTC. */
  readonly now: number;
  readonly live: LiveServiceConfig;
  /** `get` if every call uses GET, so that an edge cache can store it; otherwise as the specification says (§7), mostly POST. */
  readonly calls?: 'get';
  readonly answers: Readonly<Record<string, unknown>>;
  /** The gateway path of the log that the page was rendered with; it is preloaded, not inlined. */
  readonly log?: GatewayPath;
  /** Gateway paths that answer 404. */
  readonly missing?: readonly string[];
}

/** The id of the `<script type="application/json">` that carries the page's data. */
export const pageDataId = 'kampdag-data';

/** Selects the entry script of a built page; its file name differs in each version. */
export const entryScript = 'script[type="module"][src]';

/** Selects the templates of the links that a page loads after what every page starts with. */
export const laterLinks = 'template[data-later]';

/** The id of the element before the page's root that shows the operator's notice; empty without one. */
export const noticeElementId = 'operator-notice';

/** The id of the line before the page's root that says why its scripts do not run. */
export const stoppedNoteId = 'stopped-note';

/** Where an open page reads the operator's notice: `{"notice": {"en": …, "nb": … | null} | null}`. */
export const noticePath = '/notice.json';

declare global {
  interface Window {
    /** What was pressed so far, by the script in the document's head; ends its keeping. Missing where that did not run. */
    earlyPresses?: () => readonly (EventTarget | null)[];
  }
}

/** A request for a page, with its effects. */
export interface PageRequest {
  /** Path and query, without parameters that the page does not read (`RouteOfPage.address`). */
  readonly url: string;
  readonly deployment: Deployment;
  readonly language: Language;
  readonly theme: ThemeChoice;
  readonly menu?: MenuWidth;
  readonly viewing?: ViewingPreferences;
  readonly teams?: FrontTeams;
  readonly now: Instant;
  readonly live: LiveServiceConfig;
  readonly transport: GatewayTransport;
}

/** An address in the one spelling of its page: the route, and the parameters that the page reads, its ids as numbers. */
export type PageAddress = Branded<string, 'PageAddress'>;

/** What an address tells about its page before any data is loaded. */
export interface RouteOfPage {
  /** The source paths of its screen's modules in a sport: keys of the build's manifest. */
  readonly modules: (sport: SportKind) => readonly string[];
  /** The source paths of lazy modules that its first view is rendered with: their styles are inlined, their code loads later. */
  readonly lazyModules: (sport: SportKind) => readonly string[];
  /** 200, or 404 for an unknown address. */
  readonly status: number;
  /** Served in demonstrations only. */
  readonly isForDevelopers?: true;
  /** The address reduced to what decides the page: equal addresses show the same page. */
  readonly address: PageAddress;
  /** Whether it begins with the followed teams' matches. */
  readonly hasMyMatches?: true;
  /** The fallback title of a page with this status. */
  readonly title: (language: Language, status: number) => string;
}

/** The part of a document's head that depends on the brand. */
export interface BrandHead {
  /** The style sheet of its colours. */
  readonly theme: string;
  /** Markup of its icons, theme colours and manifest link. */
  readonly links: string;
}

/** An error page; it needs no data and no script. */
export interface RefusedPage {
  readonly title: string;
  /** The source paths of the modules whose styles it uses. */
  readonly modules: (sport: SportKind) => readonly string[];
  readonly markup: string;
}

/** A page with its data, ready to render. */
export interface PreparedPage {
  readonly description: string;
  /** Whether its head may tell of results: false for hidden ones, and for a delay. */
  readonly isOfNow: boolean;
  readonly data: PageData;
  readonly render: () => Promise<RenderedPage>;
}

/** A rendered page, without the document around it. */
export interface RenderedPage {
  /** The title set by the screen; null if it sets none. */
  readonly title: string | null;
  /** Writes the markup of `#root` and ends the stream. */
  readonly pipe: (destination: {
    readonly write: (chunk: string | Uint8Array) => unknown;
    readonly end: () => unknown;
  }) => void;
}

/** A request for a share picture. */
export type SharePictureRequest = Pick<PageRequest, 'deployment' | 'language' | 'now' | 'transport'>;

/** Composes the texts of a subject's share picture; null if the subject does not exist. */
export type SharePictureOf = (
  subject: ShareSubject,
  request: SharePictureRequest,
) => taskEither.TaskEither<GatewayFailure, SharePicture | null>;

/** Writes the push message of a match's notice; `isOfScorer` where the scorer, rather than a team or the match, is followed. */
export type PushMessageOf = (
  notice: Notice,
  told: {
    readonly match: Match;
    readonly deployment: Deployment;
    readonly language: Language;
    readonly isOfScorer: boolean;
  },
) => PushMessage;

/** The id of the script element that carries the data of an embed's match. */
export const embedDataId = 'kampdag-embed';

/** An embed as the server renders it. */
export interface RenderedEmbed {
  readonly status: number;
  readonly title: string;
  /** The markup of `#root`. */
  readonly markup: string;
  /** What the script starts from; null if there is nothing to follow. */
  readonly data: object | null;
}

/** What an address asks to embed; null for an id that is none. */
export type AskedEmbed = EmbedSubject | { readonly type: EmbedSubject['type']; readonly id: null };

/** Renders an embed, or a message in its place if it fails. */
export type EmbedOf = (
  asked: AskedEmbed,
  request: SharePictureRequest & Pick<PageRequest, 'live'>,
) => Promise<RenderedEmbed>;
