import type { FederationText } from '@kampdag/core/federationText';
import type { PeriodId, PersonId } from '@kampdag/core/ids';
import type { Period } from '@kampdag/core/live/clock/period';
import { isOfType, type LiveEvent } from '@kampdag/core/live/event';
import type { Timer } from '@kampdag/core/live/events/clockEvents';
import { type MatchDetails, playerName, shirtNumber } from '@kampdag/core/live/lineup/details';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import { mmss } from '@kampdag/core/time/mmss';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { federationText, plainText, type ShownText, siteText } from '../../i18n/shownText.ts';

/** A row's emphasis. */
export type PlayTone = 'goal' | 'score' | 'strong' | 'plain' | 'milestone';

/** A person in a sentence, linked to the profile. */
export interface PersonWord {
  readonly id: PersonId;
  readonly text: string;
}

/** A sentence with people and the federation's words, which are untrusted text, displayed but never interpreted. */
export type Phrase = readonly (string | PersonWord | ShownText)[];

/** The text of a play-by-play row. */
export interface PlayText {
  readonly title: string | Phrase;
  /** The people it is about. */
  readonly subject: Phrase | null;
  readonly detail: Phrase | null;
  readonly tags: readonly string[];
  readonly tone: PlayTone;
  /** A word or two instead of the event's sign, such as `+3`. */
  readonly badge?: string;
}

/** Describes an event of a sport. */
export type DescribePlay = (row: TimelineRow, details: MatchDetails) => PlayText;

/** The context of an event's text. */
export interface PlayFacts {
  readonly details: MatchDetails;
  /** Whether it counts in the score. */
  readonly counts: boolean;
  /** A person by name and number; null without one. */
  readonly person: (id: PersonId | null) => PersonWord | null;
  /** A phrase of one person; null without one. */
  readonly named: (id: PersonId | null) => Phrase | null;
  /** A word before a person, as in `Saved by #1 Kari`; null without one. */
  readonly labelled: (word: string, id: PersonId | null) => Phrase | null;
}

/** A text for each event type of a sport; exhaustive. */
export type PlayTexts<E extends LiveEvent> = {
  readonly [T in E['type']]: (event: E & { readonly type: T }, facts: PlayFacts) => PlayText;
};

/** A phrase as `plainText`, for the places that can say no language. */
export const plainPhrase = (phrase: Phrase): string =>
  phrase
    .map((part) => (typeof part === 'string' ? part : 'id' in part ? part.text : plainText(part)))
    .join('');

/** Phrases as one, with a separator between those that say anything. */
export const joined = (phrases: readonly (string | Phrase | null)[], separator: string): Phrase =>
  phrases
    .flatMap((phrase): Phrase => {
      if (phrase === null || phrase.length === 0) return [];
      return typeof phrase === 'string' ? [separator, phrase] : [separator, ...phrase];
    })
    .slice(1);

/** A row with a title only. */
export const plainPlay: Omit<PlayText, 'title'> = { subject: null, detail: null, tags: [], tone: 'plain' };

/** `#19 Ola Nordmann`; only the number or the name where the other is unknown; null without either. */
export const personText = (details: MatchDetails, id: PersonId | null): string | null => {
  const name = playerName(details, id);
  const number = shirtNumber(details, id);
  if (number === null) return name;
  return name === null ? `#${number}` : `#${number} ${name}`;
};

/** `personText` as a link to the person; null without a person. */
export const personWord = (details: MatchDetails, id: PersonId | null): PersonWord | null => {
  const text = personText(details, id);
  return id === null || text === null ? null : { id, text };
};

/** `2nd period`, by the match's periods; null where they have none. */
export const periodText = (
  periods: readonly Period[],
  id: PeriodId | null,
  m: Pick<LiveMessages, 'period'>,
): string | null => {
  const period = id === null ? undefined : periods.find((one) => one.id === id);
  return period === undefined ? null : m.period(period);
};

/** `2nd period`: by the match's periods, else as the event named it. */
export const periodName = (
  periods: readonly Period[],
  id: PeriodId | null,
  sent: FederationText | null,
  m: Pick<LiveMessages, 'period'>,
): ShownText | null => {
  const known = periodText(periods, id, m);
  if (known !== null) return siteText(known);
  return sent === null ? null : federationText(sent);
};

/** The time beside an event: played or left in the period, as the sport's clock shows it; volleyball has none. */
export type PlayTimes = 'played' | 'left' | 'none';

/** The displayed time of an event; null without one. The end of a match has no time (wire-format §4). */
export const playTime = (row: TimelineRow, times: PlayTimes, { periods }: MatchDetails): string | null => {
  const { event } = row;
  if (times === 'none' || (isOfType<Timer>(event, 'timer') && event.action === 'matchEnd')) return null;
  if (times === 'played' || event.elapsed === null) return row.time;
  const period = periods.find(({ id }) => id === event.period);
  return period === undefined || period.length === 0 ? row.time : mmss(period.length - event.elapsed);
};
