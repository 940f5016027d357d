import { type BySide, bySide, mapSides, opponentOf, type Side, sides } from '../../../side.ts';
import { type Offender, shortSeconds } from './offender.ts';
import { type PenaltyParts, penaltySeconds } from './penaltyParts.ts';

/** A part of a penalty on the penalty clock: the side plays with a skater less. */
export interface Stint {
  readonly seconds: number;
  /** Whether a goal against the shorthanded side ends it: a minor. */
  readonly endsWithGoal: boolean;
}

/** What is left of an offender's penalties after coincidental ones were cancelled. */
export interface Settled {
  readonly offender: Offender;
  /** In the order in which they are served: a major before a minor (IIHF rule 16.3). */
  readonly stints: readonly Stint[];
  /** Seconds of cancelled penalties: served in the box with a substitute on the ice. */
  readonly substituted: number;
  /** Whether both sides serve one minor each with nobody else in the box: four on four, which no goal ends. */
  readonly isCoincidental: boolean;
}

/** When the stoppage was. */
export interface Stoppage {
  /** Whether somebody is on the penalty clock already. */
  readonly othersServing: boolean;
  /** Whether it lies in the last five minutes of regulation or in overtime. */
  readonly isLate: boolean;
}

type Left = Pick<PenaltyParts, 'majors' | 'minors'> & { readonly offender: Offender };

const stintsOf = ({ majors, minors }: Pick<Left, 'majors' | 'minors'>): readonly Stint[] => [
  ...Array.from({ length: majors }, () => ({ seconds: penaltySeconds.major, endsWithGoal: false })),
  ...minors.map((seconds) => ({ seconds, endsWithGoal: true })),
];

const total = (all: readonly Left[], of: (one: Left) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0);

/** So many of one kind taken away, from those first who have least to serve: then fewest players are missing. */
const without = (
  all: readonly Left[],
  count: number,
  numberOf: (one: Left) => number,
  less: (one: Left, by: number) => Left,
): readonly Left[] => {
  let left = count;
  return all
    .toSorted((a, b) => shortSeconds(a) - shortSeconds(b))
    .map((one) => {
      const taken = Math.min(left, numberOf(one));
      left -= taken;
      return less(one, taken);
    });
};

const majorsOf = ({ majors }: Left): number => majors;
const minorsOf = ({ minors }: Left): number => minors.length;

/** By how many seconds a major is longer than the minors against it, and whose it is. */
interface Difference {
  readonly side: Side;
  readonly seconds: number;
}

/** Late in the match a major against one or two minors is served at once by what it is longer, as a major (rule 19.4). */
const differenceOf = (left: BySide<readonly Left[]>): Difference | null => {
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

const settled = ({ offender, majors, minors }: Left, isCoincidental: boolean): Settled => ({
  offender,
  stints: stintsOf({ majors, minors }),
  substituted: shortSeconds(offender.parts) - shortSeconds({ majors, minors }),
  isCoincidental,
});

/** All is cancelled but the difference, which the side with the major serves. */
const settledLate = (one: Left, { side, seconds }: Difference): Settled => ({
  ...settled({ offender: one.offender, majors: 0, minors: [] }, false),
  stints: one.offender.side === side && one.majors > 0 ? [{ seconds, endsWithGoal: false }] : [],
});

/**
 * The penalties of one stoppage with the coincidental ones cancelled: as many majors as both sides have, then as many
 * minors, whoever got them (IIHF rule book 2023/24, rule 19 and table 15). One minor each and nothing else leaves four on
 * four. Where a side may choose whose penalty goes on the clock, it is short by as few players as can be.
 */
export const settle = (
  offenders: readonly Offender[],
  { othersServing, isLate }: Stoppage,
): readonly Settled[] => {
  const left = bySide((side) =>
    offenders
      .filter((one) => one.side === side)
      .map((offender): Left => ({ offender, majors: offender.parts.majors, minors: offender.parts.minors })),
  );
  const all = [...left.home, ...left.away];
  const majors = mapSides(left, (own) => total(own, majorsOf));
  const minors = mapSides(left, (own) => total(own, minorsOf));
  const isOneEach = minors.home === 1 && minors.away === 1 && majors.home + majors.away === 0;
  if (isOneEach && !othersServing) return all.map((one) => settled(one, true));
  const difference = isLate ? differenceOf(left) : null;
  if (difference !== null) return all.map((one) => settledLate(one, difference));
  return [left.home, left.away].flatMap((own) => {
    const withoutMajors = without(own, Math.min(majors.home, majors.away), majorsOf, (one, by) => ({
      ...one,
      majors: one.majors - by,
    }));
    return without(withoutMajors, Math.min(minors.home, minors.away), minorsOf, (one, by) => ({
      ...one,
      minors: one.minors.slice(by),
    })).map((one) => settled(one, false));
  });
};
