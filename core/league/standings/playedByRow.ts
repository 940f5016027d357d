import type { TeamId } from '../../ids.ts';
import type { Match } from '../match/match.ts';
import { type PlayedMatch, playedByTeam } from './form.ts';
import { type StandingsRow, standingsName } from './standingsRow.ts';

/** A team's matches that belong to one of its entries. */
const ofEntry = (
  row: StandingsRow,
  entries: readonly StandingsRow[],
  played: readonly PlayedMatch[],
): readonly PlayedMatch[] => {
  if (entries.length === 1) return played;
  const inPlay = entries.filter(({ matches }) => matches > 0);
  if (inPlay.length === 1) return inPlay[0] === row ? played : [];
  const name = standingsName(row);
  const isNamesake = entries.some((entry) => entry !== row && standingsName(entry) === name);
  return isNamesake ? [] : played.filter(({ teamName }) => teamName === name);
};

/**
 * The played matches of each row of the standings, oldest first. A match names its team but no entry: the matches of a team with
 * several entries go to the only one that has played, else by the entry's name. Entries of equal name have none.
 */
export const playedByRow = (
  rows: readonly StandingsRow[],
  matches: readonly Match[],
): ((row: StandingsRow) => readonly PlayedMatch[]) => {
  const byTeam = playedByTeam(matches);
  const entriesOf = new Map<TeamId, StandingsRow[]>();
  for (const row of rows) {
    if (row.teamId !== null) entriesOf.set(row.teamId, [...(entriesOf.get(row.teamId) ?? []), row]);
  }
  return (row) =>
    row.teamId === null ? [] : ofEntry(row, entriesOf.get(row.teamId) ?? [row], byTeam.get(row.teamId) ?? []);
};
