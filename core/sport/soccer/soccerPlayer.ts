import { OptionalText } from '../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import { Count, optionalId } from '../../decode/rowCodecs.ts';
import { PersonId, TeamId } from '../../ids.ts';
import { nameFields } from '../../league/player/person.ts';

/** A row of `corpsports/soccer/BestPlayers`. */
export const SoccerPlayerRow = entity('soccer player', {
  personId: field('personId', optionalId(PersonId)),
  reportedName: field(['fullName', 'name'], OptionalText),
  ...nameFields,
  teamId: field(['teamOrgId', 'orgId', 'teamId'], optionalId(TeamId)),
  teamName: field(['team', 'teamName', 'orgName'], OptionalText),
  matches: field('matches', Count),
  goals: field(['goals', 'goalsScored'], Count),
  redCards: field('redCards', Count),
  yellowCards: field('yellowCards', Count),
});

/** A player's goals and cards in a corporate league (specification §2, "Statistics"). */
export type SoccerPlayer = ModelOf<typeof SoccerPlayerRow>;
