import type { GatewayClient } from '@kampdag/core/gateway/client';
import { liveMatches } from '@kampdag/core/gateway/composed/liveMatches';
import { sliderOfLeague } from '@kampdag/core/gateway/composed/sliderOfLeague';
import { teamOfSeason } from '@kampdag/core/gateway/composed/teamOfSeason';
import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import type { SeasonId, TeamId } from '@kampdag/core/ids';
import { chosenLeague, type League } from '@kampdag/core/league/season/league';
import { chosenSeason } from '@kampdag/core/league/season/season';
import type { Deployment } from '@kampdag/core/site/deployment';
import { readSelection, type Selection } from '@kampdag/core/site/selection';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either } from 'fp-ts';
import { selectionCalls } from '../machines/selectionCalls.ts';
import { missingIdsCalls, type ProvidedIds, withProvidedIds } from './incompleteAddress.ts';
import type { LiveScoresAsked } from './liveScoresAsked.ts';
import { queryOf } from './pageAt.ts';
import type { Page } from './pageRow.ts';

/** A first view to prepare. */
export interface FirstView {
  /** Which live scores the visitor sees; null for none. */
  readonly live: LiveScoresAsked | null;
  /** The followed teams whose matches the page begins with. */
  readonly teams: readonly TeamId[];
  readonly gateway: GatewayClient;
  readonly deployment: Deployment;
  readonly page: Page;
  /** Path and query. */
  readonly url: string;
  readonly now: Instant;
}

const rightOf = <E, A>(answer: either.Either<E, A>): A | null =>
  either.isRight(answer) ? answer.right : null;

const wholeSelection = async (gateway: GatewayClient, query: URLSearchParams): Promise<Selection> => {
  const own = readSelection((name) => query.get(name));
  const { league, match } = missingIdsCalls(query);
  const filling: ProvidedIds | null =
    league.params !== null
      ? rightOf(await gateway.fetch(league.endpoint, league.params)())
      : match.params !== null
        ? rightOf(await gateway.fetch(match.endpoint, match.params)())
        : null;
  return filling === null ? own : withProvidedIds(own, filling);
};

/** The matches of the teams that a page begins with, in the newest season. */
const followedCalls = (
  gateway: GatewayClient,
  seasonId: SeasonId | null,
  teams: readonly TeamId[],
): readonly Promise<unknown>[] =>
  seasonId === null ? [] : teams.map((teamId) => gateway.fetch(teamOfSeason, { seasonId, teamId })());

/**
 * Fetches all that a first view shows, in as few rounds as possible: ids missing from the address together with the seasons, then the
 * leagues, then the teams together with the page's own calls. A failed answer is left out; the browser tries again.
 */
export const firstView = async ({
  gateway,
  deployment,
  page,
  url,
  now,
  live,
  teams,
}: FirstView): Promise<League | null> => {
  const today = osloWallTime(now).date;
  const query = queryOf(url);
  const calls = selectionCalls(gateway, deployment, today);

  const [selection, seasons] = await Promise.all([wholeSelection(gateway, query), calls.seasons()]);
  const season = chosenSeason(rightOf(seasons) ?? [], selection.seasonId);
  const leagues = season === null ? null : rightOf(await calls.leagues(season.seasonId)());
  const league = chosenLeague(leagues ?? [], selection.tournamentId);

  const context = { deployment, league, date: selection.date ?? today, today, query };
  const ownCalls = (await page.calls?.(context)) ?? [];
  await Promise.all([
    live === null ? undefined : gateway.fetch(liveMatches, live)(),
    league === null ? undefined : calls.teams(league.tournamentId)(),
    league === null
      ? undefined
      : gateway.fetch(sliderOfLeague, { tournamentId: league.tournamentId, date: today })(),
    league === null || page.ofLeague !== 'everyMatch'
      ? undefined
      : gateway.fetch(matchesOfLeague, { tournamentId: league.tournamentId })(),
    ...followedCalls(gateway, rightOf(seasons)?.[0]?.seasonId ?? league?.seasonId ?? null, teams),
    ...ownCalls.map((call) => call(gateway)()),
  ]);
  return league;
};
