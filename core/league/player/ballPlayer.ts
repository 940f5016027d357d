import { OptionalText } from '../../decode/codecs.ts';
import { field } from '../../decode/entity.ts';
import { optionalId, requiredId, ShirtNumber } from '../../decode/rowCodecs.ts';
import { PersonId, TeamId } from '../../ids.ts';

/** Who a row of basketball's or volleyball's figures is of. */
export interface BallPlayer {
  readonly personId: PersonId;
  /** The team (`orgId` on the wire: wire-format §3). */
  readonly teamId: TeamId | null;
  readonly teamName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly shirtNumber: string | null;
}

/** The fields of such a row that say so. */
export const ballPlayer = {
  personId: field('personId', requiredId(PersonId)),
  teamId: field(['orgId', 'teamOrgId'], optionalId(TeamId)),
  teamName: field(['orgName', 'teamName'], OptionalText),
  firstName: field('firstName', OptionalText),
  lastName: field('lastName', OptionalText),
  shirtNumber: field(['shirtNo', 'number'], ShirtNumber),
};
