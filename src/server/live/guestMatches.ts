import { matchById, matchesOfLeague, matchesOnDate } from '@kampdag/core/gateway/endpoints';
import type { MatchId, TournamentId } from '@kampdag/core/ids';
import type { League } from '@kampdag/core/league/season/league';
import type { DeploymentId } from '@kampdag/core/site/deployment';
import { type CivilDate, readCivilDate } from '@kampdag/core/time/civilDate';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime, type WallTime } from '@kampdag/core/time/oslo';
import { hhmmOf, TimeOfDay } from '@kampdag/core/time/timeOfDay';
import { option, taskEither } from 'fp-ts';
import * as t from 'io-ts';
import type { GatewaySource } from '../gateway/source.ts';

/** A match played in from a recording, which the federation does not have and visitors see like any other. */
export interface GuestMatch {
  readonly matchId: MatchId;
  readonly tournamentId: TournamentId;
  readonly deployment: DeploymentId;
  /** As a row of `ta/TournamentMatches`. */
  readonly row: Readonly<Record<string, unknown>>;
}

const Listing = t.intersection([t.UnknownRecord, t.type({ matches: t.array(t.UnknownRecord) })]);

const dateOf = ({ row }: GuestMatch): CivilDate | null =>
  option.toNullable(readCivilDate(String(row['matchDate'])));

const withGuests = (body: unknown, guests: readonly GuestMatch[]): unknown => {
  if (guests.length === 0 || !Listing.is(body)) return body;
  const ids = new Set<unknown>(guests.map(({ matchId }) => matchId));
  return {
    ...body,
    matches: [
      ...body.matches.filter((row) => !ids.has(row['matchId'] ?? row['id'])),
      ...guests.map(({ row }) => row),
    ],
  };
};

/** The guest matches of this process, by id; starts without any. */
export const createGuestMatches = () => {
  const guests = new Map<MatchId, GuestMatch>();
  return {
    add: (match: GuestMatch): void => {
      guests.set(match.matchId, match);
    },
    /** False if there was none. */
    remove: (matchId: MatchId): boolean => guests.delete(matchId),
    /** Adds the guest matches to a source's answers. */
    among: (source: GatewaySource): GatewaySource => ({
      request: (deployment, path, now) => {
        const one = matchById.read(path);
        const guest = option.isSome(one) ? guests.get(one.value.matchId) : undefined;
        if (guest !== undefined) return taskEither.right({ ...guest.row, id: guest.matchId });
        const league = matchesOfLeague.read(path);
        const day = matchesOnDate.read(path);
        const added = [...guests.values()].filter(
          (match) =>
            match.deployment === deployment.id &&
            ((option.isSome(league) && league.value.tournamentId === match.tournamentId) ||
              (option.isSome(day) && day.value.date === dateOf(match))),
        );
        return taskEither.map((body: unknown) => withGuests(body, added))(
          source.request(deployment, path, now),
        );
      },
    }),
  };
};

export type GuestMatches = ReturnType<typeof createGuestMatches>;

/** The fields of a row of a match that starts at a time and is reported live; past midnight its end is before its start. */
const liveFieldsOf = ({ date, time }: WallTime, minutes: number) => ({
  matchDate: `${date}T00:00:00`,
  // 0 means "not set" (reading 10), so midnight is written as 00:01.
  matchStartTime: Math.max(1, hhmmOf(time)),
  matchEndTime: Math.max(1, hhmmOf(TimeOfDay((time + minutes) % (24 * 60)))),
  statusTypeId: 1,
  liveClientType: 'Advanced',
  matchResult: null,
});

/**
 * Turns a recording's match row into a match that starts now: today, reported live, without a result, in the given league. Other
 * fields are kept.
 */
export const guestRowOf = (
  row: Readonly<Record<string, unknown>>,
  matchId: MatchId,
  league: League,
  now: Instant,
): Readonly<Record<string, unknown>> => ({
  ...row,
  matchId,
  tournamentId: league.tournamentId,
  tournamentName: league.name,
  seasonId: league.seasonId,
  sportId: league.sportId,
  ...liveFieldsOf(osloWallTime(now), 180),
  nonPlayReason: null,
});
