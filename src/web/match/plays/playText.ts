import type { PersonId } from '@kampdag/core/ids';
import type { LiveEvent } from '@kampdag/core/live/event';
import type { MatchDetails } from '@kampdag/core/live/lineup/details';
import type { TimelineRow } from '@kampdag/core/live/timeline/timelineRow';
import type { FederationText } from '../../i18n/federationText.ts';

/** How loud a row is. */
export type PlayTone = 'goal' | 'score' | 'strong' | 'plain' | 'milestone';

/** A person in a sentence: the name leads to the profile. */
export interface PersonWord {
  readonly id: PersonId;
  readonly text: string;
}

/** A sentence with people and the federation's words in it. These are text of strangers: shown, never interpreted. */
export type Phrase = readonly (string | PersonWord | FederationText)[];

/** What a row of the play by play says. */
export interface PlayText {
  readonly title: string;
  /** Whom it is about. */
  readonly subject: Phrase | null;
  readonly detail: Phrase | null;
  readonly tags: readonly string[];
  readonly tone: PlayTone;
  /** A word or two instead of the event's sign, such as `+3`. */
  readonly badge?: string;
}

/** Puts an event of a sport into words. */
export type DescribePlay = (row: TimelineRow, details: MatchDetails) => PlayText;

/** What an event's words are made from, beside the event. */
export interface PlayFacts {
  readonly details: MatchDetails;
  /** Whether it stands as a score of the match. */
  readonly counts: boolean;
  /** A person by name and number; null for nobody. */
  readonly person: (id: PersonId | null) => PersonWord | null;
}

/** Words for each type of event that a sport has: the compiler asks for those of a new one. */
export type PlayTexts<E extends LiveEvent> = {
  readonly [T in E['type']]: (event: E & { readonly type: T }, facts: PlayFacts) => PlayText;
};

/** A phrase as plain text. */
export const textOf = (phrase: Phrase | null): string =>
  (phrase ?? []).map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** A row that says nothing but what it is. */
export const plainPlay: Omit<PlayText, 'title'> = { subject: null, detail: null, tags: [], tone: 'plain' };

/** A person as a sentence of one word; null for nobody. */
export const alone = (person: PersonWord | null): Phrase | null => (person === null ? null : [person]);

/** A word before a person, as in `Saved by #1 Kari`; null for nobody. */
export const led = (word: string, person: PersonWord | null): Phrase | null =>
  person === null ? null : [`${word} `, person];
