import { addMonths } from '../../time/calendar.ts';
import { addDays, type CivilDate } from '../../time/civilDate.ts';
import type { WallTime } from '../../time/oslo.ts';
import type { Match } from '../match/match.ts';
import { hasKeptStatus, isLiveNow } from '../match/matchStatus.ts';
import { byDateAndStart } from './scoreboard.ts';

/** How many matches are shown where none is near (specification §2, §9). */
const fallbackCount = 30;

interface Slider {
  /** By date, followed matches first within a day, then by start. */
  readonly matches: readonly Match[];
  /** Index of the centred match: the first upcoming one, else the last; null without matches. */
  readonly centred: number | null;
}

const isUpcoming = ({ date, start, result, nonPlayReason }: Match, now: WallTime): boolean =>
  date !== null &&
  result === null &&
  nonPlayReason === null &&
  (date > now.date || (date === now.date && (start === null || start > now.time)));

const nobodyFollowed = (): boolean => false;

/**
 * The matches from a month before to a month after today, inclusive, by date; if there are none, the last 30 with a day
 * (specification §2 "App shell"). Within a day followed matches come first, then by start.
 */
export const sliderMatches = (
  matches: readonly Match[],
  today: CivilDate,
  isFollowed: (match: Match) => boolean = nobodyFollowed,
): readonly Match[] => {
  const [from, to] = [addMonths(today, -1), addMonths(today, 1)];
  const dated = matches
    .filter((match) => match.date !== null && hasKeptStatus(match))
    .toSorted(
      (a, b) =>
        (a.date === b.date ? Number(isFollowed(b)) - Number(isFollowed(a)) : 0) || byDateAndStart(a, b),
    );
  const near = dated.filter(({ date }) => date !== null && date >= from && date <= to);
  return near.length > 0 ? near : dated.slice(-fallbackCount);
};

/** Days from today within which a match is near. */
const nearDays = 2;

/** Whether a match is in play, or is or was within two days of today: a phone has no room for matches further away (issue 36). */
export const isLiveOrNear = (match: Match, now: WallTime): boolean =>
  match.date !== null &&
  (isLiveNow(match, now) ||
    (match.date >= addDays(now.date, -nearDays) && match.date <= addDays(now.date, nearDays)));

/** The slider's matches; the first upcoming one is centred, with live ones just before it. */
export const sliderOf = (
  matches: readonly Match[],
  now: WallTime,
  isFollowed?: (match: Match) => boolean,
): Slider => {
  const shown = sliderMatches(matches, now.date, isFollowed);
  const first = shown.findIndex((match) => isUpcoming(match, now));
  return {
    matches: shown,
    centred: shown.length === 0 ? null : first === -1 ? shown.length - 1 : first,
  };
};
