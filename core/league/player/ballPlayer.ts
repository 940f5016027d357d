import { OptionalText } from '../../decode/codecs.ts';
import { field } from '../../decode/entity.ts';
import { optionalId, requiredId, ShirtNumber } from '../../decode/rowCodecs.ts';
import { PersonId, TeamId } from '../../ids.ts';
import { nameFields } from './person.ts';

/** The fields that name the player in a ball sport's statistics row. */
export const ballPlayer = {
  personId: field('personId', requiredId(PersonId)),
  /** The team (`orgId` on the wire: wire-format §3). */
  teamId: field(['orgId', 'teamOrgId'], optionalId(TeamId)),
  teamName: field(['orgName', 'teamName'], OptionalText),
  ...nameFields,
  shirtNumber: field(['shirtNo', 'number'], ShirtNumber),
};
