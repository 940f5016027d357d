import type { PersonId } from '../../ids.ts';
import type { Figure } from '../../sport/figures.ts';
import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import { type Amounts, amountOf, figuresOf } from '../figures/figures.ts';
import { type LiveMatch, matchBefore, matchUntil, readingOf } from '../match.ts';
import { derived } from '../reading.ts';
import { type Score, scoreOf } from '../score/score.ts';
import type { Moment } from './moment.ts';
import { type Step, stepsOf, toldIn } from './steps.ts';

/** What a correction did to one figure of a player. */
export interface FigureChange {
  readonly person: PersonId;
  readonly figure: Figure;
  readonly before: number;
  readonly after: number;
}

/** A change of an event that had been reported. */
export interface Correction {
  /** The step that it is. */
  readonly step: Step;
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

const figureChanges = (was: LiveMatch, is: LiveMatch): readonly FigureChange[] => {
  const before = figuresOf(was).players;
  const after = figuresOf(is).players;
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((person) => {
    const [own, now] = [before.get(person)?.amounts ?? {}, after.get(person)?.amounts ?? {}];
    return figureNames(own, now).flatMap((figure): readonly FigureChange[] => {
      const change = { person, figure, before: amountOf(own, figure), after: amountOf(now, figure) };
      return change.before === change.after ? [] : [change];
    });
  });
};

const correctionOf = (match: LiveMatch, step: Step, before: LiveEvent): Correction => {
  const was = matchBefore(match, step.moment.serial);
  const is = matchUntil(match, step.moment.serial);
  const [then, now] = [scoreOf(was), scoreOf(is)];
  const { moment, key, after } = step;
  return {
    step,
    moment,
    key,
    before,
    after,
    score: then.home === now.home && then.away === now.away ? null : { before: then, after: now },
    figures: figureChanges(was, is),
  };
};

const changes = (match: LiveMatch): readonly Step[] => stepsOf(match).filter(({ before }) => before !== null);

/** How many corrections there are; cheaper than the corrections. */
export const correctionCountOf = (match: LiveMatch): number => changes(match).length;

const wholeCorrections = derived(changes, (match, last: readonly Correction[] | null) => {
  const known = new Map(last?.map((correction) => [correction.step, correction]));
  return changes(match).flatMap((step): readonly Correction[] =>
    step.before === null ? [] : [known.get(step) ?? correctionOf(match, step, step.before)],
  );
});

/**
 * Every change of a reported event, in the order in which they were told: what it said, what it says, and what that did to
 * the score and to the players' lines. An event stamped or numbered anew that says the same is none.
 */
export const correctionsOf = readingOf((match): readonly Correction[] =>
  match.whole === null ? wholeCorrections(match) : toldIn(match, correctionsOf(match.whole)),
);
