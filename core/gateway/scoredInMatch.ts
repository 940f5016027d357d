import { taskEither } from 'fp-ts';
import type { Rows } from '../decode/body.ts';
import type { MatchId, PersonId } from '../ids.ts';
import type { GatewayClient, GatewayFailure } from './client.ts';
import type { PlayerMatch } from './composed/matchesOfPlayer.ts';
import type { Endpoint } from './endpoint.ts';

/** A player's figures in a match. */
export type InMatch = Pick<PlayerMatch, 'scored' | 'saves' | 'shotsAgainst'>;

/** The figures of a sport, or of a player, without saves. */
export const onlyScored = (scored: number): InMatch => ({ scored, saves: 0, shotsAgainst: 0 });

/** Fetches a player's figures in a match from the federation's sheet; null for a player not on it. */
export type ScoredInMatch = (
  ask: GatewayClient['fetch'],
  match: { readonly matchId: MatchId; readonly personId: PersonId },
) => taskEither.TaskEither<GatewayFailure, InMatch | null>;

/** A player's figures by the sheet of a match's players. */
export const bySheet =
  <Line extends { readonly personId: PersonId }>(
    sheet: Endpoint<{ matchId: MatchId }, Rows<Line>>,
    inMatch: (line: Line) => InMatch,
  ): ScoredInMatch =>
  (ask, { matchId, personId }) =>
    taskEither.map(({ rows }: Rows<Line>) => {
      const own = rows.find((line) => line.personId === personId);
      return own === undefined ? null : inMatch(own);
    })(ask(sheet, { matchId }));
