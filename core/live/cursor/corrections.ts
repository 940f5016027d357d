import type { PersonId } from '../../ids.ts';
import type { Figure } from '../../sport/figures.ts';
import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import { type Amounts, amountOf, type Figures, figuresOf } from '../figures/figures.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import { currentEvent } from '../log/log.ts';
import { isSameReport } from '../log/sameReport.ts';
import { emptyMatch, type LiveMatch, matchAfter, messagesOf, readingOf } from '../match.ts';
import { derived } from '../reading.ts';
import { type Score, scoreOf } from '../score/score.ts';
import { isShown } from '../timeline/timelineRow.ts';
import type { LiveMessage } from '../wire/message.ts';
import type { Moment } from './moment.ts';
import { itemsUntil, keyOfMessage, lastScore, sameScore, startsWith, stepsOf } from './steps.ts';

/** A correction's change to one figure of a player. */
export interface FigureChange {
  readonly person: PersonId;
  readonly figure: Figure;
  readonly before: number;
  readonly after: number;
}

/** A change of a reported event. */
export interface Correction {
  /** The moment just after it. */
  readonly moment: Moment;
  readonly key: EventKey;
  /** The event before it. */
  readonly before: LiveEvent;
  /** The event after it; null where it was deleted. */
  readonly after: LiveEvent | null;
  /** The match's score before and after it; null where unchanged. */
  readonly score: { readonly before: Score; readonly after: Score } | null;
  /** Its changes to the players' figures. */
  readonly figures: readonly FigureChange[];
}

const figureNames = (...amounts: readonly Amounts[]): readonly Figure[] => [
  ...new Set(amounts.flatMap((one) => Object.keys(one) as Figure[])),
];

/** The parts of a match that a correction may change. */
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

/** The corrections of a match's first messages. */
interface Progress {
  readonly corrections: readonly Correction[];
  /** The match after those messages. */
  readonly match: LiveMatch;
}

/** The event that a message corrects; null where it corrects none. */
const correctedBy = ({ log }: LiveMatch, message: LiveMessage): CurrentEvent | null => {
  const key = keyOfMessage(message);
  const current = key === null ? null : currentEvent(log, key);
  if (current === null || message.type !== 'event') return current;
  return isSameReport(current.event, message.event) ? null : current;
};

const correctionBy = (
  { timestamp, serial }: LiveMessage,
  { key, event: before }: CurrentEvent,
  was: State,
  now: LiveMatch,
): Correction | null => {
  const after = currentEvent(now.log, key)?.event ?? null;
  if (after === before || (after !== null && isSameReport(before, after))) return null;
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

const advance = ({ corrections, match }: Progress, messages: readonly LiveMessage[]): Progress => {
  const further = [...corrections];
  let now = match;
  for (const message of messages) {
    const corrected = correctedBy(now, message);
    // Read before the log is extended: an older snapshot would cost a full fold.
    const was = corrected === null ? null : stateOf(now);
    now = matchAfter(now, message);
    const found = corrected === null || was === null ? null : correctionBy(message, corrected, was, now);
    if (found !== null) further.push(found);
  }
  return { corrections: further, match: now };
};

const progressOf = derived(
  (match) => [match.log, match.version],
  (match, last: Progress | null): Progress => {
    const { matchId, sport } = match;
    const start =
      last !== null && startsWith(match, last.match)
        ? last
        : { corrections: [], match: emptyMatch(matchId, sport.kind) };
    return advance(start, messagesOf(match).slice(start.match.version));
  },
);

/** The number of corrections; cheaper than `correctionsOf`. */
export const correctionCountOf = (match: LiveMatch): number =>
  stepsOf(match).filter(({ before }) => before !== null).length;

/**
 * Every change of a reported event, in channel order, with its changes to the score and the players' figures. A new
 * timestamp or number alone is no correction.
 */
export const correctionsOf = readingOf((match): readonly Correction[] =>
  match.fullMatch === null
    ? progressOf(match).corrections
    : itemsUntil(match, correctionsOf(match.fullMatch)),
);
