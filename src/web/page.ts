import type { GatewayTransport } from '@kampdag/core/gateway/client';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { MatchId } from '@kampdag/core/ids';
import type { ChannelMessage } from '@kampdag/core/live/channel/channel';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { DeploymentJson } from '@kampdag/core/site/deploymentJson';
import type { Language } from '@kampdag/core/site/language';
import type { ShareSubject } from '@kampdag/core/site/openPaths';
import type { SharePicture } from '@kampdag/core/site/sharePicture';
import type { Viewing } from '@kampdag/core/site/viewing';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { Instant } from '@kampdag/core/time/instant';
import type { taskEither } from 'fp-ts';

/** Which live service the page speaks to; the server inlines it in the page. */
export interface LiveServiceConfig {
  /** `local`: the channel of the page's own server. `hosted`: Ably itself, reached with the server's tokens. */
  readonly kind: 'local' | 'hosted';
  /** Standard base64 of 32 bytes, where the deployment encrypts its messages. */
  readonly cipherKey?: string;
}

/** The visitor's choice of theme; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

/** How wide the visitor left the menu of wide screens: open, or a rail of signs. */
export type MenuWidth = 'drawer' | 'rail';

/**
 * What the server inlines once and the page starts from. All of it is JSON: `answers` are gateway bodies by path, so that
 * the browser asks for nothing twice; `now` keeps "today" the same on both sides of hydration.
 */
export interface PageData {
  /** The whole record: a page knows no deployment but its own. */
  readonly deployment: DeploymentJson;
  readonly language: Language;
  readonly theme: ThemeChoice;
  /** Left out where the visitor has not chosen: a drawer. */
  readonly menu?: MenuWidth;
  /** How the visitor wants to see results; left out where that is everything, at once. */
  readonly viewing?: Viewing;
  /** The server's time when it rendered, milliseconds since 1970 UTC. */
  readonly now: number;
  readonly live: LiveServiceConfig;
  /** Where an edge cache is to carry every call: each is made with GET. Else as the specification says (§7), which is mostly POST. */
  readonly calls?: 'get';
  readonly answers: Readonly<Record<string, unknown>>;
  /** Answers of which only the rows of the first view came, by gateway path; the rest is asked for when somebody looks for it. */
  readonly parts?: Readonly<Record<string, AnswerPart>>;
  /** Gateway paths at which there is nothing. */
  readonly missing?: readonly string[];
}

/** A list's rows that the first view shows. */
export interface AnswerPart {
  /** The gateway's body with those rows alone. */
  readonly body: unknown;
  /** Where they stand in what is shown of the whole list; left out of a list whose rows are looked up one by one. */
  readonly place?: PartPlace;
}

/** How many rows stand before a part's, and how many there are in all. */
export interface PartPlace {
  readonly before: number;
  readonly count: number;
}

/** The id of the `<script type="application/json">` that carries the page's data, written by `toColumns`. */
export const pageDataId = 'kampdag-data';

/** Selects the script that a built page starts with, wherever it stands: its name is another for each version of the site. */
export const entryScript = 'script[type="module"][src]';

/** The id of the `<template>` of what is asked for when the first view is painted. */
export const laterModulesId = 'later-modules';

/** A request for a page, its effects handed in. */
export interface PageRequest {
  /** Path and query, without what the page does not read (`RouteOfPage.address`). */
  readonly url: string;
  readonly deployment: Deployment;
  readonly language: Language;
  readonly theme: ThemeChoice;
  readonly menu?: MenuWidth;
  readonly viewing?: Viewing;
  readonly now: Instant;
  readonly live: LiveServiceConfig;
  readonly transport: GatewayTransport;
  /** All that a match's channel has told so far, oldest first; null where it cannot be had. Nobody is asked where it is left out. */
  readonly reported?: (matchId: MatchId) => Promise<readonly ChannelMessage[] | null>;
}

/** What an address alone tells of its page, before any data is there. */
export interface RouteOfPage {
  /** The source paths of its screen's modules in a sport, keys of the build's manifest. */
  readonly modules: (sport: SportKind) => readonly string[];
  /** 200, or 404 for an address that is nobody's. */
  readonly status: number;
  /** It is there in demonstrations alone. */
  readonly isForDevelopers?: true;
  /** The address reduced to what decides the page: all that share it are one page. */
  readonly address: string;
  /** What a page with a status is called that is not rendered, or that does not say. */
  readonly title: (language: Language, status: number) => string;
}

/** What of a document's head is its brand's. */
export interface BrandHead {
  /** The style sheet of its colours. */
  readonly theme: string;
  /** Markup of its icons, its colours around the page, and the manifest's address. */
  readonly links: string;
}

/** A page that says why the server gives no other; it needs no data and no script. */
export interface RefusedPage {
  readonly title: string;
  /** The source paths of the modules whose styles it is drawn with. */
  readonly modules: (sport: SportKind) => readonly string[];
  readonly markup: string;
}

/** A page whose data is there, to be rendered. */
export interface PreparedPage {
  readonly description: string;
  /** Whether it may tell how things stand: who wants no results, is behind, or comes for a moment of the past is told nothing of now. */
  readonly isOfNow: boolean;
  readonly data: PageData;
  readonly render: () => Promise<RenderedPage>;
}

/** A rendered page, without the document around it. */
export interface RenderedPage {
  /** As the screen calls itself; null for one that says nothing. */
  readonly title: string | null;
  /** Writes the markup of `#root` and ends the stream. */
  readonly pipe: (destination: {
    readonly write: (chunk: string | Uint8Array) => unknown;
    readonly end: () => unknown;
  }) => void;
}

/** Who wants a share picture, and what it may be made of. */
export interface SharePictureRequest
  extends Pick<PageRequest, 'deployment' | 'language' | 'now' | 'transport'> {
  /** All that a match's channel has told so far, oldest first; null where it cannot be had. */
  readonly reported: (matchId: MatchId) => Promise<readonly ChannelMessage[] | null>;
}

/** Draws up what stands on a subject's share picture, in words; null where there is no such thing. */
export type SharePictureOf = (
  subject: ShareSubject,
  request: SharePictureRequest,
) => taskEither.TaskEither<GatewayFailure, SharePicture | null>;

/** The id of the script element that carries what an embedded match starts from. */
export const embedDataId = 'kampdag-embed';

/** An embedded match as the server renders it. */
export interface RenderedEmbed {
  readonly status: number;
  readonly title: string;
  /** What goes into `#root`. */
  readonly markup: string;
  /** What the script starts from; null where there is nothing to be followed. */
  readonly data: object | null;
}

/** Renders the embedded match of an address; what went wrong it says in the match's place. */
export type EmbedOf = (
  url: string,
  request: SharePictureRequest & Pick<PageRequest, 'live'>,
) => Promise<RenderedEmbed>;
