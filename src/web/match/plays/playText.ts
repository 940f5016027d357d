import type { PersonId } from '@kampdag/core/ids';
import type { LiveEvent } from '@kampdag/core/live/event';
import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import type { FederationText } from '../../i18n/federationText.ts';

/** A row's emphasis. */
export type PlayTone = 'goal' | 'score' | 'strong' | 'plain' | 'milestone';

/** A person in a sentence, linked to the profile. */
export interface PersonWord {
  readonly id: PersonId;
  readonly text: string;
}

/** A sentence with people and the federation's words, which are untrusted text, displayed but never interpreted. */
export type Phrase = readonly (string | PersonWord | FederationText)[];

/** The text of a play-by-play row. */
export interface PlayText {
  readonly title: string;
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

/** A phrase as plain text. */
export const textOf = (phrase: Phrase | null): string =>
  (phrase ?? []).map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** A row with a title only. */
export const plainPlay: Omit<PlayText, 'title'> = { subject: null, detail: null, tags: [], tone: 'plain' };
