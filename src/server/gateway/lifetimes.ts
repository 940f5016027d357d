import {
  leagueById,
  leaguesOfSeason,
  matchById,
  matchesOfLeague,
  matchesOnDate,
  seasonsOfYear,
  teamsOfLeague,
} from '@kampdag/core/gateway/endpoints';

const second = 1_000;
const minute = 60 * second;

/** What is not in the table lives this long, in milliseconds. */
const shortest = 2 * second;

const lifetimes: ReadonlyMap<string, number> = new Map([
  [seasonsOfYear.name, 10 * minute],
  [leaguesOfSeason.name, 5 * minute],
  [leagueById.name, 5 * minute],
  [teamsOfLeague.name, 5 * minute],
  [matchesOfLeague.name, 5 * second],
  [matchesOnDate.name, 2 * second],
  [matchById.name, 2 * second],
]);

/**
 * How long an answer is given again before it is asked for anew, in milliseconds. What the live channel tells anyway
 * (scores) lives a few seconds, what changes by the day some minutes.
 */
export const lifetimeOf = (endpointName: string): number => lifetimes.get(endpointName) ?? shortest;
