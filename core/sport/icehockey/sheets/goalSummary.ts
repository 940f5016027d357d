import { OptionalText } from '../../../decode/codecs.ts';
import { entity, field } from '../../../decode/entity.ts';
import {
  ElapsedTime,
  Flag,
  Listed,
  OptionalNumber,
  optionalId,
  ShirtNumber,
  SideLetter,
} from '../../../decode/rowCodecs.ts';
import { OrgId, PeriodId, PersonId } from '../../../ids.ts';
import type { Side } from '../../../side.ts';

/**
 * A goal of a hockey match's summary (specification §3). Goals of the shootout can be among them, so rows are not counted
 * to get the score (wire-format §3).
 */
export interface GoalSummary {
  readonly side: Side | null;
  readonly teamName: string | null;
  readonly orgId: OrgId | null;
  /** 200141 even strength, 200142 and 200143 power play, 200144 and 200145 short-handed. */
  readonly goalTypeId: number | null;
  readonly goalType: string | null;
  readonly personId: PersonId | null;
  readonly shirtNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly firstAssistId: PersonId | null;
  readonly firstAssistShirtNumber: string | null;
  readonly firstAssistFirstName: string | null;
  readonly firstAssistLastName: string | null;
  readonly secondAssistId: PersonId | null;
  readonly secondAssistShirtNumber: string | null;
  readonly secondAssistFirstName: string | null;
  readonly secondAssistLastName: string | null;
  /** Shirt numbers. */
  readonly homeOnIce: readonly string[];
  readonly awayOnIce: readonly string[];
  /** Seconds played in the period. */
  readonly periodTime: number | null;
  readonly periodId: PeriodId | null;
  readonly periodName: string | null;
  readonly isEmptyNet: boolean;
  readonly isPenaltyShot: boolean;
}

/** A row of `icehockey/Match/Goals`. */
export const GoalSummaryRow = entity<GoalSummary>('goal summary', {
  side: field(['homeOrAwayTeam', 'team'], SideLetter),
  teamName: field('teamName', OptionalText),
  orgId: field('orgId', optionalId(OrgId)),
  goalTypeId: field('goalTypeId', OptionalNumber),
  goalType: field('goalType', OptionalText),
  personId: field('personId', optionalId(PersonId)),
  shirtNumber: field('shirtNo', ShirtNumber),
  firstName: field('firstName', OptionalText),
  lastName: field('lastName', OptionalText),
  firstAssistId: field('firstAssistPersonId', optionalId(PersonId)),
  firstAssistShirtNumber: field('firstAssistShirtNo', ShirtNumber),
  firstAssistFirstName: field('firstAssistFirstName', OptionalText),
  firstAssistLastName: field('firstAssistLastName', OptionalText),
  secondAssistId: field('secondAssistPersonId', optionalId(PersonId)),
  secondAssistShirtNumber: field('secondAssistShirtNo', ShirtNumber),
  secondAssistFirstName: field('secondAssistFirstName', OptionalText),
  secondAssistLastName: field('secondAssistLastName', OptionalText),
  homeOnIce: field('onIceHomeTeamShirtNo', Listed),
  awayOnIce: field('onIceAwayTeamShirtNo', Listed),
  periodTime: field('periodTime', ElapsedTime),
  periodId: field('periodId', optionalId(PeriodId)),
  periodName: field('periodName', OptionalText),
  isEmptyNet: field('emptyNet', Flag),
  isPenaltyShot: field('penaltyShot', Flag),
});
