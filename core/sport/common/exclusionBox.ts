import type { PersonId } from '../../ids.ts';
import { type BySide, bySide, type Side } from '../../side.ts';
import type { Exclusion } from './exclusion.ts';

/** A part of an exclusion that is served without a break. */
export interface Stint {
  /** Infinite for the rest of the match. */
  readonly seconds: number;
  /** Whether a goal against the side may end it. */
  readonly endsWithGoal: boolean;
}

/** An exclusion that waits or is served: its parts follow each other. */
export interface HeldExclusion<Of> {
  /** What it is for, in its sport. */
  readonly of: Of;
  readonly side: Side;
  /** Null for one of the bench. */
  readonly player: PersonId | null;
  /** Seconds of play since the match began. */
  readonly assessedAt: number;
  stints: readonly Stint[];
  /** The start of its first part. */
  from: number;
  /** The end of the part being served. */
  until: number;
}

/** How a sport's exclusions are served. */
export interface ExclusionRule {
  /** The most of a side that run at once; others wait. */
  readonly mostAtOnce: number;
  /** Whether one waits for another that runs. */
  readonly waitsFor: (waiting: HeldExclusion<unknown>, running: HeldExclusion<unknown>) => boolean;
}

/** Any number at once, each from when it is assessed. */
export const atOnce: ExclusionRule = { mostAtOnce: Number.POSITIVE_INFINITY, waitsFor: () => false };

/** Whether two are the same player's. */
export const isOfSamePlayer = (a: HeldExclusion<unknown>, b: HeldExclusion<unknown>): boolean =>
  a.player !== null && a.player === b.player;

/**
 * The players who may not play for a time, as play goes on: a penalty box, suspensions. What costs a side a player, and how many play, are
 * read from what was served.
 */
export interface ExclusionBox<Of> {
  /** Those being served. */
  readonly running: BySide<readonly HeldExclusion<Of>[]>;
  /** Puts one in, to begin as soon as it may. */
  readonly assess: (
    assessed: Pick<HeldExclusion<Of>, 'of' | 'side' | 'player' | 'stints'>,
    at: number,
  ) => void;
  /** Begins those of a side that may. */
  readonly start: (side: Side, at: number) => void;
  /** Ends the part being served: the next one begins, or the player returns. */
  readonly endStint: (held: HeldExclusion<Of>, at: number) => void;
  /** Lets time pass: the parts that are over end, in order. */
  readonly advance: (to: number) => void;
}

/**
 * An empty box.
 *
 * @param onServed called with each exclusion when it is over
 */
export const createExclusionBox = <Of>(
  { mostAtOnce, waitsFor }: ExclusionRule,
  onServed: (held: HeldExclusion<Of>, until: number) => void,
): ExclusionBox<Of> => {
  const running: BySide<HeldExclusion<Of>[]> = bySide(() => []);
  const waiting: BySide<HeldExclusion<Of>[]> = bySide(() => []);

  const start = (side: Side, at: number): void => {
    const own = running[side];
    const next = waiting[side].findIndex((one) => !own.some((other) => waitsFor(one, other)));
    if (own.length >= mostAtOnce || next === -1) return;
    for (const held of waiting[side].splice(next, 1)) {
      held.from = at;
      held.until = at + (held.stints[0]?.seconds ?? 0);
      own.push(held);
    }
    start(side, at);
  };

  const endStint = (held: HeldExclusion<Of>, at: number): void => {
    held.stints = held.stints.slice(1);
    const [next] = held.stints;
    if (next !== undefined) {
      held.until = at + next.seconds;
      return;
    }
    const own = running[held.side];
    own.splice(own.indexOf(held), 1);
    onServed(held, at);
    start(held.side, at);
  };

  const advance = (to: number): void => {
    for (;;) {
      const [first] = [...running.home, ...running.away].toSorted((a, b) => a.until - b.until);
      if (first === undefined || first.until > to) return;
      endStint(first, first.until);
    }
  };

  return {
    running,
    assess: (assessed, at) => {
      waiting[assessed.side].push({ ...assessed, assessedAt: at, from: at, until: at });
    },
    start,
    endStint,
    advance,
  };
};

/** A sanction to be served by its parts. */
export interface AssessedExclusion extends Pick<Exclusion, 'key' | 'side' | 'player'> {
  /** Seconds of play since the match began. */
  readonly at: number;
  readonly stints: readonly Stint[];
}

/** Exclusions as served, in the order given, in a sport where no goal ends one and each costs its side a player. */
export const servedExclusions = (
  rule: ExclusionRule,
  assessed: readonly AssessedExclusion[],
): readonly Exclusion[] => {
  const times = new Map<AssessedExclusion, Pick<Exclusion, 'from' | 'until'>>();
  const box = createExclusionBox<AssessedExclusion>(rule, ({ of, from }, until) =>
    times.set(of, { from, until }),
  );
  for (const one of assessed.toSorted((a, b) => a.at - b.at)) {
    const { side, player, stints, at } = one;
    box.advance(at);
    box.assess({ of: one, side, player, stints }, at);
    box.start(side, at);
  }
  box.advance(Number.POSITIVE_INFINITY);
  return assessed.flatMap((one): readonly Exclusion[] => {
    const time = times.get(one);
    const { key, side, player } = one;
    return time === undefined ? [] : [{ key, side, player, ...time, isShorthanded: true }];
  });
};
