import { PeriodId, PersonId, TeamId } from '../../ids.ts';
import type { MatchData, Member, PeriodData, Referee } from './matchData.ts';
import { type WireMatchData, WireMember, WirePeriod, WireReferee } from './wire.ts';
import { type WireReader, wireReader } from './wireReader.ts';

const readMember = wireReader(WireMember);
const readReferee = wireReader(WireReferee);
const readPeriod = wireReader(WirePeriod);

/** The readable rows of a list; bad rows are dropped. */
const rows = <W, A>(
  readRow: WireReader<W>,
  list: readonly unknown[] | null,
  read: (wire: W) => A,
): readonly A[] | null => {
  if (list === null) return null;
  const good: A[] = [];
  for (const raw of list) {
    const row = readRow(raw);
    if (row !== null) good.push(read(row));
  }
  return good;
};

const members = (list: readonly unknown[] | null): readonly Member[] | null =>
  rows(readMember, list, (wire) => ({
    id: PersonId(wire.Id),
    firstName: wire.FirstName,
    lastName: wire.LastName,
    shirtNo: wire.ShirtNo,
    positionId: wire.PositionId,
    positionName: wire.PositionName,
    isCaptain: wire.IsCaptain ?? false,
    isAlternateCaptain: wire.IsAlternateCaptain ?? false,
    isStarter: wire.IsStarter ?? false,
  }));

const referees = (list: readonly unknown[] | null): readonly Referee[] | null =>
  rows(readReferee, list, (wire) => {
    const id = wire.Id ?? wire.personId;
    return { id: id === null ? null : PersonId(id), name: wire.Name, type: wire.Type };
  });

const periods = (list: readonly unknown[] | null): readonly PeriodData[] | null =>
  rows(readPeriod, list, (wire) => ({
    id: PeriodId(wire.PartialResultTypeId),
    name: wire.Name,
    duration: wire.Duration,
    isOvertime: wire.IsOvertimeType ?? false,
    isShootout: wire.IsShootoutType ?? false,
    sortOrder: wire.SortOrder,
  }));

const teamId = (id: number | null): TeamId | null => (id === null ? null : TeamId(id));

/** Decodes the description of a match. */
export const readMatchData = (wire: WireMatchData): MatchData => ({
  teamName: { home: wire.HomeTeam, away: wire.AwayTeam },
  teamId: { home: teamId(wire.HomeTeamId), away: teamId(wire.AwayTeamId) },
  players: { home: members(wire.HomePlayers), away: members(wire.AwayPlayers) },
  goalies: { home: members(wire.HomeGoalies), away: members(wire.AwayGoalies) },
  coaches: { home: members(wire.HomeCoaches), away: members(wire.AwayCoaches) },
  referees: referees(wire.Referees),
  periods: periods(wire.Periods),
  tournamentName: wire.TournamentName,
  arena: wire.ActivityArea,
  startTime: wire.MatchStartTime,
  // -1 is "unknown" (reading 10) and does not replace a known number.
  attendance: wire.Attendance,
});
