import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import type { MatchId } from '@kampdag/core/ids';
import type { MatchIncidents } from '@kampdag/core/league/incident/incident';
import type { StoryIncident } from '@kampdag/core/league/incident/incidentStory';
import type { ComponentType } from 'react';
import type { Page } from '../../machines/useCall.ts';
import type { MatchTab } from './matchTab.ts';
import type { MatchPage } from './page.ts';

/** What every sport's view of a played match is given. */
export interface PlayedProps {
  readonly page: MatchPage;
  readonly incidents: Page<MatchIncidents>;
  /** The incidents in playing order with the score after each; null while they are not there. */
  readonly story: readonly StoryIncident[] | null;
  /** The federation's names of its kinds of incident. */
  readonly typeNames: ReadonlyMap<number, string>;
}

/** What a played match has by sport. */
export interface PlayedViews {
  /** What the first view of a tab asks for, beside what every sport's does. */
  readonly calls: (tab: MatchTab) => readonly Endpoint<{ matchId: MatchId }, unknown>[];
  /** What is reported of it. */
  readonly Details: ComponentType<PlayedProps>;
}
