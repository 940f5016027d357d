import { federationLanguage } from '@kampdag/core/federationLanguage';
import type { TimelineIncident } from '@kampdag/core/league/incident/incidentTimeline';
import type { FederationText } from '../../i18n/federationText.ts';
import type { EventsPageMessages } from '../../i18n/messages/matchpageEvents.ts';

/** Text in the site's language. */
export const siteText = (text: string): FederationText => ({ text, lang: undefined });

/** The federation's text where there is one, else the site's fallback. */
export const federationTextOr = (text: string | null, otherwise: string): FederationText =>
  text === null ? siteText(otherwise) : { text, lang: federationLanguage };

/** A sport's texts for its own incidents; null for those that all sports share. */
export interface IncidentWords {
  readonly title: (event: TimelineIncident, m: EventsPageMessages) => FederationText | null;
  readonly detail: (event: TimelineIncident, m: EventsPageMessages) => FederationText | null;
}

/** For a sport without incidents of its own. */
export const sharedWords: IncidentWords = { title: () => null, detail: () => null };
