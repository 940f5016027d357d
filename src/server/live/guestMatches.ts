import { matchById, matchesOfLeague, matchesOnDate } from '@kampdag/core/gateway/endpoints';
import type { MatchId, TournamentId } from '@kampdag/core/ids';
import type { DeploymentId } from '@kampdag/core/site/deployment';
import { type CivilDate, readCivilDate } from '@kampdag/core/time/civilDate';
import { option, taskEither } from 'fp-ts';
import * as t from 'io-ts';
import type { GatewaySource } from '../gateway/source.ts';

/** A match that is played in from a recording: the federation knows nothing of it, visitors see it as any other. */
export interface GuestMatch {
  readonly matchId: MatchId;
  readonly tournamentId: TournamentId;
  readonly deployment: DeploymentId;
  /** As a row of `ta/TournamentMatches`. */
  readonly row: Readonly<Record<string, unknown>>;
}

/** The guests of this process, by match id. */
export interface GuestMatches {
  readonly add: (match: GuestMatch) => void;
  /** False where there was none. */
  readonly remove: (matchId: MatchId) => boolean;
  /** The source, with the guests among its answers. */
  readonly among: (source: GatewaySource) => GatewaySource;
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

/** No guests yet. */
export const createGuestMatches = (): GuestMatches => {
  const guests = new Map<MatchId, GuestMatch>();
  const those = (fits: (guest: GuestMatch) => boolean): readonly GuestMatch[] =>
    [...guests.values()].filter((guest) => fits(guest));

  return {
    add: (match) => {
      guests.set(match.matchId, match);
    },
    remove: (matchId) => guests.delete(matchId),
    among: (source) => ({
      request: (deployment, path, now) => {
        const one = matchById.read(path);
        const guest = option.isSome(one) ? guests.get(one.value.matchId) : undefined;
        if (guest !== undefined) return taskEither.right({ ...guest.row, id: guest.matchId });
        const league = matchesOfLeague.read(path);
        const day = matchesOnDate.read(path);
        const here = those(({ deployment: key }) => key === deployment.id);
        const added = here.filter(
          (match) =>
            (option.isSome(league) && league.value.tournamentId === match.tournamentId) ||
            (option.isSome(day) && day.value.date === dateOf(match)),
        );
        return taskEither.map((body: unknown) => withGuests(body, added))(
          source.request(deployment, path, now),
        );
      },
    }),
  };
};
