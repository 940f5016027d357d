import { type BySide, bySide, mapSides, opponentOf, type Side, sides } from '../../../side.ts';
import type { Stint } from '../../common/exclusionBox.ts';
import { type Offender, type PenaltyParts, penaltySeconds, shortSeconds } from './assessedPenalty.ts';

/** An offender's penalties after coincidental ones were cancelled. */
export interface RemainingPenalties {
  readonly offender: Offender;
  /** In the order served: a major before a minor (IIHF rule 16.3). */
  readonly stints: readonly Stint[];
  /** Seconds of cancelled penalties, served with a substitute on the ice. */
  readonly substituted: number;
  /** Whether it is one of two minors that leave four on four, which no goal ends. */
  readonly isCoincidental: boolean;
}

/** The circumstances of a stoppage. */
export interface Stoppage {
  /** Whether a player is already on the penalty clock. */
  readonly othersServing: boolean;
  /** Whether it is in the last five minutes of regulation or in overtime. */
  readonly isLate: boolean;
}

type Uncancelled = Pick<PenaltyParts, 'majors' | 'minors'> & { readonly offender: Offender };

const stintsOf = ({ majors, minors }: Pick<Uncancelled, 'majors' | 'minors'>): readonly Stint[] => [
  ...Array.from({ length: majors }, () => ({ seconds: penaltySeconds.major, endsWithGoal: false })),
  ...minors.map((seconds) => ({ seconds, endsWithGoal: true })),
];

const total = (all: readonly Uncancelled[], of: (one: Uncancelled) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

/** Cancels a number of penalties of one kind, the shortest first, so that the side misses the fewest players. */
const cancel = (
  all: readonly Uncancelled[],
  count: number,
  numberOf: (one: Uncancelled) => number,
  less: (one: Uncancelled, by: number) => Uncancelled,
): readonly Uncancelled[] => {
  let left = count;
  return all
    .toSorted((a, b) => shortSeconds(a) - shortSeconds(b))
    .map((one) => {
      const taken = Math.min(left, numberOf(one));
      left -= taken;
      return less(one, taken);
    });
};

const majorsOf = ({ majors }: Uncancelled): number => majors;
const minorsOf = ({ minors }: Uncancelled): number => minors.length;

/** The seconds by which a side's major is longer than the minors against it. */
interface Difference {
  readonly side: Side;
  readonly seconds: number;
}

/** The difference that is served at once, late in the match, of a major against one or two minors (rule 19.4). */
const differenceOf = (left: BySide<readonly Uncancelled[]>): Difference | null => {
  for (const side of sides) {
    const [longer, ...others] = left[side].filter((one) => shortSeconds(one) > 0);
    const [shorter, ...more] = left[opponentOf(side)].filter((one) => shortSeconds(one) > 0);
    if (longer === undefined || shorter === undefined || others.length + more.length > 0) continue;
    const isMajor = longer.majors === 1 && longer.minors.length === 0;
    const seconds = penaltySeconds.major - shortSeconds(shorter);
    if (isMajor && shorter.majors === 0 && seconds > 0) return { side, seconds };
  }
  return null;
};

const remainingOf = (
  { offender, majors, minors }: Uncancelled,
  isCoincidental: boolean,
): RemainingPenalties => ({
  offender,
  stints: stintsOf({ majors, minors }),
  substituted: shortSeconds(offender.parts) - shortSeconds({ majors, minors }),
  isCoincidental,
});

/** Cancels everything but the difference, which the side with the major serves. */
const remainingLate = (one: Uncancelled, { side, seconds }: Difference): RemainingPenalties => ({
  ...remainingOf({ offender: one.offender, majors: 0, minors: [] }, false),
  stints: one.offender.side === side && one.majors > 0 ? [{ seconds, endsWithGoal: false }] : [],
});

/**
 * Cancels the coincidental penalties of one stoppage: as many majors as both sides have, then as many minors (IIHF rule book
 * 2023/24, rule 19 and table 15). Only one minor each leaves four on four. Where a side may choose which penalty goes on
 * the clock, it misses as few players as possible.
 */
export const cancelCoincidental = (
  offenders: readonly Offender[],
  { othersServing, isLate }: Stoppage,
): readonly RemainingPenalties[] => {
  const left = bySide((side) =>
    offenders
      .filter((one) => one.side === side)
      .map(
        (offender): Uncancelled => ({
          offender,
          majors: offender.parts.majors,
          minors: offender.parts.minors,
        }),
      ),
  );
  const all = [...left.home, ...left.away];
  const majors = mapSides(left, (own) => total(own, majorsOf));
  const minors = mapSides(left, (own) => total(own, minorsOf));
  const isOneEach = minors.home === 1 && minors.away === 1 && majors.home + majors.away === 0;
  if (isOneEach && !othersServing) return all.map((one) => remainingOf(one, true));
  const difference = isLate ? differenceOf(left) : null;
  if (difference !== null) return all.map((one) => remainingLate(one, difference));
  return [left.home, left.away].flatMap((own) => {
    const withoutMajors = cancel(own, Math.min(majors.home, majors.away), majorsOf, (one, by) => ({
      ...one,
      majors: one.majors - by,
    }));
    return cancel(withoutMajors, Math.min(minors.home, minors.away), minorsOf, (one, by) => ({
      ...one,
      minors: one.minors.slice(by),
    })).map((one) => remainingOf(one, false));
  });
};
