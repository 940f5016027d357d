import { taskEither } from 'fp-ts';
import type { MatchIncidents } from '../league/incident/incident.ts';
import { incidentKind } from '../league/match/incidentTimeline.ts';
import type { PlayersCall, SportRules } from '../league/rules/sportRules.ts';
import type { BasketballPlayer } from '../sport/basketball/sheets/basketballLine.ts';
import type { HandballMatchPlayer } from '../sport/handball/handballPlayer.ts';
import type { HockeyMatchPlayer } from '../sport/icehockey/sheets/hockeyMatchPlayer.ts';
import { soccer } from '../sport/soccer/soccer.ts';
import type { VolleyballMatchPlayer } from '../sport/volleyball/volleyballMatchPlayer.ts';
import { basketballMatchPlayers, handballMatchPlayers, volleyballMatchPlayers } from './ballEndpoints.ts';
import { hockeyMatchPlayers } from './icehockeyEndpoints.ts';
import { matchIncidents } from './matchEndpoints.ts';
import { type AnyOfficialSheet, officialSheet } from './officialSheet.ts';
import { bySheet, onlyScored, type ScoredInMatch } from './scoredInMatch.ts';

/** A federation's calls about the players of a match. */
interface PlayerCalls {
  /** The sheet of their figures; null where the live report counts none of them. */
  readonly officialSheet: AnyOfficialSheet | null;
  /** How to fetch what a player scored in a match; null where the federation has a call for it. */
  readonly scoredInMatch: ScoredInMatch | null;
}

/** By the call that a sport names: calls are the gateway's, and no page that only reads a sport's rules carries their decoders. */
const calls: Readonly<Record<PlayersCall, PlayerCalls>> = {
  'icehockey/Match/Players/{matchId}': {
    // Bench penalties are on no player's line.
    officialSheet: officialSheet<HockeyMatchPlayer>({
      endpoint: hockeyMatchPlayers,
      amounts: ({ goals, assists, shots, penaltyMinutes, plusMinus }) => ({
        goals,
        assists,
        shots,
        pim: penaltyMinutes,
        plusMinus,
      }),
      summed: ['assists', 'shots'],
    }),
    // The federation has a call for a player's games.
    scoredInMatch: null,
  },
  'basketball/match/Players/{matchId}': {
    // Team rebounds, turnovers and fouls are on no player's line.
    officialSheet: officialSheet<BasketballPlayer>({
      endpoint: basketballMatchPlayers,
      amounts: (line) => line,
      summed: [
        'points',
        'freeThrowsMade',
        'freeThrowsMissed',
        'twoPointersMade',
        'twoPointersMissed',
        'threePointersMade',
        'threePointersMissed',
        'assists',
        'steals',
        'blocks',
      ],
    }),
    scoredInMatch: bySheet(basketballMatchPlayers, ({ points }) => onlyScored(points)),
  },
  'volleyball/match/Players/{matchId}': {
    // Points by opponents' errors are on no player's line.
    officialSheet: officialSheet<VolleyballMatchPlayer>({
      endpoint: volleyballMatchPlayers,
      amounts: ({ points, aces, blocks, attacks }) => ({ points, aces, blocks, attacks }),
      summed: ['aces', 'blocks', 'attacks'],
    }),
    scoredInMatch: bySheet(volleyballMatchPlayers, ({ points }) => onlyScored(points)),
  },
  'ta/MatchIncidents?matchId={matchId}': {
    officialSheet: null,
    // Its sheet names only scorers, so 0 does not mean that the player played.
    scoredInMatch: (ask, { matchId, personId }) =>
      taskEither.map(({ incidents }: MatchIncidents) =>
        onlyScored(
          incidents.filter(
            (incident) =>
              incidentKind(soccer, incident) === 'goal' && incident.people[0]?.personId === personId,
          ).length,
        ),
      )(ask(matchIncidents, { matchId })),
  },
  'handball/match/Players/{matchId}': {
    // Suspensions and cards of the bench are on no player's line.
    officialSheet: officialSheet<HandballMatchPlayer>({
      endpoint: handballMatchPlayers,
      amounts: (line) => line,
      summed: ['goals', 'sevenMetreGoals', 'sevenMetreShots', 'assists', 'shots', 'saves', 'goalsAgainst'],
    }),
    scoredInMatch: bySheet(handballMatchPlayers, ({ goals, saves, goalsAgainst }) => ({
      scored: goals,
      saves,
      shotsAgainst: saves + goalsAgainst,
    })),
  },
};

const none: PlayerCalls = { officialSheet: null, scoredInMatch: null };

/** The calls of a sport's federation about the players of a match. */
export const playerCallsOf = ({ playersCall }: Pick<SportRules, 'playersCall'>): PlayerCalls =>
  playersCall === null ? none : calls[playersCall];
