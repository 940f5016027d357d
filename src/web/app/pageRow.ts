import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { League } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import type { taskEither } from 'fp-ts';
import type { ComponentType } from 'react';
import type { AppMessages } from '../i18n/messages/app.ts';

/** What a page's calls depend on: known on the server before anything is rendered. */
export interface PageContext {
  readonly deployment: Deployment;
  /** The league that counts; null where there is none. */
  readonly league: League | null;
  /** The chosen day, else today in Oslo. */
  readonly date: CivilDate;
  /** Today in Oslo. */
  readonly today: CivilDate;
  readonly query: URLSearchParams;
}

/** A call that a page needs for its first view; what it answers is recorded, not looked at. */
export type PageCall = (gateway: GatewayClient) => taskEither.TaskEither<GatewayFailure, unknown>;

/** A page of the site: one row of the table that routes, preloading, the menu and the server share. */
export interface Page {
  readonly routes: readonly string[];
  /** The parameters of its address that it reads beside `selectionParameters`: no other changes what the server renders. */
  readonly parameters: readonly string[];
  /** The source paths from the project's root of the modules that `load` loads: keys of the build's manifest. */
  readonly modules: (sport: SportKind) => readonly string[];
  /** Loads it with the views of the deployment's sport. */
  readonly load: (sport: SportKind) => Promise<ComponentType>;
  /**
   * What its first view asks for. Loaded when it is asked: by the server, and in the browser for a page that is about to be visited.
   * Default: nothing.
   */
  readonly calls?: (context: PageContext) => Promise<readonly PageCall[]>;
  readonly title: (messages: AppMessages) => string;
  /** Asks for the one thing that the page is about: where there is none, or the address names none, its status is 404. */
  readonly subject?: (query: URLSearchParams) => Promise<PageCall | null>;
  /** Default: 200. */
  readonly status?: 404;
  /** It shows something of the chosen league: where none can be known, there is nothing to wait for. */
  readonly isOfLeague?: true;
  /** It follows a match as it is played: the server draws it as it stands, for browsers that run no scripts. */
  readonly isLive?: true;
  /** It shows all matches of the league, so that all come with it. */
  readonly showsWholeLeague?: true;
}
