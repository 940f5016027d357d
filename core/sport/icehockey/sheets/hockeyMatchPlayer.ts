import { OptionalText } from '../../../decode/codecs.ts';
import { entity, field } from '../../../decode/entity.ts';
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

/** What a hockey player did in one match (specification §3). */
export interface HockeyMatchPlayer {
  readonly personId: PersonId;
  readonly orgId: OrgId | null;
  readonly teamId: TeamId | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly shirtNumber: string | null;
  /** `Player`, `GK1` or `GK2`. */
  readonly memberType: string | null;
  /** Line 1 to 4; null for goalies and who is in no line. */
  readonly lineNumber: number | null;
  readonly isBestPlayer: boolean;
  readonly goals: number;
  readonly assists: number;
  /** Goals and assists (`pts` on the wire). */
  readonly points: number;
  /** Goals for less goals against while on the ice (`points` on the wire: wire-format §3). */
  readonly plusMinus: number;
  readonly shots: number;
  readonly penaltyMinutes: number;
  /** Face-offs won, 0 to 1; null when none were taken. */
  readonly faceoffShare: number | null;
  /** Seconds; read the seconds first, then the text. */
  readonly timeOnIceSeconds: number | null;
  /** Seconds, from the text `mm:ss`. */
  readonly timeOnIceText: number | null;
}

/** A row of `icehockey/Match/Players`. */
export const HockeyMatchPlayerRow = entity<HockeyMatchPlayer>('hockey match player', {
  personId: field('personId', requiredId(PersonId)),
  orgId: field('orgId', optionalId(OrgId)),
  teamId: field('teamOrgId', optionalId(TeamId)),
  firstName: field('firstName', OptionalText),
  lastName: field('lastName', OptionalText),
  shirtNumber: field(['shirtNo', 'number'], ShirtNumber),
  memberType: field('memberType', OptionalText),
  lineNumber: field('lineNumber', OptionalNumber),
  isBestPlayer: field('bestPlayer', Flag),
  goals: field('goalsScored', Count),
  assists: field('assists', Count),
  points: field('pts', Count),
  plusMinus: field('points', Count),
  shots: field('shots', Count),
  penaltyMinutes: field('pim', Count),
  faceoffShare: field(['faceoffs_WinPct', 'faceoffsWinPct'], Share),
  timeOnIceSeconds: field('playerTimeSeconds', OptionalNumber),
  timeOnIceText: field('playerTime', PlayingTime),
});

/** Seconds on the ice; null where the federation measured none. */
export const timeOnIce = ({
  timeOnIceSeconds,
  timeOnIceText,
}: Pick<HockeyMatchPlayer, 'timeOnIceSeconds' | 'timeOnIceText'>): number | null =>
  timeOnIceSeconds ?? timeOnIceText;
