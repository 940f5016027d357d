import type { TeamId } from '../../ids.ts';
import type { CivilDate } from '../../time/civilDate.ts';
import type { Match } from '../match/match.ts';
import { hasKeptStatus } from '../match/matchStatus.ts';
import { involves } from './scoreboard.ts';

/** The days on which a league, or one of its teams, has matches, each once, in order. */
export const matchDaysOf = (matches: readonly Match[], teamId: TeamId | null): readonly CivilDate[] => {
  const shown = matches.filter((match) => hasKeptStatus(match) && involves(teamId)(match));
  return [...new Set(shown.flatMap(({ date }) => (date === null ? [] : [date])))].toSorted();
};

/** The first match day after a day, else the last one before it; null without one. */
export const nearestMatchDay = (days: readonly CivilDate[], date: CivilDate): CivilDate | null =>
  days.find((day) => day > date) ?? days.findLast((day) => day < date) ?? null;
