import type { Rows } from '@kampdag/core/decode/rows';
import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { PersonId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { PersonTournament } from '@kampdag/core/league/player/personTournament';
import type { RosterMember } from '@kampdag/core/league/player/roster';
import type { League } from '@kampdag/core/league/season/league';
import type { Selection } from '@kampdag/core/site/selection';
import type { taskEither } from 'fp-ts';
import type { ComponentType } from 'react';
import type { Page } from '../machines/useCall.ts';

/** A call of a player's first view; what it answers is recorded, not looked at. */
export type PlayerCall = taskEither.TaskEither<GatewayFailure, unknown>;

/** What a sport's calls for a player are made of. */
export interface PlayerAsked {
  readonly gateway: GatewayClient;
  readonly personId: PersonId;
  /** The chosen league; null where there is none, and where its results are not published. */
  readonly league: League | null;
  /** Asks who the player is: null where nobody knows. */
  readonly info: taskEither.TaskEither<GatewayFailure, RosterMember | null>;
}

/** What a sport's part of a player's page is given. */
export interface PlayerStatisticsProps {
  readonly personId: PersonId;
  /** Null while it is not known who they are. */
  readonly member: RosterMember | null;
  readonly league: League | null;
  /** The team that they play for in the league; null where it is not known. */
  readonly teamId: TeamId | null;
  /** The leagues that are known not to publish their results (reading 24): nothing of them is added up. */
  readonly hidden: ReadonlySet<TournamentId>;
  readonly selection: Selection;
  readonly tournaments: Page<Rows<PersonTournament>>;
}

/** What a player's page has by sport. */
export interface PlayerViews {
  /** What its first view asks for, who the player is included. */
  readonly calls: (asked: PlayerAsked) => readonly PlayerCall[];
  /** What they did. */
  readonly Statistics: ComponentType<PlayerStatisticsProps>;
}
