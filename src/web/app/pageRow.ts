import type { SportKind } from '@kampdag/core/sportKind';
import type { ComponentType } from 'react';
import type { PageCall, PageContext } from '../context/pageContext.ts';
import type { AppMessages } from '../i18n/messages/app.ts';

/** A page of the site: a row of the table that routes, preloading, the menu and the server share. */
export interface Page {
  readonly routes: readonly string[];
  /** The parameters it reads beside `selectionParameters`, such as a table's; the server removes every other from the address. */
  readonly parameters: readonly string[];
  /** The source paths, from the project's root, of the modules that `load` imports: keys of the build's manifest. */
  readonly modules: (sport: SportKind) => readonly string[];
  /**
   * The source paths of lazy modules that the server renders a query's first view with: their styles are inlined, their code
   * loads later. Default: none.
   */
  readonly lazyModules?: (sport: SportKind, query: URLSearchParams) => readonly string[];
  /** Loads the screen with the views of the deployment's sport, and what the first view's query needs. */
  readonly load: (sport: SportKind, query: URLSearchParams) => Promise<ComponentType>;
  /** The calls of its first view, loaded on demand by the server, and by the browser when prefetching; null for a page without any. */
  readonly calls: ((context: PageContext) => Promise<readonly PageCall[]>) | null;
  readonly title: (messages: AppMessages) => string;
  /** Fetches the subject of the page; without one, the status is 404. */
  readonly subject?: (query: URLSearchParams) => Promise<PageCall | null>;
  /** Default: 200. */
  readonly status?: 404;
  /**
   * What it shows of the chosen league. A page that shows any of it has nothing to load without a league; with one that shows every
   * match, all matches come, not just those around today.
   */
  readonly ofLeague: 'nothing' | 'something' | 'everyMatch';
  /** Follows a match live: it comes with the match's log. */
  readonly isLive?: true;
  /** Begins with the followed teams' matches. */
  readonly hasMyMatches?: true;
  /** Fills the screen, without header and menu. */
  readonly isBare?: true;
  /** Served in demonstrations only; no link leads to it. */
  readonly isForDevelopers?: true;
}
