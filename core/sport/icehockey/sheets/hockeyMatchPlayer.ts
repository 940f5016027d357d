import { OptionalText } from '../../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../../decode/entity.ts';
import {
  Count,
  Flag,
  OptionalNumber,
  optionalId,
  PlayingTime,
  requiredId,
  Share,
  ShirtNumber,
} from '../../../decode/rowCodecs.ts';
import { OrgId, PersonId, TeamId } from '../../../ids.ts';
import { nameFields } from '../../../league/player/person.ts';

/** A row of `icehockey/Match/Players`. */
export const HockeyMatchPlayerRow = entity('hockey match player', {
  personId: field('personId', requiredId(PersonId)),
  orgId: field('orgId', optionalId(OrgId)),
  teamId: field('teamOrgId', optionalId(TeamId)),
  ...nameFields,
  shirtNumber: field(['shirtNo', 'number'], ShirtNumber),
  /** `Player`, `GK1` or `GK2`. */
  memberType: field('memberType', OptionalText),
  /** Line 1 to 4; null for goalies and players without a line. */
  lineNumber: field('lineNumber', OptionalNumber),
  isBestPlayer: field('bestPlayer', Flag),
  goals: field('goalsScored', Count),
  assists: field('assists', Count),
  /** Goals and assists (`pts` on the wire). */
  points: field('pts', Count),
  /** Goals for minus goals against while on the ice (`points` on the wire: wire-format §3). */
  plusMinus: field('points', Count),
  shots: field('shots', Count),
  penaltyMinutes: field('pim', Count),
  /** Face-offs won, 0 to 1; null when none were taken. */
  faceoffShare: field(['faceoffs_WinPct', 'faceoffsWinPct'], Share),
  /** Seconds on the ice, sent as a number or else as a text `mm:ss`; null when not measured. */
  timeOnIce: field(['playerTimeSeconds', 'playerTime'], PlayingTime),
});

/** A hockey player's figures in one match (specification §3). */
export type HockeyMatchPlayer = ModelOf<typeof HockeyMatchPlayerRow>;
