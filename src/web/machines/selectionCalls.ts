import type { Rows } from '@kampdag/core/decode/body';
import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import { leaguesOfSeason, seasonsOfYear, teamsOfLeague } from '@kampdag/core/gateway/endpoints';
import { seasonCallsOf, seasonsFrom } from '@kampdag/core/gateway/seasonCalls';
import type { SeasonId, TournamentId } from '@kampdag/core/ids';
import { type League, selectableLeagues } from '@kampdag/core/league/season/league';
import type { Season } from '@kampdag/core/league/season/season';
import type { Team } from '@kampdag/core/league/season/team';
import { compareNames } from '@kampdag/core/nameOrder';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { array, either, function as fn, option, task, taskEither } from 'fp-ts';
import type { Answers, HeldAnswer } from '../context/answers.ts';

/** The selection machine's calls. */
export interface SelectionCalls {
  readonly seasons: taskEither.TaskEither<GatewayFailure, readonly Season[]>;
  readonly leagues: (seasonId: SeasonId) => taskEither.TaskEither<GatewayFailure, readonly League[]>;
  readonly teams: (tournamentId: TournamentId) => taskEither.TaskEither<GatewayFailure, readonly Team[]>;
}

/** Seasons are asked for of the current year and the five before it (specification §7, §9). */
const yearsBefore = 5;

/** The lists of the selection from the rows of their answers. */
const listsOf = ({ namedLeagues }: Deployment) => ({
  leagues: ({ rows }: Rows<League>) => selectableLeagues(rows, { named: namedLeagues }),
  teams: ({ rows }: Rows<Team>) => rows.toSorted((a, b) => compareNames(a.name, b.name)),
});

/** The selection's calls over a gateway. */
export const selectionCalls = (
  gateway: GatewayClient,
  deployment: Deployment,
  today: CivilDate,
): SelectionCalls => {
  const lists = listsOf(deployment);
  const seasonCalls = seasonCallsOf(deployment, today, yearsBefore);
  return {
    seasons: fn.pipe(
      [...seasonCalls],
      array.traverse(task.ApplicativePar)(({ sportId, year }) =>
        fn.pipe(
          gateway.fetch(seasonsOfYear, { sportId, year }),
          taskEither.map(({ rows }) => rows),
        ),
      ),
      task.map((answers) => seasonsFrom(seasonCalls, answers, deployment, today)),
    ),
    leagues: (seasonId) => taskEither.map(lists.leagues)(gateway.fetch(leaguesOfSeason, { seasonId })),
    teams: (tournamentId) => taskEither.map(lists.teams)(gateway.fetch(teamsOfLeague, { tournamentId })),
  };
};

/** What is made of the value of an answer that is held. */
const rowsHeld = <A, B>(answer: option.Option<HeldAnswer<A>>, made: (value: A) => B): option.Option<B> =>
  option.map(({ value }: HeldAnswer<A>) => made(value))(answer);

/** The part of the selection that is held already. */
export interface HeldSelection {
  readonly seasons: option.Option<readonly Season[]>;
  readonly leagues: (seasonId: SeasonId) => option.Option<readonly League[]>;
  readonly teams: (tournamentId: TournamentId) => option.Option<readonly Team[]>;
}

/** The selection's calls answered from answers that are held. */
export const heldSelection = (
  { held }: Pick<Answers, 'held'>,
  deployment: Deployment,
  today: CivilDate,
): HeldSelection => {
  const lists = listsOf(deployment);
  const seasonCalls = seasonCallsOf(deployment, today, yearsBefore);
  const answers = seasonCalls.map(({ sportId, year }) =>
    fn.pipe(
      held(seasonsOfYear, { sportId, year }),
      option.map(({ value: { rows } }) => rows),
      either.fromOption(() => 'not at hand' as const),
    ),
  );
  return {
    seasons: option.fromEither(seasonsFrom(seasonCalls, answers, deployment, today)),
    leagues: (seasonId) => rowsHeld(held(leaguesOfSeason, { seasonId }), lists.leagues),
    teams: (tournamentId) => rowsHeld(held(teamsOfLeague, { tournamentId }), lists.teams),
  };
};
