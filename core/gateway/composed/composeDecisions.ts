import { function as fn, taskEither } from 'fp-ts';
import type { SportId, TournamentId } from '../../ids.ts';
import type { Match } from '../../league/match/match.ts';
import { hasKeptStatus } from '../../league/match/matchStatus.ts';
import { decidedIn } from '../../league/match/periodPlace.ts';
import { playedPeriods } from '../../league/match/playedPeriods.ts';
import { type MatchDecision, MatchDecisionRow } from '../../league/standings/matchDecision.ts';
import { rankingOf } from '../../sport/rankingOf.ts';
import type { SportKind } from '../../sport/sportKind.ts';
import { matchesOfLeague } from '../endpoints.ts';
import { matchIncidents } from '../matchEndpoints.ts';
import { askEach } from './askEach.ts';
import type { Compose } from './composed.ts';

const mayHaveOvertime = (match: Match, sport: SportKind): boolean => {
  if (match.result === null || !hasKeptStatus(match)) return false;
  const { home, away } = match.result.goals;
  return rankingOf(sport).mayHaveOvertime(Math.abs(home - away));
};

const decidedBy = { regulation: 'fullTime', overtime: 'overtime', shootout: 'penalties' } as const;

/**
 * What decided each match that may have gone beyond full time, by its own sheet. A match whose sheet fails or has no periods is
 * left out; fails if all sheets do. A match that was not played counts as decided in full time.
 */
export const composeDecisions =
  (sportOf: (sportId: SportId | null) => SportKind): Compose<{ readonly tournamentId: TournamentId }> =>
  (ask, { tournamentId }) => {
    const decisionOf = ({ matchId, sportId, nonPlayReason }: Match) =>
      nonPlayReason === null
        ? taskEither.map(
            ({
              periodResults,
            }: {
              readonly periodResults: Parameters<typeof playedPeriods>[0];
            }): readonly MatchDecision[] => {
              const sport = sportOf(sportId);
              const periods = playedPeriods(periodResults, sport);
              const { kind } = decidedIn(sport, periods) ?? { kind: 'regulation' };
              return periods.length === 0 ? [] : [{ matchId, decided: decidedBy[kind] }];
            },
          )(ask(matchIncidents, { matchId }))
        : taskEither.right([{ matchId, decided: 'fullTime' } as const]);
    return fn.pipe(
      ask(matchesOfLeague, { tournamentId }),
      taskEither.chain(({ rows }) =>
        askEach(
          rows.filter((match) => mayHaveOvertime(match, sportOf(match.sportId))),
          decisionOf,
        ),
      ),
      taskEither.map(({ found }) => ({ matches: found.flat().map(MatchDecisionRow.encode) })),
    );
  };
