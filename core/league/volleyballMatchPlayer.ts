import { OptionalText } from '../decode/codecs.ts';
import { entity, field } from '../decode/entity.ts';
import { Count, optionalId, requiredId, ShirtNumber } from '../decode/rowCodecs.ts';
import { PersonId, TeamId } from '../ids.ts';

/** What a volleyball player did in one match (specification §3). */
export interface VolleyballMatchPlayer {
  readonly personId: PersonId;
  readonly teamId: TeamId | null;
  readonly teamName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly shirtNumber: string | null;
  readonly points: number;
  readonly attacks: number;
  readonly blocks: number;
  readonly aces: number;
}

/** A row of `volleyball/match/Players`. */
export const VolleyballMatchPlayerRow = entity<VolleyballMatchPlayer>('volleyball match player', {
  personId: field('personId', requiredId(PersonId)),
  teamId: field(['orgId', 'teamOrgId'], optionalId(TeamId)),
  teamName: field(['orgName', 'teamName'], OptionalText),
  firstName: field('firstName', OptionalText),
  lastName: field('lastName', OptionalText),
  shirtNumber: field(['shirtNo', 'number'], ShirtNumber),
  points: field('totalPoints', Count),
  attacks: field('attackPoints', Count),
  blocks: field('blockPoints', Count),
  aces: field('aces', Count),
});
