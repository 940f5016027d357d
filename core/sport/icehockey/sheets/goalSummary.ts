import { OptionalFederationText, OptionalText } from '../../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../../decode/entity.ts';
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
import { nameFields, noName } from '../../../league/player/person.ts';

/** A row of `icehockey/Match/Goals`. */
export const GoalSummaryRow = entity('goal summary', {
  side: field(['homeOrAwayTeam', 'team'], SideLetter),
  teamName: field('teamName', OptionalText),
  orgId: field('orgId', optionalId(OrgId)),
  /** 200141 even strength, 200142 and 200143 power play, 200144 and 200145 short-handed. */
  goalTypeId: field('goalTypeId', OptionalNumber),
  goalType: field('goalType', OptionalFederationText),
  personId: field('personId', optionalId(PersonId)),
  shirtNumber: field('shirtNo', ShirtNumber),
  ...nameFields,
  firstAssistId: field('firstAssistPersonId', optionalId(PersonId)),
  firstAssistShirtNumber: field('firstAssistShirtNo', ShirtNumber),
  firstAssistFirstName: field('firstAssistFirstName', OptionalText),
  firstAssistLastName: field('firstAssistLastName', OptionalText),
  secondAssistId: field('secondAssistPersonId', optionalId(PersonId)),
  secondAssistShirtNumber: field('secondAssistShirtNo', ShirtNumber),
  secondAssistFirstName: field('secondAssistFirstName', OptionalText),
  secondAssistLastName: field('secondAssistLastName', OptionalText),
  /** Shirt numbers. */
  homeOnIce: field('onIceHomeTeamShirtNo', Listed),
  awayOnIce: field('onIceAwayTeamShirtNo', Listed),
  /** Seconds played in the period. */
  periodTime: field('periodTime', ElapsedTime),
  periodId: field('periodId', optionalId(PeriodId)),
  periodName: field('periodName', OptionalFederationText),
  isEmptyNet: field('emptyNet', Flag),
  isPenaltyShot: field('penaltyShot', Flag),
});

/**
 * A goal of a hockey match's summary (specification §3). Shootout goals may be included, so the number of rows is not the
 * score (wire-format §3).
 */
export type GoalSummary = ModelOf<typeof GoalSummaryRow>;

/** The goal as a league tells it that withholds its teams: nobody scored it, assisted it or was on the ice. */
export const goalWithoutPeople = (goal: GoalSummary): GoalSummary => ({
  ...goal,
  ...noName,
  personId: null,
  shirtNumber: null,
  firstAssistId: null,
  firstAssistShirtNumber: null,
  firstAssistFirstName: null,
  firstAssistLastName: null,
  secondAssistId: null,
  secondAssistShirtNumber: null,
  secondAssistFirstName: null,
  secondAssistLastName: null,
  homeOnIce: [],
  awayOnIce: [],
});
