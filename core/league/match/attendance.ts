import { OptionalText } from '../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import { Count, KnownCount, optionalId } from '../../decode/rowCodecs.ts';
import { TeamId } from '../../ids.ts';

/** A row of `icehockey/spectators`. */
export const AttendanceRow = entity('attendance', {
  teamId: field(['teamOrgId', 'orgId', 'teamId'], optionalId(TeamId)),
  teamName: field(['teamName', 'orgName'], OptionalText),
  /** At the last match (`yesterday` on the wire); null when unknown. */
  lastMatch: field('yesterday', KnownCount),
  total: field('total', Count),
  games: field('games', Count),
});

/** Spectators at a team's home matches in a league (specification §3 "Attendance row"). */
export type Attendance = ModelOf<typeof AttendanceRow>;

/** Spectators per match, whole; null before the first. */
export const averageAttendance = ({ total, games }: Attendance): number | null =>
  games <= 0 ? null : Math.round(total / games);
