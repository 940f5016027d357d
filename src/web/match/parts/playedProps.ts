import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import type { MatchId } from '@kampdag/core/ids';
import type { MatchIncidents } from '@kampdag/core/league/incident/incident';
import type { TimelineIncident } from '@kampdag/core/league/incident/incidentTimeline';
import type { ComponentType } from 'react';
import type { Page } from '../../machines/useCall.ts';
import type { MatchTab } from './matchTab.ts';
import type { MatchPage } from './page.ts';

/** The props of every sport's view of a played match. */
export interface PlayedProps {
  readonly page: MatchPage;
  readonly incidents: Page<MatchIncidents>;
  /** Incidents in playing order with the score after each; null while loading. */
  readonly story: readonly TimelineIncident[] | null;
  /** The federation's names of incident types. */
  readonly typeNames: ReadonlyMap<number, string>;
}

/** A sport's views of a played match. */
export interface PlayedViews {
  /** The calls of a tab's first view, besides those of every sport. */
  readonly calls: (tab: MatchTab) => readonly Endpoint<{ matchId: MatchId }, unknown>[];
  /** Everything reported of it. */
  readonly Details: ComponentType<PlayedProps>;
}
