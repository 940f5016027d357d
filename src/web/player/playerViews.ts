import type { Rows } from '@kampdag/core/decode/body';
import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import type { PersonId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { PersonTournament } from '@kampdag/core/league/player/personTournament';
import type { RosterMember } from '@kampdag/core/league/player/roster';
import type { League } from '@kampdag/core/league/season/league';
import type { Selection } from '@kampdag/core/site/selection';
import type { taskEither } from 'fp-ts';
import type { ComponentType } from 'react';
import type { Page } from '../machines/useCall.ts';

/** A call of a player's first view, made only to be cached. */
export type PlayerCall = taskEither.TaskEither<GatewayFailure, unknown>;

/** The input of a sport's calls for a player. */
export interface PlayerRequest {
  readonly gateway: GatewayClient;
  readonly personId: PersonId;
  /** The chosen league; null without one, or where its results are not published. */
  readonly league: League | null;
  /** Loads the player; null for an unknown one. */
  readonly info: taskEither.TaskEither<GatewayFailure, RosterMember | null>;
}

/** The props of a sport's part of a player's page. */
export interface PlayerStatisticsProps {
  readonly personId: PersonId;
  /** Null while loading. */
  readonly member: RosterMember | null;
  readonly league: League | null;
  /** The player's team in the league; null where unknown. */
  readonly teamId: TeamId | null;
  /** Leagues known not to publish results (reading 24), which career totals leave out. */
  readonly hidden: ReadonlySet<TournamentId>;
  readonly selection: Selection;
  readonly tournaments: Page<Rows<PersonTournament>>;
}

/** A sport's views of a player's page. */
export interface PlayerViews {
  /** The calls of its first view, including the player's own. */
  readonly calls: (request: PlayerRequest) => readonly PlayerCall[];
  /** The player's statistics. */
  readonly Statistics: ComponentType<PlayerStatisticsProps>;
}
