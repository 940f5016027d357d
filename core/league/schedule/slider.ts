import { addMonths } from '../../time/calendar.ts';
import type { WallTime } from '../../time/oslo.ts';
import type { Match } from '../match/match.ts';
import { hasKeptStatus } from '../match/matchStatus.ts';
import { byDateAndStart } from './scoreboard.ts';

/** Specification §2, §9: how many matches are shown where none lies near. */
const fallbackCount = 30;

/** The matches at the top of the site. */
export interface Slider {
  /** By date, the followed ones first on their day, then by start. */
  readonly matches: readonly Match[];
  /** Place of the match that is centred: the first upcoming one, else the last; null when there is none at all. */
  readonly centred: number | null;
}

/** It is still to start: no result, its day and start not reached; one that is put off or called off is not waited for. */
const isUpcoming = ({ date, start, result, nonPlayReason }: Match, now: WallTime): boolean =>
  date !== null &&
  result === null &&
  nonPlayReason === null &&
  (date > now.date || (date === now.date && (start === null || start > now.time)));

const nobodyFollowed = (): boolean => false;

/**
 * The matches from a month before to a month after today, both days with them, sorted by date; where there are none, the last 30
 * that have a day (specification §2 "App shell"). Centred is the first upcoming one; those in play stand just before it.
 */
export const sliderOf = (
  matches: readonly Match[],
  now: WallTime,
  isFollowed: (match: Match) => boolean = nobodyFollowed,
): Slider => {
  const { date: today } = now;
  const [from, to] = [addMonths(today, -1), addMonths(today, 1)];
  const dated = matches
    .filter((match) => match.date !== null && hasKeptStatus(match))
    .toSorted(
      (a, b) =>
        (a.date === b.date ? Number(isFollowed(b)) - Number(isFollowed(a)) : 0) || byDateAndStart(a, b),
    );
  const near = dated.filter(({ date }) => date !== null && date >= from && date <= to);
  const shown = near.length > 0 ? near : dated.slice(-fallbackCount);
  const first = shown.findIndex((match) => isUpcoming(match, now));
  return {
    matches: shown,
    centred: shown.length === 0 ? null : first === -1 ? shown.length - 1 : first,
  };
};
