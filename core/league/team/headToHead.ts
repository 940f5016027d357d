import type { MatchId, TeamId } from '../../ids.ts';
import { type BySide, bySide, opponentOf, type Side } from '../../side.ts';
import type { Match } from '../match/match.ts';
import { type PlayedMatch, playedByTeam } from '../standings/form.ts';
import { sideOfTeam } from './teamSeason.ts';

/** The two teams compared. */
export type Pair = BySide<TeamId>;

/** A match between both teams. */
export interface Meeting {
  readonly match: Match;
  /** The team of the pair that was at home. */
  readonly atHome: Side;
  /** Goals of each team, or sets in volleyball. */
  readonly goals: BySide<number>;
  /** The team of the pair that won; null for a draw. */
  readonly winner: Side | null;
}

const winnerOf = ({ outcome }: PlayedMatch): Side | null =>
  outcome === 'D' ? null : outcome === 'W' ? 'home' : 'away';

/** The played matches of two teams against each other; a repeated match counts once. */
export const headToHead = (matches: readonly Match[], pair: Pair) => {
  const byId = new Map<MatchId, Match>(
    matches
      .filter((match) => {
        const side = sideOfTeam(match, pair.home);
        return side !== null && match.teams[opponentOf(side)].teamId === pair.away;
      })
      .map((match) => [match.matchId, match]),
  );
  const played = playedByTeam([...byId.values()]).get(pair.home) ?? [];
  const meetings = played
    .flatMap((own): readonly Meeting[] => {
      const match = byId.get(own.matchId);
      const goals = { home: own.scored, away: own.conceded };
      return match === undefined ? [] : [{ match, atHome: own.side, goals, winner: winnerOf(own) }];
    })
    .toReversed();
  return {
    meetings,
    wins: bySide((side) => meetings.filter(({ winner }) => winner === side).length),
    draws: meetings.filter(({ winner }) => winner === null).length,
    goals: bySide((side) => meetings.reduce((sum, { goals }) => sum + goals[side], 0)),
  };
};

/** The record of two teams against each other, with their meetings newest first. */
export type HeadToHead = Readonly<ReturnType<typeof headToHead>>;
