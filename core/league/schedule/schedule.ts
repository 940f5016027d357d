import { grouped } from '../../grouped.ts';
import type { TeamId } from '../../ids.ts';
import type { CivilDate } from '../../time/civilDate.ts';
import type { WallTime } from '../../time/oslo.ts';
import type { Match } from '../match/match.ts';
import { hasKeptStatus, isLiveNow } from '../match/matchStatus.ts';
import { byDateAndStart, involves } from './scoreboard.ts';

/** The played matches of one day. */
export interface PlayedDay {
  /** Null where the federation set no day. */
  readonly date: CivilDate | null;
  readonly matches: readonly Match[];
}

/** A league's fixture list as displayed (specification §2 "Schedule"). */
interface Schedule {
  readonly upcoming: readonly Match[];
  readonly played: readonly PlayedDay[];
}

interface ScheduleView {
  readonly teamId: TeamId | null;
  readonly today: CivilDate;
  /** Specification §5, reading 24; see `areResultsVisible`. */
  readonly resultsVisible: boolean;
}

/** Whether a match is played: by its result (specification §2), or, where results are hidden and so not sent, by its day. */
const isPlayed =
  ({ today, resultsVisible }: ScheduleView) =>
  ({ result, date }: Match): boolean =>
    resultsVisible ? result !== null : date !== null && date < today;

const byDay = (matches: readonly Match[]): readonly PlayedDay[] =>
  [...grouped(matches, ({ date }) => date)]
    .map(([date, played]) => ({ date, matches: played.toSorted(byDateAndStart) }))
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));

/**
 * Upcoming: without a result and with a home team, by date then start. Played: with a result, grouped by day (specification §2).
 * Our decision: the newest day first, within a day by start; matches without a day last. Matches whose status is not kept are
 * hidden (§4).
 */
export const scheduleOf = (matches: readonly Match[], view: ScheduleView): Schedule => {
  const shown = matches.filter((match) => hasKeptStatus(match) && involves(view.teamId)(match));
  const played = isPlayed(view);
  return {
    upcoming: shown
      .filter((match) => !played(match) && match.teams.home.name !== null)
      .toSorted(byDateAndStart),
    played: byDay(shown.filter(played)),
  };
};

/** The upcoming matches, parted by whether their day has passed. */
interface PartedUpcoming {
  readonly ahead: readonly Match[];
  /** Postponed without a new day, cancelled, not played, or without a result yet. */
  readonly passed: readonly Match[];
}

/** Parts from the upcoming matches those whose day has passed without a result (reading 36); one in play past midnight is none. */
export const partedUpcoming = (upcoming: readonly Match[], now: WallTime): PartedUpcoming => {
  const hasPassed = (match: Match): boolean =>
    match.date !== null && match.date < now.date && !isLiveNow(match, now);
  return {
    ahead: upcoming.filter((match) => !hasPassed(match)),
    passed: upcoming.filter(hasPassed),
  };
};
