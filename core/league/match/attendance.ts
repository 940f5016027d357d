import { OptionalText } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import { Count, KnownCount, optionalId } from '../../decode/rowCodecs.ts';
import { TeamId } from '../../ids.ts';

/** Spectators at a team's home matches in a league (specification §3 "Attendance row"). */
export interface Attendance {
  readonly teamId: TeamId | null;
  readonly teamName: string | null;
  /** At the last match (`yesterday` on the wire); null when unknown. */
  readonly lastMatch: number | null;
  readonly total: number;
  readonly games: number;
}

/** A row of `icehockey/spectators`. */
export const AttendanceRow = entity<Attendance>('attendance', {
  teamId: field(['teamOrgId', 'orgId', 'teamId'], optionalId(TeamId)),
  teamName: field(['teamName', 'orgName'], OptionalText),
  lastMatch: field('yesterday', KnownCount),
  total: field('total', Count),
  games: field('games', Count),
});

/** Spectators per match, whole; null before the first. */
export const averageAttendance = ({ total, games }: Attendance): number | null =>
  games <= 0 ? null : Math.round(total / games);
