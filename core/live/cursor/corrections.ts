import type { PersonId } from '../../ids.ts';
import type { Figure } from '../../sport/figures.ts';
import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import { type Amounts, amountOf, type Figures, figuresOf } from '../figures/figures.ts';
import { standingUnder } from '../log/log.ts';
import { tellsTheSame } from '../log/sameEvent.ts';
import type { StandingEvent } from '../log/standingEvent.ts';
import { emptyMatch, type LiveMatch, matchAfter, messagesOf, readingOf } from '../match.ts';
import { derived } from '../reading.ts';
import { type Score, scoreOf } from '../score/score.ts';
import { isShown } from '../timeline/timelineRow.ts';
import type { LiveMessage } from '../wire/message.ts';
import type { Moment } from './moment.ts';
import { isBegunBy, keyIn, lastScore, sameScore, stepsOf, toldIn } from './steps.ts';

/** What a correction did to one figure of a player. */
export interface FigureChange {
  readonly person: PersonId;
  readonly figure: Figure;
  readonly before: number;
  readonly after: number;
}

/** A change of an event that had been reported. */
export interface Correction {
  /** When it was told. */
  readonly moment: Moment;
  readonly key: EventKey;
  /** What was said until then. */
  readonly before: LiveEvent;
  /** What is said since; null where the event was taken back. */
  readonly after: LiveEvent | null;
  /** The match's score until then and since; null where it stayed. */
  readonly score: { readonly before: Score; readonly after: Score } | null;
  /** What it did to the players' lines. */
  readonly figures: readonly FigureChange[];
}

const figureNames = (...amounts: readonly Amounts[]): readonly Figure[] => [
  ...new Set(amounts.flatMap((one) => Object.keys(one) as Figure[])),
];

/** What a correction may change. */
interface State {
  readonly score: Score;
  /** The score of the match, or of the set. */
  readonly last: Score;
  readonly players: Figures['players'];
}

const stateOf = (match: LiveMatch): State => ({
  score: scoreOf(match),
  last: lastScore(match),
  players: figuresOf(match).players,
});

const figureChanges = (before: State['players'], after: State['players']): readonly FigureChange[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((person) => {
    const [own, now] = [before.get(person)?.amounts ?? {}, after.get(person)?.amounts ?? {}];
    if (own === now) return [];
    return figureNames(own, now).flatMap((figure): readonly FigureChange[] => {
      const change = { person, figure, before: amountOf(own, figure), after: amountOf(now, figure) };
      return change.before === change.after ? [] : [change];
    });
  });

/** The corrections of the first messages of a match. */
interface Walk {
  readonly corrections: readonly Correction[];
  /** The match as those messages left it. */
  readonly match: LiveMatch;
}

/** What stands of the event that a message corrects; null where it corrects none. */
const correctedBy = ({ log }: LiveMatch, message: LiveMessage): StandingEvent | null => {
  const key = keyIn(message);
  const standing = key === null ? null : standingUnder(log, key);
  if (standing === null || message.type !== 'event') return standing;
  return tellsTheSame(standing.event, message.event) ? null : standing;
};

const correctionBy = (
  { timestamp, serial }: LiveMessage,
  { key, event: before }: StandingEvent,
  was: State,
  now: LiveMatch,
): Correction | null => {
  const after = standingUnder(now.log, key)?.event ?? null;
  if (after === before || (after !== null && tellsTheSame(before, after))) return null;
  const is = stateOf(now);
  const isSeen = isShown(before) || (after !== null && isShown(after));
  if (!isSeen && sameScore(was.last, is.last)) return null;
  return {
    moment: { timestamp, serial },
    key,
    before,
    after,
    score: sameScore(was.score, is.score) ? null : { before: was.score, after: is.score },
    figures: figureChanges(was.players, is.players),
  };
};

const walkOn = ({ corrections, match }: Walk, messages: readonly LiveMessage[]): Walk => {
  const further = [...corrections];
  let now = match;
  for (const message of messages) {
    const corrected = correctedBy(now, message);
    // Read before the log goes on: of a beginning of it all would be folded again.
    const was = corrected === null ? null : stateOf(now);
    now = matchAfter(now, message);
    const found = corrected === null || was === null ? null : correctionBy(message, corrected, was, now);
    if (found !== null) further.push(found);
  }
  return { corrections: further, match: now };
};

const walkOf = derived(
  (match) => [match.log, match.version],
  (match, last: Walk | null): Walk => {
    const { matchId, sport } = match;
    const begun =
      last !== null && isBegunBy(match, last.match)
        ? last
        : { corrections: [], match: emptyMatch(matchId, sport.kind) };
    return walkOn(begun, messagesOf(match).slice(begun.match.version));
  },
);

/** How many corrections there are; cheaper than the corrections. */
export const correctionCountOf = (match: LiveMatch): number =>
  stepsOf(match).filter(({ before }) => before !== null).length;

/**
 * Every change of a reported event, in the order in which they were told: what it said, what it says, and what that did to
 * the score and to the players' lines. An event stamped or numbered anew that says the same is none.
 */
export const correctionsOf = readingOf((match): readonly Correction[] =>
  match.whole === null ? walkOf(match).corrections : toldIn(match, correctionsOf(match.whole)),
);
