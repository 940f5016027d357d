import { type BySide, bySide, mapSides, opponentOf } from '../../../side.ts';
import { type OnClockFrom, onClockThrough } from './onClock.ts';
import type { ServedPenalty } from './penaltyBox.ts';

/** Skaters on the ice, goalies not counted and none for an empty net. */
export type Manpower = BySide<number>;

/** The manpower from a second of play on, until the next one's, and the penalties it follows from. */
export interface ManpowerFrom extends OnClockFrom {
  readonly skaters: Manpower;
}

/** What the manpower depends on beside the penalties. */
export interface Rink {
  /** When an overtime of three on three begins, in seconds of play; null where none is played. */
  readonly threeOnThreeFrom: number | null;
  /** When play was stopped, in seconds of play. */
  readonly stoppages: readonly number[];
}

const full = 5;
const fewest = 3;

const inRegulation = ({ onClock }: OnClockFrom): Manpower => mapSides(onClock, (own) => full - own.length);

const shortOf = ({ onClock }: OnClockFrom): BySide<number> =>
  mapSides(onClock, (own) => own.filter(({ isCoincidental }) => !isCoincidental).length);

/**
 * In three on three a penalty gives the other side a skater, a second one another. A player who returns makes it four on
 * four until the next stoppage (IIHF rule book 2023/24, rule 84.3); coincidental penalties change nothing.
 */
const inOvertime = (stoppage: OnClockFrom, now: OnClockFrom): Manpower => {
  const then = shortOf(stoppage);
  const left = shortOf(now);
  return bySide((side) => {
    const more = Math.max(0, then[opponentOf(side)] - then[side]);
    const returned = Math.max(0, then[side] - left[side]);
    return Math.min(full, fewest + more + returned);
  });
};

const withSkaters = (moment: OnClockFrom, skaters: Manpower): ManpowerFrom => ({ ...moment, skaters });

/** The manpower through a match (reading 31): five less one for each penalty on the clock, in overtime as its rule says. */
export const manpowerThrough = (
  served: readonly ServedPenalty[],
  { threeOnThreeFrom, stoppages }: Rink,
): readonly ManpowerFrom[] => {
  if (threeOnThreeFrom === null) {
    return onClockThrough(served, []).map((moment) => withSkaters(moment, inRegulation(moment)));
  }
  const stops = new Set([threeOnThreeFrom, ...stoppages, ...served.map(({ assessedAt }) => assessedAt)]);
  const inPlay = [...stops].filter((at) => at >= threeOnThreeFrom);
  let stoppage: OnClockFrom | null = null;
  return onClockThrough(served, inPlay).map((moment) => {
    if (moment.from < threeOnThreeFrom) return withSkaters(moment, inRegulation(moment));
    if (stoppage === null || stops.has(moment.from)) stoppage = moment;
    return withSkaters(moment, inOvertime(stoppage, moment));
  });
};

/** The manpower at a second of play. */
export const manpowerAt = (through: readonly ManpowerFrom[], at: number): Manpower =>
  through.findLast(({ from }) => from <= at)?.skaters ?? { home: full, away: full };
