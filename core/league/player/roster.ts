import { OptionalText } from '../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import {
  BirthYear,
  Flag,
  KnownMeasure,
  optionalId,
  requiredId,
  ShirtNumber,
} from '../../decode/rowCodecs.ts';
import { OrgId, PersonId, TeamId } from '../../ids.ts';
import { nameFields } from './person.ts';

const member = {
  personId: field('personId', requiredId(PersonId)),
  ...nameFields,
  shirtNumber: field(['number', 'shirtNo'], ShirtNumber),
  /** As the federation writes it: GK1, GK2, RD, LD, RW, CE, LW in hockey. */
  position: field('position', OptionalText),
  /** The year alone (reading 25). */
  born: field('birthDate', BirthYear),
  /** Centimetres; null when unknown (0 on the wire). */
  height: field('height', KnownMeasure),
  nationality: field('nationality', OptionalText),
  /** An address that expires, so the picture is often missing. */
  imageUrl: field('imageUrl', OptionalText),
  owningOrgId: field('owningOrgId', optionalId(OrgId)),
  /** `Player`, or `TeamSupport` for coaches and helpers. */
  memberType: field('memberType', OptionalText),
};

/** A row of `ta/TeamMembers`. */
export const RosterRow = entity('roster member', member);

/** A member of a team: a row of the roster, and the facts on a player's page (specification §3 "Player info"). */
export type RosterMember = ModelOf<typeof RosterRow>;

/** A row of `ta/MatchTeamMembers`. */
export const MatchTeamMemberRow = entity('match team member', {
  ...member,
  teamId: field('teamOrgId', optionalId(TeamId)),
  isCaptain: field(['captain', 'isCaptain'], Flag),
});

/** A member of a team's line-up in one match (specification §3). */
export type MatchTeamMember = ModelOf<typeof MatchTeamMemberRow>;

/** The goalkeepers' positions (specification §2, "Player profile"). */
const goaliePositions: ReadonlySet<string> = new Set(['GK1', 'GK2']);

/** Whether a position is a goalkeeper's: GK1 or GK2. */
export const isGoaliePosition = (position: string | null): boolean =>
  position !== null && goaliePositions.has(position.toUpperCase());

/** The players of a roster, without coaches and helpers. A member without a type is a player. */
export const playersOf = <M extends RosterMember>(members: readonly M[]): readonly M[] =>
  members.filter(({ memberType }) => memberType === null || memberType.toLowerCase() !== 'teamsupport');
