import { changesOfLeague } from './changesOfLeague.ts';
import { correctionsOfDay } from './composed/correctionsOfDay.ts';
import { dayOfSeason } from './composed/dayOfSeason.ts';
import { decisionsOfLeague } from './composed/decisionsOfLeague.ts';
import { matchDatesOfSeason } from './composed/matchDatesOfSeason.ts';
import { matchesOfPlayer } from './composed/matchesOfPlayer.ts';
import { searchOfSeason } from './composed/searchOfSeason.ts';
import { teamOfSeason } from './composed/teamOfSeason.ts';
import { type AnyEndpoint, endpointTable } from './endpointTable.ts';

/** The calls that the server composes of the federation's answers; the federation knows none of them. */
export const composedTable: readonly AnyEndpoint[] = [
  correctionsOfDay,
  dayOfSeason,
  decisionsOfLeague,
  matchDatesOfSeason,
  matchesOfPlayer,
  searchOfSeason,
  teamOfSeason,
].map((row) => row as AnyEndpoint);

/** Every call that the server answers, the federation's and its own. */
export const callTable: readonly AnyEndpoint[] = [
  ...endpointTable,
  ...composedTable,
  // Read out of an answer of the federation that tells more.
  changesOfLeague as AnyEndpoint,
];
