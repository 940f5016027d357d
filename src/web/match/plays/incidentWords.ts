import type { TimelineIncident } from '@kampdag/core/league/match/incidentTimeline';
import type { EventsPageMessages } from '../../i18n/messages/matchpageEvents.ts';
import type { ShownText } from '../../i18n/shownText.ts';

/** A sport's texts for its own incidents; null for those that all sports share. */
export interface IncidentWords {
  readonly title: (event: TimelineIncident, m: EventsPageMessages) => ShownText | null;
  readonly detail: (event: TimelineIncident, m: EventsPageMessages) => ShownText | null;
}

/** For a sport without incidents of its own. */
export const sharedWords: IncidentWords = { title: () => null, detail: () => null };
