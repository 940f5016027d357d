import { OptionalFederationText, OptionalText } from '../../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../../decode/entity.ts';
import { ElapsedTime, optionalId, ShirtNumber } from '../../../decode/rowCodecs.ts';
import { type FederationText, lettersOf } from '../../../federationText.ts';
import { OrgId, PeriodId, PersonId } from '../../../ids.ts';
import { nameFields, noName } from '../../../league/player/person.ts';

/** A row of `icehockey/Match/Penalties`. */
export const HockeyPenaltyRow = entity('hockey penalty', {
  personId: field('personId', optionalId(PersonId)),
  orgId: field('orgId', optionalId(OrgId)),
  teamName: field('teamName', OptionalText),
  shirtNumber: field('shirtNo', ShirtNumber),
  ...nameFields,
  /** The federation's text, such as tripping or hooking. */
  infraction: field('infractionType', OptionalFederationText),
  /** A text like `x-2 min`; see `penaltyMinutes`. */
  severity: field('severityType', OptionalFederationText),
  /** Seconds played in the period at the start of the penalty. */
  servingStart: field('servingStartTime', ElapsedTime),
  servingPeriodId: field('servingStartPeriodId', optionalId(PeriodId)),
});

/** A penalty of a hockey match (specification §3). */
export type HockeyPenalty = ModelOf<typeof HockeyPenaltyRow>;

/** The penalty as a league tells it that withholds its teams: it is nobody's. */
export const penaltyWithoutPeople = (penalty: HockeyPenalty): HockeyPenalty => ({
  ...penalty,
  ...noName,
  personId: null,
  shirtNumber: null,
});

/**
 * The minutes in a severity's text (specification §9): `x-2 min` is 2, `2+10 min` is 2 and 10; empty when it names none.
 */
export const penaltyParts = (severity: FederationText | null): readonly number[] => {
  const found = /(\d+(?:\s*\+\s*\d+)*)\s*min/i.exec(severity === null ? '' : lettersOf(severity))?.[1];
  return found === undefined ? [] : found.split('+').map(Number);
};

/** Penalty minutes from the severity's text; null when it names none. */
export const penaltyMinutes = (severity: FederationText | null): number | null => {
  const parts = penaltyParts(severity);
  return parts.length === 0 ? null : parts.reduce((sum, minutes) => sum + minutes, 0);
};

/** The sum of penalty minutes; penalties without minutes count 0. */
export const totalPenaltyMinutes = (penalties: readonly HockeyPenalty[]): number =>
  penalties.reduce((sum, { severity }) => sum + (penaltyMinutes(severity) ?? 0), 0);
