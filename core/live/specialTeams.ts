import { type BySide, bySide, opponentOf, type Side, sides } from '../side.ts';
import { goalTypeCode } from '../sport/icehockey/goalType.ts';
import { readingOfTypes } from './kept.ts';
import { eventsOf, type LiveMatch } from './match.ts';
import { penaltiesOf, type ServedPenalty } from './penalties.ts';
import { periodsOf } from './period.ts';
import { playTimeOf } from './presence.ts';

/** What a side made of having more skaters than the other, and of having fewer. */
export interface SpecialTeams {
  /** How often it came to have more skaters. */
  readonly powerPlays: number;
  /** Seconds of play with more skaters, so far. */
  readonly powerPlaySeconds: number;
  readonly powerPlayGoals: number;
  readonly shortHandedGoals: number;
}

interface Advantage {
  readonly times: number;
  readonly seconds: number;
}

/** Skaters that a side lacks at a moment, never more than two (IIHF rule 26). */
const lacking = (served: readonly ServedPenalty[], side: Side, at: number): number =>
  Math.min(
    2,
    served.filter((one) => one.shorthanded && one.side === side && one.from <= at && at < one.until).length,
  );

const advantageOf = (served: readonly ServedPenalty[], side: Side, played: number): Advantage => {
  const moments = [...new Set(served.flatMap(({ from, until }) => [from, until]))]
    .filter((at) => at < played)
    .toSorted((a, b) => a - b);
  let times = 0;
  let seconds = 0;
  let had = false;
  for (const [index, at] of moments.entries()) {
    const has = lacking(served, opponentOf(side), at) > lacking(served, side, at);
    if (has && !had) times += 1;
    if (has) seconds += Math.min(moments[index + 1] ?? played, played) - at;
    had = has;
  }
  return { times, seconds };
};

/** Power plays taken and used, by side: from the penalties as they were served, and the goals' types (specification §3). */
export const specialTeamsOf = readingOfTypes(
  ['penalty', 'goal', 'penaltyShot', 'timer'],
  (match) => [periodsOf(match)],
  (match: LiveMatch): BySide<SpecialTeams> => {
    const { served } = penaltiesOf(match);
    const played = playTimeOf(match);
    const goals = { home: { PP: 0, SH: 0 }, away: { PP: 0, SH: 0 } };
    for (const { event } of eventsOf(match).ofType.goal ?? []) {
      if (event.type !== 'goal' || event.side === null) continue;
      const kind = goalTypeCode(event.goalType)?.slice(0, 2);
      if (kind === 'PP' || kind === 'SH') goals[event.side][kind] += 1;
    }
    const advantages = Object.fromEntries(
      sides.map((side) => [side, advantageOf(served, side, played)]),
    ) as Record<Side, Advantage>;
    return bySide((side) => ({
      powerPlays: advantages[side].times,
      powerPlaySeconds: advantages[side].seconds,
      powerPlayGoals: goals[side].PP,
      shortHandedGoals: goals[side].SH,
    }));
  },
);
