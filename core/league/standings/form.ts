import { grouped } from '../../grouped.ts';
import type { MatchId, TeamId } from '../../ids.ts';
import { type BySide, bySide, opponentOf, type Side, sides } from '../../side.ts';
import type { CivilDate } from '../../time/civilDate.ts';
import type { Match } from '../match/match.ts';
import { lastMatches } from '../match/matchLimit.ts';
import { hasKeptStatus } from '../match/matchStatus.ts';
import { byDateAndStart } from '../schedule/scoreboard.ts';
import { type StandingsRow, standingsName } from './standingsRow.ts';

/** The outcome of a match for a team, regardless of what decided it. */
export type Outcome = 'W' | 'D' | 'L';

/** A match with a result, as one of its teams played it. */
export interface PlayedMatch {
  readonly matchId: MatchId;
  /** Null where the federation set no day. */
  readonly date: CivilDate | null;
  readonly side: Side;
  /** The team's name in the match; null where it has none. */
  readonly teamName: string | null;
  readonly outcome: Outcome;
  /** Goals, or sets in volleyball. */
  readonly scored: number;
  readonly conceded: number;
}

const outcomeOf = (scored: number, conceded: number): Outcome =>
  scored > conceded ? 'W' : scored < conceded ? 'L' : 'D';

/** Every team's played matches, oldest first: those with a result and a kept status (specification §4). */
export const playedByTeam = (matches: readonly Match[]): ReadonlyMap<TeamId, readonly PlayedMatch[]> => {
  const played = new Map<TeamId, PlayedMatch[]>();
  for (const match of matches.toSorted(byDateAndStart)) {
    const { matchId, date, teams, result } = match;
    if (result === null || !hasKeptStatus(match)) continue;
    for (const side of sides) {
      const { teamId, name: teamName } = teams[side];
      if (teamId === null) continue;
      const scored = result.goals[side];
      const conceded = result.goals[opponentOf(side)];
      const own = played.get(teamId) ?? [];
      own.push({ matchId, date, side, teamName, outcome: outcomeOf(scored, conceded), scored, conceded });
      played.set(teamId, own);
    }
  }
  return played;
};

const formLength = 5;

/** The outcomes of a team's last matches, newest last. */
export const formOf = (played: readonly PlayedMatch[]): readonly Outcome[] =>
  lastMatches(played, formLength).map(({ outcome }) => outcome);

const recordOf = (played: readonly PlayedMatch[]) => {
  const count = (outcome: Outcome): number => played.filter((match) => match.outcome === outcome).length;
  const sum = (of: (match: PlayedMatch) => number): number =>
    played.reduce((total, match) => total + of(match), 0);
  return {
    matches: played.length,
    won: count('W'),
    drawn: count('D'),
    lost: count('L'),
    scored: sum(({ scored }) => scored),
    conceded: sum(({ conceded }) => conceded),
  };
};

/** A team's record at home, or away. */
export type SideRecord = Readonly<ReturnType<typeof recordOf>>;

/** A team's record at home and away. */
export const recordBySide = (played: readonly PlayedMatch[]): BySide<SideRecord> =>
  bySide((side) => recordOf(played.filter((match) => match.side === side)));

const ofEntry = (
  row: StandingsRow,
  entries: readonly StandingsRow[],
  played: readonly PlayedMatch[],
): readonly PlayedMatch[] => {
  if (entries.length === 1) return played;
  const inPlay = entries.filter(({ matches }) => (matches ?? 0) > 0);
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
  const entriesOf = grouped(rows, ({ teamId }) => teamId);
  return (row) =>
    row.teamId === null ? [] : ofEntry(row, entriesOf.get(row.teamId) ?? [row], byTeam.get(row.teamId) ?? []);
};
