import * as core from '@kampdag/core/gateway/endpoints';
import * as icehockey from '@kampdag/core/gateway/icehockeyEndpoints';
import { TournamentId } from '@kampdag/core/ids';
import { MatchRow } from '@kampdag/core/league/match';
import { withoutResult } from '@kampdag/core/league/publication';
import type { Deployment } from '@kampdag/core/site/deployment';
import { array, either, function as fn, taskEither } from 'fp-ts';
import * as t from 'io-ts';
import type { LeaguePublication, LeagueRef, Publications } from './leaguePublication.ts';
import type { Call } from './router.ts';
import type { SourceFailure } from './source.ts';

type Edited = taskEither.TaskEither<SourceFailure, unknown>;
type Edit = (body: unknown, deployment: Deployment, publications: Publications) => Edited;

/** A match as it may leave: null where not even the match may. A row that cannot be read tells nothing and is left out. */
const matchUnder = (publication: LeaguePublication, row: unknown): unknown => {
  if (!publication.matches) return null;
  if (publication.results) return row;
  const decoded = MatchRow.decode(row);
  return either.isRight(decoded) ? MatchRow.encode(withoutResult(decoded.right)) : null;
};

const leagueOf = (row: unknown): LeagueRef => {
  const decoded = MatchRow.decode(row);
  return either.isRight(decoded) ? decoded.right : { tournamentId: null, seasonId: null };
};

/** What may be shown of a league that nobody can say anything of just now. */
const doubtful: LeaguePublication = { matches: true, results: false, standings: false };

const rowsWith = (
  rows: readonly unknown[],
  edit: (row: unknown) => taskEither.TaskEither<SourceFailure, unknown>,
): taskEither.TaskEither<SourceFailure, readonly unknown[]> =>
  fn.pipe(
    [...rows],
    array.traverse(taskEither.ApplicativePar)(edit),
    taskEither.map((edited) => edited.filter((row) => row !== null)),
  );

const Listing = t.intersection([t.UnknownRecord, t.type({ matches: t.array(t.unknown) })]);

/** Row by row: a day has matches of many leagues. */
const matchList: Edit = (body, deployment, publications) =>
  Listing.is(body)
    ? fn.pipe(
        rowsWith(body.matches, (row) =>
          fn.pipe(
            publications.ofLeague(deployment, leagueOf(row)),
            taskEither.orElse(() => taskEither.right<SourceFailure, LeaguePublication>(doubtful)),
            taskEither.map((publication) => matchUnder(publication, row)),
          ),
        ),
        taskEither.map((matches) => ({ ...body, matches })),
      )
    : taskEither.right({ matches: [] });

const oneMatch: Edit = (body, deployment, publications) =>
  fn.pipe(
    publications.ofLeague(deployment, leagueOf(body)),
    taskEither.map((publication) => matchUnder(publication, body)),
    taskEither.filterOrElse(
      (row) => row !== null,
      (): SourceFailure => ({ type: 'NotFound', message: 'the match is not published' }),
    ),
  );

const rowsOf = (body: unknown): readonly unknown[] => {
  const list = t.UnknownRecord.is(body) ? body['games'] : body;
  return Array.isArray(list) ? list : [];
};

const leagueIn = (row: unknown): LeagueRef => {
  const id = t.UnknownRecord.is(row) ? row['tournamentId'] : null;
  return { tournamentId: typeof id === 'number' ? TournamentId(id) : null, seasonId: null };
};

/** A person's games over all leagues: those of leagues without results are left out. */
const games: Edit = (body, deployment, publications) =>
  rowsWith(rowsOf(body), (row) =>
    taskEither.map(({ results }: LeaguePublication) => (results ? row : null))(
      publications.ofLeague(deployment, leagueIn(row)),
    ),
  );

const edits: ReadonlyMap<string, Edit> = new Map([
  [core.matchesOfLeague.name, matchList],
  [core.matchesOnDate.name, matchList],
  [core.matchById.name, oneMatch],
  [icehockey.hockeyPlayerGames.name, games],
  [icehockey.hockeyGoalieGames.name, games],
]);

/** The answer of a call without those of its rows, or that of them, which is not published (reading 24). */
export const withoutUnpublished = (
  { name }: Call,
  body: unknown,
  deployment: Deployment,
  publications: Publications,
): Edited => edits.get(name)?.(body, deployment, publications) ?? taskEither.right(body);
