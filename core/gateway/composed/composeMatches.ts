import { function as fn, taskEither } from 'fp-ts';
import type { MatchIncidents } from '../../league/incident/incident.ts';
import type { Match } from '../../league/match/match.ts';
import { hasKeptStatus } from '../../league/match/matchStatus.ts';
import { decidedIn } from '../../league/match/periodPlace.ts';
import { playedPeriods } from '../../league/match/playedPeriods.ts';
import { byDateAndStart } from '../../league/schedule/scoreboard.ts';
import { sideOfTeam } from '../../league/team/teamSeason.ts';
import { opponentOf } from '../../side.ts';
import type { Sport } from '../../sport/sport.ts';
import type { GatewayFailure } from '../client.ts';
import { matchesOfLeague } from '../endpoints.ts';
import { matchIncidents } from '../matchEndpoints.ts';
import { playerCallsOf } from '../playerCalls.ts';
import type { InMatch } from '../scoredInMatch.ts';
import { askEach, type Compose } from './compose.ts';
import { type decisionsOfLeague, type MatchDecision, MatchDecisionRow } from './decisionsOfLeague.ts';
import { type matchesOfPlayer, type PlayerMatch, PlayerMatchRow } from './matchesOfPlayer.ts';

type SportOf = (match: Match) => Sport;

const mayHaveOvertime = (match: Match, sport: Sport): boolean => {
  if (match.result === null || !hasKeptStatus(match)) return false;
  const { home, away } = match.result.goals;
  return sport.ranking.mayHaveOvertime(Math.abs(home - away));
};

const decidedBy = { regulation: 'fullTime', overtime: 'overtime', shootout: 'penalties' } as const;

/**
 * What decided each match that may have gone beyond full time, by its own sheet. A match whose sheet fails or has no periods is
 * left out; fails if all sheets do. A match that was not played counts as decided in full time.
 */
export const composeDecisions =
  (sportOf: SportOf): Compose<typeof decisionsOfLeague> =>
  (ask, { tournamentId }) => {
    const decisionOf = (match: Match) => {
      const { matchId, nonPlayReason } = match;
      return nonPlayReason === null
        ? taskEither.map(({ periodResults }: MatchIncidents): readonly MatchDecision[] => {
            const sport = sportOf(match);
            const periods = playedPeriods(periodResults, sport);
            const { kind } = decidedIn(sport, periods) ?? { kind: 'regulation' };
            return periods.length === 0 ? [] : [{ matchId, decided: decidedBy[kind] }];
          })(ask(matchIncidents, { matchId }))
        : taskEither.right([{ matchId, decided: 'fullTime' } as const]);
    };
    return fn.pipe(
      ask(matchesOfLeague, { tournamentId }),
      taskEither.chain(({ rows }) =>
        askEach(
          rows.filter((match) => mayHaveOvertime(match, sportOf(match))),
          decisionOf,
        ),
      ),
      taskEither.map(({ found }) => ({ matches: found.flat().map(MatchDecisionRow.encode) })),
    );
  };

/**
 * A player's matches, each by its own sheet. A match whose sheet fails or does not name the player is left out; fails if all
 * sheets do. Empty in a sport whose federation reports a player's matches itself.
 */
export const composePlayerMatches =
  (sportOf: SportOf): Compose<typeof matchesOfPlayer> =>
  (ask, { tournamentId, teamId, personId }) => {
    const scoredIn = (match: Match): taskEither.TaskEither<GatewayFailure, readonly PlayerMatch[]> => {
      const { matchId, date, teams } = match;
      const side = sideOfTeam(match, teamId);
      const { scoredInMatch } = playerCallsOf(sportOf(match));
      if (side === null || scoredInMatch === null) return taskEither.right([]);
      const own = { matchId, date, opponent: teams[opponentOf(side)].name, isHome: side === 'home' };
      return taskEither.map((figures: InMatch | null) => (figures === null ? [] : [{ ...own, ...figures }]))(
        scoredInMatch(ask, { matchId, personId }),
      );
    };
    return fn.pipe(
      ask(matchesOfLeague, { tournamentId }),
      taskEither.chain(({ rows }) =>
        askEach(
          rows
            .filter((match) => match.result !== null && sideOfTeam(match, teamId) !== null)
            .toSorted(byDateAndStart),
          scoredIn,
        ),
      ),
      taskEither.map(({ found }) => ({ matches: found.flat().map(PlayerMatchRow.encode) })),
    );
  };
