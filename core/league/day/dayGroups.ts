import type { TeamId, TournamentId } from '../../ids.ts';
import type { WallTime } from '../../time/oslo.ts';
import type { Match } from '../match/match.ts';
import { byPhase } from '../match/phase.ts';
import { shownStatusOf } from '../match/shownStatus.ts';
import { byDateAndStart, involvesAny } from '../schedule/scoreboard.ts';
import { inLeagueOrder, type League, type LeagueOrder } from '../season/league.ts';
import type { LeagueDay } from './leagueDay.ts';

/** Matches of a day under one heading: those of followed teams over all leagues, or a league's others. */
export type DayGroup =
  | { readonly type: 'teams'; readonly matches: readonly Match[] }
  | {
      readonly type: 'league';
      readonly league: League;
      readonly isFollowed: boolean;
      readonly matches: readonly Match[];
      /** Whether the league's matches could not be had. */
      readonly hasFailed: boolean;
    };

/** What the groups of a day depend on beside its matches. */
export interface DayGroupsBy {
  readonly order: LeagueOrder;
  readonly now: WallTime;
  readonly teams: ReadonlySet<TeamId>;
  readonly leagues: ReadonlySet<TournamentId>;
}

/** Live first, then to come, then played; within each by start time. */
const inOrder = (matches: readonly Match[], now: WallTime): readonly Match[] =>
  byPhase(
    matches.toSorted(byDateAndStart).map((match) => ({ match, status: shownStatusOf(match, now) })),
  ).map(({ match }) => match);

/**
 * A day's matches in groups: those of followed teams, then the followed leagues, then all others, leagues in the deployment's order. Each
 * match stands in one group.
 */
export const dayGroups = (
  days: readonly LeagueDay[],
  { order, now, teams, leagues }: DayGroupsBy,
): readonly DayGroup[] => {
  const isOfTeams = involvesAny(teams);
  const ofTeams = days.flatMap(({ matches }) => matches.filter(isOfTeams));
  const byLeague = new Map(days.map((day) => [day.league.tournamentId, day]));
  const groups = inLeagueOrder(
    days.map(({ league }) => league),
    order,
  ).flatMap((league): readonly Extract<DayGroup, { readonly type: 'league' }>[] => {
    const { matches = [], hasFailed = false } = byLeague.get(league.tournamentId) ?? {};
    const others = matches.filter((match) => !isOfTeams(match));
    if (others.length === 0 && !hasFailed) return [];
    const isFollowed = leagues.has(league.tournamentId);
    return [{ type: 'league', league, isFollowed, matches: inOrder(others, now), hasFailed }];
  });
  return [
    ...(ofTeams.length === 0 ? [] : [{ type: 'teams', matches: inOrder(ofTeams, now) } as const]),
    ...groups.filter(({ isFollowed }) => isFollowed),
    ...groups.filter(({ isFollowed }) => !isFollowed),
  ];
};
