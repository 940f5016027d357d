import type { TeamId, TournamentId } from '../../ids.ts';
import type { WallTime } from '../../time/oslo.ts';
import type { Match } from '../match/match.ts';
import { byPhase } from '../match/phase.ts';
import { shownStatusOf } from '../match/shownStatus.ts';
import { byDateAndStart, involvesAny } from '../schedule/scoreboard.ts';
import { inLeagueOrder, type League, type LeagueOrder } from '../season/league.ts';
import type { LeagueDay } from './leagueDay.ts';

/** A day's matches under one heading: those of followed teams in any league, or the rest of a league. */
export type DayGroup =
  | { readonly type: 'teams'; readonly matches: readonly Match[] }
  | {
      readonly type: 'league';
      readonly league: League;
      readonly isFollowed: boolean;
      readonly matches: readonly Match[];
      /** Whether the league's matches could not be fetched. */
      readonly hasFailed: boolean;
    };

interface DayGroupsBy {
  readonly order: LeagueOrder;
  readonly now: WallTime;
  readonly teams: ReadonlySet<TeamId>;
  readonly leagues: ReadonlySet<TournamentId>;
}

const byPhaseAndStart = (matches: readonly Match[], now: WallTime): readonly Match[] =>
  byPhase(
    matches.toSorted(byDateAndStart).map((match) => ({ match, status: shownStatusOf(match, now) })),
  ).map(({ match }) => match);

/** A day's matches, each in one group: followed teams, then followed leagues, then the rest in the deployment's order. */
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
    const rest = matches.filter((match) => !isOfTeams(match));
    if (rest.length === 0 && !hasFailed) return [];
    const isFollowed = leagues.has(league.tournamentId);
    return [{ type: 'league', league, isFollowed, matches: byPhaseAndStart(rest, now), hasFailed }];
  });
  return [
    ...(ofTeams.length === 0 ? [] : [{ type: 'teams', matches: byPhaseAndStart(ofTeams, now) } as const]),
    ...groups.filter(({ isFollowed }) => isFollowed),
    ...groups.filter(({ isFollowed }) => !isFollowed),
  ];
};
