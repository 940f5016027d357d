import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { SeasonId, TournamentId } from '@kampdag/core/ids';
import { chosenLeague, type League } from '@kampdag/core/league/league';
import { chosenSeason, type Season } from '@kampdag/core/league/season';
import type { Team } from '@kampdag/core/league/team';
import type { Selection } from '@kampdag/core/site/selection';
import { either, option, type taskEither } from 'fp-ts';
import { assign, fromPromise, setup } from 'xstate';
import type { PreloadedSelection, SelectionCalls } from './selectionCalls.ts';

/** Rows that belong to one owner: under another's id they are not shown. */
interface Owned<K, A> {
  readonly owner: K;
  readonly rows: readonly A[];
}

export type SelectionStep = 'seasons' | 'leagues' | 'teams';

export interface SelectionContext {
  readonly calls: SelectionCalls;
  /** What the address asks for; what it leaves out, or names wrongly, the defaults fill. Null: not known yet. */
  readonly wanted: Selection | null;
  readonly seasons: readonly Season[] | null;
  readonly leagues: Owned<SeasonId, League> | null;
  readonly teams: Owned<TournamentId, Team> | null;
  readonly failure: { readonly step: SelectionStep; readonly failure: GatewayFailure } | null;
}

export type SelectionEvent =
  | { readonly type: 'choose'; readonly selection: Selection }
  | { readonly type: 'retry' };

export interface SelectionInput {
  readonly calls: SelectionCalls;
  readonly wanted: Selection | null;
  readonly preloaded: PreloadedSelection;
}

/** The season that counts: the wanted one, else the first (specification §4). */
export const seasonOf = ({ seasons, wanted }: SelectionContext): Season | null =>
  seasons === null || wanted === null ? null : chosenSeason(seasons, wanted.seasonId);

/** The leagues of that season; null until they are known. */
export const leaguesOf = (context: SelectionContext): readonly League[] | null => {
  const season = seasonOf(context);
  return season !== null && context.leagues?.owner === season.seasonId ? context.leagues.rows : null;
};

/** The league that counts: the wanted one, else the first (specification §4). */
export const leagueOf = (context: SelectionContext): League | null => {
  const leagues = leaguesOf(context);
  return leagues === null ? null : chosenLeague(leagues, context.wanted?.tournamentId ?? null);
};

/** The teams of that league; null until they are known. */
export const teamsOf = (context: SelectionContext): readonly Team[] | null => {
  const league = leagueOf(context);
  return league !== null && context.teams?.owner === league.tournamentId ? context.teams.rows : null;
};

const startingContext = ({ calls, wanted, preloaded }: SelectionInput): SelectionContext => {
  const bare: SelectionContext = { calls, wanted, seasons: null, leagues: null, teams: null, failure: null };
  const withSeasons = { ...bare, seasons: option.toNullable(preloaded.seasons) };
  const season = seasonOf(withSeasons);
  const leagues = season === null ? null : option.toNullable(preloaded.leagues(season.seasonId));
  if (season === null || leagues === null) return withSeasons;
  const withLeagues = { ...withSeasons, leagues: { owner: season.seasonId, rows: leagues } };
  const league = leagueOf(withLeagues);
  const teams = league === null ? null : option.toNullable(preloaded.teams(league.tournamentId));
  return league === null || teams === null
    ? withLeagues
    : { ...withLeagues, teams: { owner: league.tournamentId, rows: teams } };
};

type Loaded =
  | { readonly step: 'seasons'; readonly rows: readonly Season[] }
  | { readonly step: 'leagues'; readonly owner: SeasonId; readonly rows: readonly League[] }
  | { readonly step: 'teams'; readonly owner: TournamentId; readonly rows: readonly Team[] };

interface Question {
  readonly step: SelectionStep;
  readonly ask: taskEither.TaskEither<GatewayFailure, Loaded>;
}

/** The next thing that has to be asked for; null when all is known that can be. */
const nextQuestion = (context: SelectionContext): Question | null => {
  const { calls } = context;
  if (context.seasons === null) {
    const ask = toLoaded(calls.seasons, (rows) => ({ step: 'seasons', rows }));
    return { step: 'seasons', ask };
  }
  const season = seasonOf(context);
  if (season === null) return null;
  const owner = season.seasonId;
  if (leaguesOf(context) === null) {
    return {
      step: 'leagues',
      ask: toLoaded(calls.leagues(owner), (rows) => ({ step: 'leagues', owner, rows })),
    };
  }
  const league = leagueOf(context);
  if (league === null || teamsOf(context) !== null) return null;
  const { tournamentId } = league;
  return {
    step: 'teams',
    ask: toLoaded(calls.teams(tournamentId), (rows) => ({ step: 'teams', owner: tournamentId, rows })),
  };
};

const toLoaded =
  <A>(
    call: taskEither.TaskEither<GatewayFailure, readonly A[]>,
    make: (rows: readonly A[]) => Loaded,
  ): taskEither.TaskEither<GatewayFailure, Loaded> =>
  async () =>
    either.map(make)(await call());

const withLoaded = (loaded: Loaded): Partial<SelectionContext> =>
  loaded.step === 'seasons'
    ? { seasons: loaded.rows }
    : loaded.step === 'leagues'
      ? { leagues: loaded }
      : { teams: loaded };

const sameLeague = (a: Selection | null, b: Selection): boolean =>
  a !== null && a.seasonId === b.seasonId && a.tournamentId === b.tournamentId;

const same = (a: Selection | null, b: Selection): boolean =>
  a !== null && sameLeague(a, b) && a.teamId === b.teamId && a.date === b.date;

/**
 * What the visitor has chosen and what there is to choose from: season → league → teams, each asked for once the one before
 * is known. A new season or league ends the question in flight, whose late answer dies with its actor; choosing what is
 * chosen already is ignored (specification §4). A failure waits for "Try again" (reading 28).
 */
export const selectionMachine = setup({
  types: {
    context: {} as SelectionContext,
    events: {} as SelectionEvent,
    input: {} as SelectionInput,
  },
  actors: {
    ask: fromPromise<either.Either<GatewayFailure, Loaded>, Question | null>(
      ({ input }) => input?.ask() ?? Promise.reject(new Error('Nothing to ask for')),
    ),
  },
  guards: {
    isNoChange: ({ context, event }) => event.type === 'choose' && same(context.wanted, event.selection),
    keepsLeague: ({ context, event }) =>
      event.type === 'choose' && sameLeague(context.wanted, event.selection),
    knowsAll: ({ context }) => nextQuestion(context) === null,
  },
  actions: {
    want: assign(({ context, event }) => (event.type === 'choose' ? { wanted: event.selection } : context)),
    forgive: assign({ failure: null }),
  },
}).createMachine({
  id: 'selection',
  context: ({ input }) => startingContext(input),
  initial: 'deciding',
  on: {
    choose: [
      { guard: 'isNoChange' },
      { guard: 'keepsLeague', actions: 'want' },
      { target: '.deciding', reenter: true, actions: 'want' },
    ],
  },
  states: {
    deciding: {
      entry: 'forgive',
      always: [{ guard: 'knowsAll', target: 'ready' }, { target: 'loading' }],
    },
    loading: {
      invoke: {
        src: 'ask',
        input: ({ context }) => nextQuestion(context),
        onDone: [
          {
            guard: ({ event }) => either.isRight(event.output),
            target: 'deciding',
            actions: assign(({ context, event }) =>
              either.isRight(event.output) ? withLoaded(event.output.right) : context,
            ),
          },
          {
            target: 'failed',
            actions: assign({
              failure: ({ context, event }) =>
                either.isLeft(event.output)
                  ? { step: nextQuestion(context)?.step ?? 'seasons', failure: event.output.left }
                  : null,
            }),
          },
        ],
        onError: {
          target: 'failed',
          actions: assign({
            failure: ({ context, event }) => ({
              step: nextQuestion(context)?.step ?? 'seasons',
              failure: { type: 'Unreachable', message: String(event.error) },
            }),
          }),
        },
      },
    },
    ready: {},
    failed: { on: { retry: 'deciding' } },
  },
});
