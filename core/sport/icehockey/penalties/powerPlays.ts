import { type BySide, bySide, mapSides, opponentOf, type Side } from '../../../side.ts';
import type { GoalOfPlay, ReportedStrength } from './assessedPenalty.ts';
import type { ManpowerFrom } from './manpower.ts';
import type { GoalAgainstBox, ServedPenalty } from './penaltyBox.ts';
import type { PenaltyRecord } from './penaltyRecord.ts';

/** Why several goals fell in one power play: a double minor, or a major, which no goal ends. */
export type LastingPenalty = 'doubleMinor' | 'major';

/** A side's power plays, and its goals with fewer skaters. */
export interface PowerPlays {
  /** Penalties of the other side that gave it more skaters, or kept it with more. */
  readonly chances: number;
  readonly goals: number;
  /** Chances with a goal at least: what the other side did not kill. */
  readonly converted: number;
  /** Goals beyond the first of a chance, by the penalty that lasted; there are never more goals than these and the chances. */
  readonly further: Readonly<Record<LastingPenalty, number>>;
  /** Seconds of play with more skaters. */
  readonly seconds: number;
  readonly shorthandedGoals: number;
}

/** Of what a side's power plays are made. */
export interface PowerPlayCourse {
  /** By the keys of the penalty and of the goals; no penalty where a goal alone proves the chance. */
  readonly chances: readonly { readonly penalty: string | null; readonly goals: readonly GoalOfPlay[] }[];
  /** In the order of play. */
  readonly goals: readonly GoalOfPlay[];
  readonly shorthandedGoals: readonly GoalOfPlay[];
  readonly further: PowerPlays['further'];
}

interface Chance {
  readonly penalty: string | null;
  readonly from: number;
  readonly until: number;
  /** Null for one that its goal alone proves: its penalty was not reported. */
  readonly lasting: LastingPenalty | null;
  readonly goals: GoalOfPlay[];
}

const lastingOf = ({ kind }: ServedPenalty): LastingPenalty | null =>
  kind === 'doubleMinor' || kind === 'major' ? kind : null;

const advantageOf = ({ skaters }: ManpowerFrom, side: Side): number =>
  Math.max(0, skaters[side] - skaters[opponentOf(side)]);

/**
 * One chance for each penalty of the other side that gives an advantage, enlarges it, brings it back or keeps it up when
 * another ends: five on three is two, a double minor one, however often its advantage is interrupted.
 */
const chancesOf = (through: readonly ManpowerFrom[], side: Side, played: number): readonly Chance[] => {
  const counted = new Set<ServedPenalty>();
  let before = 0;
  for (const moment of through) {
    if (moment.from >= played) break;
    const advantage = advantageOf(moment, side);
    const running = moment.onClock[opponentOf(side)].filter(({ isCoincidental }) => !isCoincidental);
    const known = running.filter((one) => counted.has(one)).length;
    const more = Math.max(0, advantage - known, advantage - before);
    const fresh = running.filter((one) => !counted.has(one)).toReversed();
    for (const one of fresh.slice(0, more)) counted.add(one);
    before = advantage;
  }
  return [...counted]
    .toSorted((a, b) => a.until - b.until)
    .map((one) => ({
      penalty: one.key,
      from: one.from,
      until: one.until,
      lasting: lastingOf(one),
      goals: [],
    }));
};

/** The chance in which a goal fell: of those that run the first to end, which the goal may have ended, that has none yet. */
const chanceOf = (chances: readonly Chance[], at: number | null): Chance | undefined => {
  const open = chances.filter(({ from, until }) => at === null || (from < at && at <= until));
  return (
    open.find(({ goals }) => goals.length === 0) ??
    open.find(({ lasting }) => lasting !== null && at !== null)
  );
};

/** A goal's strength as it was reported, else as the penalties have it. */
const strengthOf = ({ reported, short, side }: GoalAgainstBox): ReportedStrength => {
  if (reported !== null || short === null) return reported ?? 'even';
  const own = short[side];
  const others = short[opponentOf(side)];
  if (own === others) return 'even';
  return own < others ? 'powerPlay' : 'shortHanded';
};

const secondsOf = (through: readonly ManpowerFrom[], side: Side, played: number): number =>
  through.reduce((sum, moment, index) => {
    const until = Math.min(played, through[index + 1]?.from ?? played);
    return advantageOf(moment, side) > 0 ? sum + Math.max(0, until - moment.from) : sum;
  }, 0);

/**
 * The chances and goals that both sides' power plays are counted of. A goal is what its report says, else what the penalties
 * say; one that was reported without any penalty for it proves a chance of its own.
 *
 * @param played seconds of play so far
 */
export const powerPlayCourseIn = (
  { goals, through }: PenaltyRecord,
  played: number,
): BySide<PowerPlayCourse> =>
  bySide((side) => {
    const own = goals.filter((goal) => goal.side === side);
    const chances = [...chancesOf(through, side, played)];
    const further = { doubleMinor: 0, major: 0 };
    const scored = own.filter((goal) => strengthOf(goal) === 'powerPlay');
    for (const goal of scored) {
      const chance = chanceOf(chances, goal.at);
      if (chance === undefined) {
        chances.push({ penalty: null, from: 0, until: 0, lasting: null, goals: [goal] });
      } else {
        if (chance.goals.length > 0 && chance.lasting !== null) further[chance.lasting] += 1;
        chance.goals.push(goal);
      }
    }
    const shorthandedGoals = own.filter((goal) => strengthOf(goal) === 'shortHanded');
    return { chances, goals: scored, shorthandedGoals, further };
  });

/** Both sides' power plays: how many of what they are counted of. */
export const powerPlaysIn = (record: PenaltyRecord, played: number): BySide<PowerPlays> =>
  mapSides(powerPlayCourseIn(record, played), ({ chances, goals, shorthandedGoals, further }, side) => ({
    chances: chances.length,
    goals: goals.length,
    converted: chances.filter((chance) => chance.goals.length > 0).length,
    further,
    seconds: secondsOf(record.through, side, played),
    shorthandedGoals: shorthandedGoals.length,
  }));
