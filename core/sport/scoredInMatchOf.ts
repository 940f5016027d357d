import { taskEither } from 'fp-ts';
import type { Rows } from '../decode/body.ts';
import {
  basketballMatchPlayers,
  handballMatchPlayers,
  volleyballMatchPlayers,
} from '../gateway/ballEndpoints.ts';
import type { GatewayClient, GatewayFailure } from '../gateway/client.ts';
import type { Endpoint } from '../gateway/endpoint.ts';
import { matchIncidents } from '../gateway/matchEndpoints.ts';
import type { MatchId, PersonId } from '../ids.ts';
import type { MatchIncidents } from '../league/incident/incident.ts';
import { incidentKind } from '../league/incident/incidentTimeline.ts';
import { type InMatch, onlyScored } from './scoredInMatch.ts';
import type { SportKind } from './sportKind.ts';

/** Fetches a player's figures in a match from the federation's sheet; null for a player not on it. */
type ScoredInMatch = (
  ask: GatewayClient['fetch'],
  match: { readonly matchId: MatchId; readonly personId: PersonId },
) => taskEither.TaskEither<GatewayFailure, InMatch | null>;

/** A player's figures by the sheet of a match's players. */
const bySheet =
  <Line extends { readonly personId: PersonId }>(
    sheet: Endpoint<{ matchId: MatchId }, Rows<Line>>,
    inMatch: (line: Line) => InMatch,
  ): ScoredInMatch =>
  (ask, { matchId, personId }) =>
    taskEither.map(({ rows }: Rows<Line>) => {
      const own = rows.find((line) => line.personId === personId);
      return own === undefined ? null : inMatch(own);
    })(ask(sheet, { matchId }));

const sports: Readonly<Record<SportKind, ScoredInMatch | null>> = {
  // The federation has a call for a hockey player's games.
  icehockey: null,
  basketball: bySheet(basketballMatchPlayers, ({ points }) => onlyScored(points)),
  volleyball: bySheet(volleyballMatchPlayers, ({ points }) => onlyScored(points)),
  // A corporate match's sheet names only scorers, so 0 does not mean that the player played.
  soccer: (ask, { matchId, personId }) =>
    taskEither.map(({ incidents }: MatchIncidents) =>
      onlyScored(
        incidents.filter(
          (incident) =>
            incidentKind('soccer', incident) === 'goal' && incident.people[0]?.personId === personId,
        ).length,
      ),
    )(ask(matchIncidents, { matchId })),
  handball: bySheet(handballMatchPlayers, ({ goals, saves, goalsAgainst }) => ({
    scored: goals,
    saves,
    shotsAgainst: saves + goalsAgainst,
  })),
};

/** A sport's way to fetch what a player scored in a match; null where the federation has a call for it. */
export const scoredInMatchOf = (kind: SportKind): ScoredInMatch | null => sports[kind];
