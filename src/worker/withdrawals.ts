import { clientOver, type GatewayTransport } from '@kampdag/core/gateway/client';
import { leaguesOfSeason } from '@kampdag/core/gateway/endpoints';
import { SeasonId } from '@kampdag/core/ids';
import {
  isLessThan,
  type LeaguePublication,
  nothingPublished,
  publicationOf,
} from '@kampdag/core/league/match/publication';
import { either } from 'fp-ts';

/** What each league publishes, by season and league. */
export type Publications = Readonly<Record<string, Readonly<Record<string, LeaguePublication>>>>;

/** Whether a league of the requested seasons publishes less than before, so that caches may hold withheld data (reading 24). */
export const hasWithdrawn = (before: Publications, after: Publications): boolean =>
  Object.entries(after).some(([season, leagues]) =>
    Object.entries(before[season] ?? {}).some(([id, published]) =>
      isLessThan(leagues[id] ?? nothingPublished, published),
    ),
  );

/** The seasons in some addresses, each once. */
export const seasonsIn = (addresses: readonly string[]): readonly SeasonId[] =>
  [
    ...new Set(addresses.flatMap((address) => /(?:[?&]seasonId=|\/Season\/)(\d+)/.exec(address)?.[1] ?? [])),
  ].map((id) => SeasonId(Number(id)));

/** What the leagues of some seasons publish now; null if a request fails. */
export const askPublications = async (
  transport: GatewayTransport,
  seasons: readonly SeasonId[],
): Promise<Publications | null> => {
  const found: Record<string, Publications[string]> = {};
  for (const seasonId of seasons) {
    const leagues = await clientOver(transport).fetch(leaguesOfSeason, { seasonId })();
    if (either.isLeft(leagues)) return null;
    found[seasonId] = Object.fromEntries(
      leagues.right.rows.map((league) => [league.tournamentId, publicationOf(league)]),
    );
  }
  return found;
};
