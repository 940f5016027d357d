import { type BySide, bySide, mapSides, opponentOf, type Side } from '../../../side.ts';
import type { GoalOfPlay, ReportedStrength } from './assessedPenalty.ts';
import type { ManpowerSpan } from './manpower.ts';
import type { GoalWithPenalties, ServedPenalty } from './penaltyBox.ts';
import type { PenaltyRecord } from './penaltyRecord.ts';

/** The penalties that allow several goals in one power play: a double minor, or a major, which no goal ends. */
export type LastingPenalty = 'doubleMinor' | 'major';

/** A side's power plays and shorthanded goals. */
export interface PowerPlays {
  /** Penalties of the other side that gave or kept an advantage. */
  readonly chances: number;
  readonly goals: number;
  /** Chances with at least one goal. */
  readonly converted: number;
  /** Goals beyond the first of a chance, by the penalty that allowed them. */
  readonly further: Readonly<Record<LastingPenalty, number>>;
  /** Seconds of play with an advantage. */
  readonly seconds: number;
  readonly shorthandedGoals: number;
}

/** The penalties and goals behind a side's power plays. */
export interface PowerPlayDetails {
  /** Each chance's goals and the key of its penalty; null where only a goal shows it. */
  readonly chances: readonly { readonly penalty: string | null; readonly goals: readonly GoalOfPlay[] }[];
  /** In order of play. */
  readonly goals: readonly GoalOfPlay[];
  readonly shorthandedGoals: readonly GoalOfPlay[];
  readonly further: PowerPlays['further'];
}

interface Chance {
  readonly penalty: string | null;
  readonly from: number;
  readonly until: number;
  /** Null where its penalty was not reported. */
  readonly lasting: LastingPenalty | null;
  readonly goals: GoalOfPlay[];
}

const lastingOf = ({ kind }: ServedPenalty): LastingPenalty | null =>
  kind === 'doubleMinor' || kind === 'major' ? kind : null;

const advantageOf = ({ skaters }: ManpowerSpan, side: Side): number =>
  Math.max(0, skaters[side] - skaters[opponentOf(side)]);

/**
 * A chance for each penalty of the other side that gives, enlarges, restores or keeps an advantage: five on three is two
 * chances, a double minor one, even when interrupted.
 */
const chancesOf = (spans: readonly ManpowerSpan[], side: Side, played: number): readonly Chance[] => {
  const counted = new Set<ServedPenalty>();
  let before = 0;
  for (const span of spans) {
    if (span.from >= played) break;
    const advantage = advantageOf(span, side);
    const running = span.onClock[opponentOf(side)].filter(({ isCoincidental }) => !isCoincidental);
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

/** The chance in which a goal was scored: the first to end that has no goal yet, because the goal may have ended it. */
const chanceOf = (chances: readonly Chance[], at: number | null): Chance | undefined => {
  const open = chances.filter(({ from, until }) => at === null || (from < at && at <= until));
  return (
    open.find(({ goals }) => goals.length === 0) ??
    open.find(({ lasting }) => lasting !== null && at !== null)
  );
};

/** A goal's strength, as reported or else by the penalties. */
export const strengthOf = ({ reported, short, side }: GoalWithPenalties): ReportedStrength => {
  if (reported !== null || short === null) return reported ?? 'even';
  const own = short[side];
  const others = short[opponentOf(side)];
  if (own === others) return 'even';
  return own < others ? 'powerPlay' : 'shortHanded';
};

const secondsOf = (spans: readonly ManpowerSpan[], side: Side, played: number): number =>
  spans.reduce((sum, span, index) => {
    const until = Math.min(played, spans[index + 1]?.from ?? played);
    return advantageOf(span, side) > 0 ? sum + Math.max(0, until - span.from) : sum;
  }, 0);

/**
 * The details of both sides' power plays. A power-play goal without a penalty shows a chance of its own.
 *
 * @param played seconds of play so far
 */
export const powerPlayDetailsIn = (
  { goals, manpower }: PenaltyRecord,
  played: number,
): BySide<PowerPlayDetails> =>
  bySide((side) => {
    const own = goals.filter((goal) => goal.side === side);
    const chances = [...chancesOf(manpower, side, played)];
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

/** Both sides' power plays. */
export const powerPlaysIn = (record: PenaltyRecord, played: number): BySide<PowerPlays> =>
  mapSides(powerPlayDetailsIn(record, played), ({ chances, goals, shorthandedGoals, further }, side) => ({
    chances: chances.length,
    goals: goals.length,
    converted: chances.filter((chance) => chance.goals.length > 0).length,
    further,
    seconds: secondsOf(record.manpower, side, played),
    shorthandedGoals: shorthandedGoals.length,
  }));
