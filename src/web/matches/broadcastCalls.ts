import { type League, sportIdOf } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { CivilDate } from '@kampdag/core/time/civilDate';

/** The parameters of `broadcastsOfLeague` for a league (specification §7). */
export const broadcastsOfLeagueAsked = ({ sportId }: Pick<Deployment, 'sportId'>, league: League) => ({
  sportId: sportIdOf(league, sportId),
  tournamentId: league.tournamentId,
});

/** The parameters of `broadcastsOfDay` for a scoreboard: its league's, or its sport's where it shows other leagues too. */
export const broadcastsOfDayAsked = (
  { sportId, showsOtherMatches }: Pick<Deployment, 'sportId' | 'showsOtherMatches'>,
  league: League,
  date: CivilDate,
) => ({
  sportId: sportIdOf(league, sportId),
  tournamentId: showsOtherMatches ? null : league.tournamentId,
  date,
});
