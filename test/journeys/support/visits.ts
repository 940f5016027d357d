import { clientOver, type GatewayClient } from '@kampdag/core/gateway/client';
import {
  leaguesOfSeason,
  matchesOfLeague,
  seasonsOfYear,
  teamsOfLeague,
} from '@kampdag/core/gateway/endpoints';
import { rosterOfTeam } from '@kampdag/core/gateway/leagueEndpoints';
import { isLiveNow } from '@kampdag/core/league/match/matchStatus';
import { isGoaliePosition, playersOf } from '@kampdag/core/league/player/roster';
import { selectableLeagues } from '@kampdag/core/league/season/league';
import { selectableSeasons } from '@kampdag/core/league/season/season';
import { type Deployment, sportOfLeague } from '@kampdag/core/site/deployment';
import { menuOf } from '@kampdag/core/site/menu';
import {
  liveMatchPath,
  matchNotReadyPath,
  matchPath,
  playerPath,
  screenPath,
  teamPath,
} from '@kampdag/core/site/paths';
import { emptySelection } from '@kampdag/core/site/selection';
import { partsOf } from '@kampdag/core/time/civilDate';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either, taskEither } from 'fp-ts';
import { createFederation } from '../../../fixtures/simulation/federation.ts';
import { federationTransport } from '../../support/federation/federationTransport.ts';

/** An address of the site that a journey opens. */
export interface Visit {
  /** What it shows, such as `a goalie`. */
  readonly name: string;
  /** Path and query. */
  readonly path: string;
}

/** Whether a screen is the same in every sport, so that one deployment stands for all. */
export const isSameInEverySport = ({ name }: Visit): boolean =>
  /^(scoreboard|schedule|rosters|a team’s roster|a match to come|a match that is not ready)$/.test(name);

const visit = (name: string, path: string): Visit => ({ name, path });

const valueOf = async <E, A>(asked: taskEither.TaskEither<E, A>): Promise<A> => {
  const answer = await asked();
  if (either.isRight(answer)) return answer.right;
  throw new Error(`The federation gave no answer: ${JSON.stringify(answer.left)}`);
};

const gatewayOf = (deployment: Deployment, seed: number, now: Instant): GatewayClient => {
  const federation = createFederation({ deployment, seed });
  return clientOver(federationTransport(federation, now));
};

/** Every screen of a deployment at a moment of the simulation, each at an address with content. */
export const visitsOf = async (
  deployment: Deployment,
  { seed, now }: { readonly seed: number; readonly now: Instant },
): Promise<readonly Visit[]> => {
  const gateway = gatewayOf(deployment, seed, now);
  const wall = osloWallTime(now);
  const { year } = partsOf(wall.date);
  const { rows: seasons } = await valueOf(
    gateway.fetch(seasonsOfYear, { sportId: deployment.sportId, year }),
  );
  const { sportId, mainOrgId: owner } = deployment;
  const [season] = selectableSeasons(seasons, { owner, today: wall.date, sportId });
  if (season === undefined) throw new Error(`${deployment.sport} has no season`);
  const { seasonId } = season;
  const { rows: allLeagues } = await valueOf(gateway.fetch(leaguesOfSeason, { seasonId }));
  const [league] = selectableLeagues(allLeagues, { named: deployment.namedLeagues });
  if (league === undefined) throw new Error(`${deployment.sport} has no league`);
  const { tournamentId } = league;
  const { rows: teams } = await valueOf(gateway.fetch(teamsOfLeague, { tournamentId }));
  const { rows: matches } = await valueOf(gateway.fetch(matchesOfLeague, { tournamentId }));
  const teamId = teams[0]?.teamId ?? null;
  if (teamId === null) throw new Error(`${deployment.sport} has no team`);
  const { rows: members } = await valueOf(gateway.fetch(rosterOfTeam, { teamId }));
  const skater = playersOf(members).find(({ position }) => !isGoaliePosition(position));
  const goalie = playersOf(members).find(({ position }) => isGoaliePosition(position));

  const selection = { ...emptySelection, seasonId, tournamentId };
  const finished = matches.find(({ result }) => result !== null);
  const live = matches.find((match) => isLiveNow(match, wall));
  const ahead = matches.find(({ result, date }) => result === null && date !== null && date > wall.date);
  const entries = menuOf(sportOfLeague(deployment, league.sportId), {
    isCorporate: deployment.isCorporate,
  }).flatMap((entry) => (entry.type === 'link' ? [entry] : entry.links));
  return [
    ...entries.map(({ label, route }) => visit(label, screenPath(route, selection))),
    visit('a team', teamPath(selection, teamId)),
    visit('a team’s roster', screenPath('/teammembers', { ...selection, teamId })),
    ...(skater === undefined
      ? []
      : [visit('a player', playerPath(selection, { playerId: skater.personId, orgId: teamId }))]),
    ...(goalie === undefined
      ? []
      : [visit('a goalie', playerPath(selection, { playerId: goalie.personId, orgId: teamId }))]),
    ...(finished === undefined ? [] : [visit('a finished match', matchPath(selection, finished))]),
    ...(live === undefined ? [] : [visit('a live match', liveMatchPath(selection, live))]),
    ...(ahead === undefined
      ? []
      : [
          visit('a match to come', liveMatchPath(selection, ahead)),
          visit('a match that is not ready', matchNotReadyPath(selection, ahead)),
        ]),
  ];
};
