import type { PersonId } from '../../ids.ts';
import type { Side } from '../../side.ts';
import type { EventKey } from '../eventBase.ts';
import type { Score } from '../score/scoringEvents.ts';

/** Something in a match's log that cannot be as it was reported. It is listed and counted, and shown as the truth nowhere. */
export type Anomaly = { readonly key: EventKey } & (
  | {
      /** The score that a message carries is not the one that the events before it add up to. */
      readonly type: 'score';
      readonly reported: Score;
      readonly counted: Score;
    }
  /** An event of play whose first report came after the end of the match. */
  | { readonly type: 'afterEnd' }
  /** A side has more players at play than it may field. */
  | { readonly type: 'tooMany'; readonly side: Side; readonly players: number }
  /** A person of nobody's roster. */
  | { readonly type: 'unknownPerson'; readonly person: PersonId }
  /** A player went out who was not in. */
  | { readonly type: 'notIn'; readonly side: Side; readonly person: PersonId }
  /** Players changed without a report, so that playing times are uncertain. */
  | { readonly type: 'unreportedChange'; readonly side: Side }
);
