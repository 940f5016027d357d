import type { FederationText } from '@kampdag/core/federationText';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import type { MatchId } from '@kampdag/core/ids';
import type { MatchIncidents } from '@kampdag/core/league/incident/incident';
import type { TimelineIncident } from '@kampdag/core/league/match/incidentTimeline';
import type { Match } from '@kampdag/core/league/match/match';
import type { BySide } from '@kampdag/core/side';
import type { Selection } from '@kampdag/core/site/selection';
import type { Sport } from '@kampdag/core/sport/sport';
import type { SportKind } from '@kampdag/core/sportKind';
import type { ComponentType } from 'react';
import type { LoadedPage } from '../../machines/loadable.ts';
import type { Page } from '../../machines/useCall.ts';
import type { MatchTab } from './matchTab.ts';

/** The props of every part of a match's page. */
export interface MatchPage {
  readonly match: Match;
  readonly sport: SportKind;
  /** The sport as the match's league plays it. */
  readonly played: Sport;
  /** As displayed. */
  readonly names: BySide<string>;
  /** The match's own season and league, for links to other screens. */
  readonly selection: Selection;
}

/** A part that is a list. */
export type RowsPage<Row> = LoadedPage<{ readonly rows: readonly Row[] }>;

/** A page over a value from the log: loading while null, never failed. */
export const logPage = <A>(value: A | null): LoadedPage<A> => ({
  view: value === null ? { state: 'loading' } : { state: 'ready', value },
  busy: false,
  retry: () => undefined,
});

/** The props of every sport's view of a played match. */
export interface PlayedProps {
  readonly page: MatchPage;
  readonly incidents: Page<MatchIncidents>;
  /** Incidents in playing order with the score after each; null while loading. */
  readonly story: readonly TimelineIncident[] | null;
  /** The federation's names of incident types. */
  readonly typeNames: ReadonlyMap<number, FederationText>;
}

/** A tab of a played match's page. */
export interface PlayedTab {
  readonly key: MatchTab;
  /** The figures by period, first on a phone; beside the rest where there is room. */
  readonly Lead?: ComponentType<PlayedProps>;
  readonly Main: ComponentType<PlayedProps>;
  /** Beside the main part, under the lead. */
  readonly Rest?: ComponentType<PlayedProps>;
  /** Loads its code, where it comes after the page's; loaded once the browser is idle, so that the tab opens at once. */
  readonly load?: () => Promise<unknown>;
}

/** A sport's views of a played match. */
export interface PlayedViews {
  /** The calls of a tab's first view, besides those of every sport. */
  readonly calls: (tab: MatchTab) => readonly Endpoint<{ matchId: MatchId }, unknown>[];
  /** Its tabs. */
  readonly tabs: readonly PlayedTab[];
}
