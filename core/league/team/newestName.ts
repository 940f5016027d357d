import type { TeamId } from '../../ids.ts';
import { bySide, sides } from '../../side.ts';
import type { CivilDate } from '../../time/civilDate.ts';
import type { Match } from '../match/match.ts';

/** The name of each team in its newest match with a day, else in its last one without: a club that is renamed keeps its old name in old matches. */
export const newestNames = (matches: readonly Match[]): ReadonlyMap<TeamId, string> => {
  const newest = new Map<TeamId, { readonly date: CivilDate | null; readonly name: string }>();
  for (const { date, teams } of matches) {
    for (const side of sides) {
      const { teamId, name } = teams[side];
      if (teamId === null || name === null) continue;
      const known = newest.get(teamId);
      if (known === undefined || (date ?? '') >= (known.date ?? '')) newest.set(teamId, { date, name });
    }
  }
  return new Map([...newest].map(([teamId, { name }]) => [teamId, name]));
};

/** A match in which every team has the name given for it; the same object where nothing differs. */
export const withNames = (names: ReadonlyMap<TeamId, string>, match: Match): Match => {
  const teams = bySide((side) => {
    const team = match.teams[side];
    const name = team.teamId === null ? undefined : names.get(team.teamId);
    return name === undefined || name === team.name ? team : { ...team, name };
  });
  return sides.every((side) => teams[side] === match.teams[side]) ? match : { ...match, teams };
};

/** Matches in which every team has its newest name, in old ones too. */
export const withNewestNames = (matches: readonly Match[]): readonly Match[] => {
  const names = newestNames(matches);
  return matches.map((match) => withNames(names, match));
};
