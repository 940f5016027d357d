import type { GatewayFailure } from '@kampdag/core/gateway/client';
import type { League } from '@kampdag/core/league/season/league';
import type { Season } from '@kampdag/core/league/season/season';
import type { Team } from '@kampdag/core/league/season/team';
import type { Selection } from '@kampdag/core/site/selection';
import { either, taskEither } from 'fp-ts';
import { assign, fromPromise, setup } from 'xstate';
import type { MachineView } from './machineView.ts';
import {
  leagueOf,
  leaguesOf,
  type SelectionContext,
  type SelectionStep,
  seasonOf,
  teamsOf,
} from './selectionContext.ts';

export type SelectionEvent =
  | { readonly type: 'choose'; readonly selection: Selection }
  | { readonly type: 'retry' };

/** What the page reads of the selection's machine. */
export type SelectionSnapshot = MachineView<'deciding' | 'loading' | 'ready' | 'failed', SelectionContext>;

/** A call for the next list, and what its answer changes. */
interface NextCall {
  readonly step: SelectionStep;
  readonly ask: taskEither.TaskEither<GatewayFailure, Partial<SelectionContext>>;
}

/** The next call; null when everything is loaded. */
const nextCall = (context: SelectionContext): NextCall | null => {
  const { calls } = context;
  if (context.seasons === null) {
    return {
      step: 'seasons',
      ask: taskEither.map((seasons: readonly Season[]) => ({ seasons }))(calls.seasons),
    };
  }
  const season = seasonOf(context);
  if (season === null) return null;
  if (leaguesOf(context) === null) {
    const owner = season.seasonId;
    const keep = (rows: readonly League[]) => ({ leagues: { owner, rows } });
    return { step: 'leagues', ask: taskEither.map(keep)(calls.leagues(owner)) };
  }
  const league = leagueOf(context);
  if (league === null || teamsOf(context) !== null) return null;
  const owner = league.tournamentId;
  const keep = (rows: readonly Team[]) => ({ teams: { owner, rows } });
  return { step: 'teams', ask: taskEither.map(keep)(calls.teams(owner)) };
};

/** What the next list changes, or why it could not be loaded. */
type Answer = either.Either<GatewayFailure, Partial<SelectionContext>>;

const sameLeague = (a: Selection | null, b: Selection): boolean =>
  a !== null && a.seasonId === b.seasonId && a.tournamentId === b.tournamentId;

const sameSelection = (a: Selection | null, b: Selection): boolean =>
  a !== null && sameLeague(a, b) && a.teamId === b.teamId && a.date === b.date;

/**
 * The visitor's selection and its options: season → league → teams, each loaded after the one before. A new season or league ends the call
 * in flight and ignores its late answer; choosing the current selection does nothing (specification §4). A failure waits for "Try again"
 * (reading 28).
 */
export const selectionMachine = setup({
  types: {
    context: {} as SelectionContext,
    events: {} as SelectionEvent,
    input: {} as SelectionContext,
  },
  actors: {
    ask: fromPromise<Answer, NextCall | null>(
      ({ input }) => input?.ask() ?? Promise.reject(new Error('Nothing to ask for')),
    ),
  },
  guards: {
    isNoChange: ({ context, event }) =>
      event.type === 'choose' && sameSelection(context.requested, event.selection),
    keepsLeague: ({ context, event }) =>
      event.type === 'choose' && sameLeague(context.requested, event.selection),
    knowsAll: ({ context }) => nextCall(context) === null,
    wasAnswered: (_, answer: Answer) => either.isRight(answer),
  },
  actions: {
    want: assign(({ context, event }) =>
      event.type === 'choose' ? { requested: event.selection } : context,
    ),
    clearFailure: assign({ failure: null }),
    keepTheRows: assign((_, answer: Answer) => (either.isRight(answer) ? answer.right : {})),
    keepTheFailure: assign({
      failure: ({ context }, answer: Answer) =>
        either.isLeft(answer) ? { step: nextCall(context)?.step ?? 'seasons', failure: answer.left } : null,
    }),
  },
}).createMachine({
  id: 'selection',
  context: ({ input }) => input,
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
      always: [{ guard: 'knowsAll', target: 'ready' }, { target: 'loading' }],
    },
    loading: {
      invoke: {
        src: 'ask',
        input: ({ context }) => nextCall(context),
        onDone: [
          {
            guard: { type: 'wasAnswered', params: ({ event }) => event.output },
            target: 'deciding',
            actions: { type: 'keepTheRows', params: ({ event }) => event.output },
          },
          {
            target: 'failed',
            actions: { type: 'keepTheFailure', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: {
            type: 'keepTheFailure',
            params: ({ event }) =>
              either.left({ type: 'Unreachable' as const, message: String(event.error) }),
          },
        },
      },
    },
    ready: {},
    failed: { exit: 'clearFailure', on: { retry: 'deciding' } },
  },
});
