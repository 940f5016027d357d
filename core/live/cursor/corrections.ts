import type { PeriodId, PersonId } from '../../ids.ts';
import type { LiveEvent } from '../event.ts';
import { type Amounts, amountOf, type Figures, figuresOf } from '../figures/figures.ts';
import { emptyMatch, type LiveMatch, matchAfterAll, messagesOf, readingOf } from '../match.ts';
import { derived } from '../reading.ts';
import type { Figure } from '../rules/figureRule.ts';
import { knownScoreOf, lacksStart } from '../score/completeness.ts';
import { type PeriodLine, periodLinesOf } from '../score/periodLines.ts';
import { noScore, type Score } from '../score/scoringEvents.ts';
import { itemsUntil, keyOfMessage, type Step, sameScore, startsWith, stepsOf } from './steps.ts';

/** A correction's change to one figure of a player. */
interface FigureChange {
  readonly person: PersonId;
  readonly figure: Figure;
  readonly before: number;
  readonly after: number;
}

/** A correction's change to the points of a set. */
interface SetChange {
  readonly period: PeriodId;
  readonly before: Score;
  readonly after: Score;
}

/** A change of a reported event. */
export interface Correction extends Pick<Step, 'moment' | 'key' | 'after'> {
  /** The event before it. */
  readonly before: LiveEvent;
  /** The match's score before and after it; null where unchanged. */
  readonly score: { readonly before: Score; readonly after: Score } | null;
  /** The points of the sets before and after it, in sports where points count within them; without those that are unchanged. */
  readonly sets: readonly SetChange[];
  /** Its changes to the players' figures. */
  readonly figures: readonly FigureChange[];
}

const figureChanges = (before: Figures['players'], after: Figures['players']): readonly FigureChange[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((person) => {
    const own: Amounts = before.get(person)?.amounts ?? {};
    const now: Amounts = after.get(person)?.amounts ?? {};
    if (own === now) return [];
    const figures = Object.keys({ ...own, ...now }) as Figure[];
    return figures
      .map((figure) => ({ person, figure, before: amountOf(own, figure), after: amountOf(now, figure) }))
      .filter((change) => change.before !== change.after);
  });

/** The parts of a match that a correction may change. */
const stateOf = (match: LiveMatch) => ({
  score: knownScoreOf(match),
  players: figuresOf(match).players,
  sets: match.sport.scoreWithin === 'period' && !lacksStart(match) ? periodLinesOf(match) : [],
});

const pointsIn = (lines: readonly PeriodLine[], id: PeriodId): Score =>
  lines.find(({ period }) => period.id === id)?.goals ?? noScore;

const setChanges = (before: readonly PeriodLine[], after: readonly PeriodLine[]): readonly SetChange[] => {
  return [...new Set([...before, ...after].map(({ period }) => period.id))].flatMap((period) => {
    const change = { period, before: pointsIn(before, period), after: pointsIn(after, period) };
    return sameScore(change.before, change.after) ? [] : [change];
  });
};

/** A change of the score; null for none, and where the log does not tell it (reading 45). */
const changeOf = (before: Score | null, after: Score | null): Correction['score'] =>
  before === null || after === null || sameScore(before, after) ? null : { before, after };

/** The corrections of a match's first messages. */
interface Progress {
  readonly corrections: readonly Correction[];
  /** The match after the last of them. */
  readonly match: LiveMatch;
}

const progressOf = derived(
  (match) => [match.log, match.version],
  (match, last: Progress | null): Progress => {
    const known = last !== null && startsWith(match, last.match) ? last : null;
    const corrections = [...(known?.corrections ?? [])];
    let now = known?.match ?? emptyMatch(match.matchId, match.sport);
    const messages = messagesOf(match);
    const indices = new Map(
      messages.map((message, index) => [`${message.serial} ${keyOfMessage(message)}`, index]),
    );
    for (const { moment, key, before, after } of stepsOf(match)) {
      if (before === null) continue;
      const at = indices.get(`${moment.serial} ${key}`) ?? -1;
      if (at < now.version) continue;
      now = matchAfterAll(now, messages.slice(now.version, at));
      // Read before the log is extended: an older snapshot would cost a full fold.
      const was = stateOf(now);
      now = matchAfterAll(now, messages.slice(at, at + 1));
      const is = stateOf(now);
      corrections.push({
        moment,
        key,
        before,
        after,
        score: changeOf(was.score, is.score),
        sets: setChanges(was.sets, is.sets),
        figures: figureChanges(was.players, is.players),
      });
    }
    return { corrections, match: now };
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
