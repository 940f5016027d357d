import { OptionalText } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import {
  BirthYear,
  Flag,
  KnownMeasure,
  optionalId,
  requiredId,
  ShirtNumber,
} from '../../decode/rowCodecs.ts';
import { OrgId, PersonId, TeamId } from '../../ids.ts';

/** A person of a team: a row of the roster, and what a player's page says of them (specification §3 "Player info"). */
export interface RosterMember {
  readonly personId: PersonId;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly shirtNumber: string | null;
  /** As the federation writes it: GK1, GK2, RD, LD, RW, CE, LW in hockey. */
  readonly position: string | null;
  /** The year alone (reading 25). */
  readonly born: number | null;
  /** Centimetres; null when unknown (0 on the wire). */
  readonly height: number | null;
  readonly nationality: string | null;
  /** An address that expires: expect it to be broken. */
  readonly imageUrl: string | null;
  readonly owningOrgId: OrgId | null;
  /** `Player`, or `TeamSupport` for coaches and helpers. */
  readonly memberType: string | null;
}

const member = {
  personId: field('personId', requiredId(PersonId)),
  firstName: field('firstName', OptionalText),
  lastName: field('lastName', OptionalText),
  shirtNumber: field(['number', 'shirtNo'], ShirtNumber),
  position: field('position', OptionalText),
  born: field('birthDate', BirthYear),
  height: field('height', KnownMeasure),
  nationality: field('nationality', OptionalText),
  imageUrl: field('imageUrl', OptionalText),
  owningOrgId: field('owningOrgId', optionalId(OrgId)),
  memberType: field('memberType', OptionalText),
};

/** A row of `ta/TeamMembers`. */
export const RosterRow = entity<RosterMember>('roster member', member);

/** A person of a team in one match: a member of its line-up (specification §3). */
export interface MatchTeamMember extends RosterMember {
  readonly teamId: TeamId | null;
  readonly isCaptain: boolean;
}

/** A row of `ta/MatchTeamMembers`. */
export const MatchTeamMemberRow = entity<MatchTeamMember>('match team member', {
  ...member,
  teamId: field('teamOrgId', optionalId(TeamId)),
  isCaptain: field(['captain', 'isCaptain'], Flag),
});

/** The goalkeepers' positions (specification §2, "Player profile"). */
const goaliePositions: ReadonlySet<string> = new Set(['GK1', 'GK2']);

/** Whether a position is a goalkeeper's: GK1 or GK2. */
export const isGoaliePosition = (position: string | null): boolean =>
  position !== null && goaliePositions.has(position.toUpperCase());

/** The players of a roster; coaches and helpers are left out. Who has no type is a player. */
export const playersOf = <M extends RosterMember>(members: readonly M[]): readonly M[] =>
  members.filter(({ memberType }) => memberType === null || memberType.toLowerCase() !== 'teamsupport');
