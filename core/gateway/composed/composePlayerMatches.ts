import { function as fn, taskEither } from 'fp-ts';
import type { SportId } from '../../ids.ts';
import type { Match } from '../../league/match/match.ts';
import { type PlayerMatch, PlayerMatchRow } from '../../league/player/playerMatch.ts';
import { byDateAndStart } from '../../league/schedule/scoreboard.ts';
import { sideOfTeam } from '../../league/team/teamSeason.ts';
import { opponentOf } from '../../side.ts';
import type { InMatch } from '../../sport/scoredInMatch.ts';
import { scoredInMatchOf } from '../../sport/scoredInMatchOf.ts';
import type { SportKind } from '../../sport/sportKind.ts';
import { matchesOfLeague } from '../endpoints.ts';
import type { GatewayFailure } from '../failure.ts';
import { askEach } from './askEach.ts';
import type { Compose } from './composed.ts';
import type { MatchesOfPlayer } from './matchesOfPlayer.ts';

/**
 * A player's matches, each by its own sheet. A match whose sheet fails or does not name the player is left out; fails if all
 * sheets do. Empty in a sport whose federation reports a player's matches itself.
 */
export const composePlayerMatches =
  (sportOf: (sportId: SportId | null) => SportKind): Compose<MatchesOfPlayer> =>
  (ask, { tournamentId, teamId, personId }) => {
    const scoredIn = (match: Match): taskEither.TaskEither<GatewayFailure, readonly PlayerMatch[]> => {
      const { matchId, date, teams } = match;
      const side = sideOfTeam(match, teamId);
      const scoredInMatch = scoredInMatchOf(sportOf(match.sportId));
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
