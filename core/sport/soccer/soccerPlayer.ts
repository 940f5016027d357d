import { OptionalText } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import { Count, optionalId } from '../../decode/rowCodecs.ts';
import { PersonId, TeamId } from '../../ids.ts';
import { fullName } from '../../league/player/person.ts';

/** A player's goals and cards in a league of the corporate variant (specification §2, "Statistics"). */
export interface SoccerPlayer {
  readonly personId: PersonId | null;
  readonly reportedName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly teamId: TeamId | null;
  readonly teamName: string | null;
  readonly matches: number;
  readonly goals: number;
  readonly redCards: number;
  readonly yellowCards: number;
}

/** A row of `corpsports/soccer/BestPlayers`. */
export const SoccerPlayerRow = entity<SoccerPlayer>('soccer player', {
  personId: field('personId', optionalId(PersonId)),
  reportedName: field(['fullName', 'name'], OptionalText),
  firstName: field('firstName', OptionalText),
  lastName: field('lastName', OptionalText),
  teamId: field(['teamOrgId', 'orgId', 'teamId'], optionalId(TeamId)),
  teamName: field(['team', 'teamName', 'orgName'], OptionalText),
  matches: field('matches', Count),
  goals: field(['goals', 'goalsScored'], Count),
  redCards: field('redCards', Count),
  yellowCards: field('yellowCards', Count),
});

/** The name to show: the one sent whole, else first and last name. */
export const soccerPlayerName = (player: SoccerPlayer): string => player.reportedName ?? fullName(player);
