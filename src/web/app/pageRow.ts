import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { ComponentType } from 'react';
import type { PageCall, PageContext } from '../context/pageContext.ts';
import type { AppMessages } from '../i18n/messages/app.ts';

/** A page of the site: one row of the table that routes, preloading, the menu and the server share. */
export interface Page {
  readonly routes: readonly string[];
  /** The parameters of its address that it reads beside `selectionParameters`: no other changes what the server renders. */
  readonly parameters: readonly string[];
  /** The source paths from the project's root of the modules that `load` loads: keys of the build's manifest. */
  readonly modules: (sport: SportKind) => readonly string[];
  /** Loads it with the views of the deployment's sport, and with what the query of its first view shows. */
  readonly load: (sport: SportKind, query: URLSearchParams) => Promise<ComponentType>;
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
  /** It stands alone on the screen, without header and menu. */
  readonly isBare?: true;
  /** It is there in demonstrations alone, and led to by nothing. */
  readonly isForDevelopers?: true;
  /** It shows all matches of the league, so that all come with it. */
  readonly showsWholeLeague?: true;
}
