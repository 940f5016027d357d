import { changesOfLeague } from './changesOfLeague.ts';
import { correctionsOfDay } from './composed/correctionsOfDay.ts';
import { dayOfSeason } from './composed/dayOfSeason.ts';
import { decisionsOfLeague } from './composed/decisionsOfLeague.ts';
import { matchDatesOfSeason } from './composed/matchDatesOfSeason.ts';
import { matchesOfPlayer } from './composed/matchesOfPlayer.ts';
import { searchOfSeason } from './composed/searchOfSeason.ts';
import { teamOfSeason } from './composed/teamOfSeason.ts';
import { type AnyEndpoint, endpointTable } from './endpointTable.ts';

/** The calls that the server composes from the federation's answers, and that the federation lacks. */
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
  // Extracted from a federation answer that holds more.
  changesOfLeague as AnyEndpoint,
];
