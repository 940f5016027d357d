import { clientOver, type GatewayTransport } from '@kampdag/core/gateway/client';
import { leaguesOfSeason } from '@kampdag/core/gateway/endpoints';
import { SeasonId } from '@kampdag/core/ids';
import {
  type LeaguePublication,
  nothingPublished,
  publicationOf,
} from '@kampdag/core/league/season/publication';
import { either } from 'fp-ts';

/** What each league of some seasons publishes, by its id. */
export type Publications = Readonly<Record<string, LeaguePublication>>;

const aspects = Object.keys(nothingPublished) as readonly (keyof LeaguePublication)[];

/** Whether a league publishes less than it did: what is kept may show what no longer may be seen (reading 24). */
export const hasWithdrawn = (before: Publications, after: Publications): boolean =>
  Object.entries(before).some(([id, published]) => {
    const now = after[id] ?? nothingPublished;
    return aspects.some((aspect) => published[aspect] && !now[aspect]);
  });

/** The seasons that addresses name, each once. */
export const seasonsIn = (addresses: readonly string[]): readonly SeasonId[] =>
  [...new Set(addresses.flatMap((address) => /[?&]seasonId=(\d+)/.exec(address)?.[1] ?? []))].map((id) =>
    SeasonId(Number(id)),
  );

/** What the leagues of seasons publish now; null where nobody says. */
export const askPublications = async (
  transport: GatewayTransport,
  seasons: readonly SeasonId[],
): Promise<Publications | null> => {
  const found: Record<string, LeaguePublication> = {};
  for (const seasonId of seasons) {
    const leagues = await clientOver(transport).fetch(leaguesOfSeason, { seasonId })();
    if (either.isLeft(leagues)) return null;
    for (const league of leagues.right.rows) found[league.tournamentId] = publicationOf(league);
  }
  return found;
};
