import type { Match } from '@kampdag/core/league/match/match';
import { CalendarDays, Clock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { federationLanguage } from '../../i18n/federationLanguage.ts';
import type { FederationText } from '../../i18n/federationText.ts';
import type { I18n } from '../../i18n/I18nContext.tsx';
import type { MatchMessages } from '../../i18n/messages/match.ts';

/** A fact on the board of a match; its name is read aloud, its sign is seen. */
export interface BoardFact extends FederationText {
  readonly name: string;
  readonly icon: ReactNode;
}

/** How large the signs of facts are, in pixels. */
export const factIcon = 16;

/** Date, start and venue of a match; a dash for what is not known. */
export const boardFacts = (
  { date, start, venue }: Match,
  format: I18n['format'],
  { details, score }: Pick<MatchMessages, 'details' | 'score'>,
): readonly BoardFact[] => [
  {
    name: details.date,
    text: date === null ? score.dash : format.longDate(date),
    lang: undefined,
    icon: <CalendarDays aria-hidden="true" size={factIcon} />,
  },
  {
    name: details.start,
    text: start === null ? score.dash : format.time(start),
    lang: undefined,
    icon: <Clock aria-hidden="true" size={factIcon} />,
  },
  {
    name: details.arena,
    text: venue ?? score.dash,
    lang: venue === null ? undefined : federationLanguage,
    icon: <MapPin aria-hidden="true" size={factIcon} />,
  },
];
