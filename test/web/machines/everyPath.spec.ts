import type { GatewayFailure } from '@kampdag/core/gateway/client';
import { OrgId, SeasonId, TeamId } from '@kampdag/core/ids';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { either, option } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { type CallContext, createCallMachine } from '../../../src/web/machines/callMachine.ts';
import { callView } from '../../../src/web/machines/callView.ts';
import type { SelectionCalls } from '../../../src/web/machines/selectionCalls.ts';
import {
  initialSelection,
  leagueOf,
  leaguesOf,
  type SelectionContext,
  seasonOf,
  teamsOf,
} from '../../../src/web/machines/selectionContext.ts';
import { selectionMachine } from '../../../src/web/machines/selectionMachine.ts';
import { choice, leaguesOfSeason } from './smallFederation.ts';

const offline: GatewayFailure = { type: 'Unreachable', message: 'offline' };

/** What becomes of the actor that a state invokes, as the interpreter would say it. */
const done = (state: string, output: unknown) => ({ type: `xstate.done.actor.0.${state}`, output });
const broken = (state: string) => ({ type: `xstate.error.actor.0.${state}`, error: new Error('a bug') });

const never = () => Promise.reject(new Error('never asked'));

const ask = (key: string) => ({ type: 'ask' as const, request: { key, ask: never, held: option.none } });

/** What a page's machine asks for, by its key. */
const keyOf = ({ request }: CallContext<string>): string => (option.isSome(request) ? request.value.key : '');

const pageAnswers = (key: string) => [
  done('page.loading', either.right(key)),
  done('page.loading', either.left(offline)),
  broken('page.loading'),
];

describe('every path of a page’s data', () => {
  const machine = createCallMachine<string>();
  type Shown = SnapshotFrom<typeof machine>;
  type Event = EventFromLogic<typeof machine>;
  const events = (state: Shown): Event[] => [
    ask('a'),
    ask('b'),
    { type: 'retry' },
    { type: 'refresh' },
    ...(state.value === 'loading' ? (pageAnswers(keyOf(state.context)) as unknown as Event[]) : []),
  ];
  const paths = getSimplePaths(machine, {
    input: { request: option.none },
    events,
    serializeState: ({ value, context }) =>
      JSON.stringify([value, keyOf(context), context.value, context.failure]),
    limit: 100_000,
  });
  const states = paths.flatMap(({ steps, state }) => [...steps.map((step) => step.state), state]);

  it('is walked: idle, loading, ready and failed, with a value held and without', () => {
    expect(paths.length).toBeGreaterThan(100);
    expect(new Set(states.map(({ value }) => value))).toEqual(
      new Set(['idle', 'loading', 'ready', 'failed']),
    );
  });

  it('never shows one request’s answer under another’s key', () => {
    for (const { context } of states) {
      for (const key of ['a', 'b']) {
        const view = callView(context, key);
        if (view.state === 'ready' || view.state === 'stale') expect(view.value).toBe(key);
      }
    }
  });

  it('is loading only while something is asked, failed only with a reason, ready only with a value (§3)', () => {
    for (const { value, context } of states) {
      if (value === 'idle') expect(option.isNone(context.request)).toBe(true);
      if (value === 'loading')
        expect([option.isSome(context.request), context.failure]).toEqual([true, option.none]);
      if (value === 'failed') expect(option.isSome(context.failure)).toBe(true);
      if (value === 'ready')
        expect([option.isSome(context.value), context.failure]).toEqual([true, option.none]);
    }
  });

  it('forgets no value because the same could not be renewed (R28)', () => {
    for (const { steps } of paths) {
      steps.forEach(({ state, event }, index) => {
        const before = steps[index - 1]?.state;
        if (before === undefined || event.type === 'ask') return;
        if (option.isSome(before.context.value)) expect(option.isSome(state.context.value)).toBe(true);
      });
    }
  });
});

describe('every path of the selection', () => {
  const seasons = [1, 2].map((id) => ({
    seasonId: SeasonId(id),
    name: `season ${id}`,
    from: '2026-05-01' as CivilDate,
    owner: OrgId(353),
  }));
  const calls: SelectionCalls = { seasons: never, leagues: () => never, teams: () => never };

  type Shown = SnapshotFrom<typeof selectionMachine>;
  type Event = EventFromLogic<typeof selectionMachine>;
  const choices = [choice(null, null), choice(1, 12), choice(2, null), choice(2, 22, 221), choice(9, 99)];

  /** What the answer that a state waits for changes, by what it lacks. */
  const answerTo = (context: SelectionContext) => {
    if (context.seasons === null) return { seasons };
    const season = seasonOf(context)?.seasonId ?? 0;
    if (leaguesOf(context) === null) return { leagues: { owner: season, rows: leaguesOfSeason(season) } };
    const league = leagueOf(context)?.tournamentId ?? 0;
    return { teams: { owner: league, rows: [{ teamId: TeamId(league * 10 + 1), name: 'a team' }] } };
  };
  const events = ({ value, context }: Shown): Event[] => [
    ...choices.map((selection): Event => ({ type: 'choose', selection })),
    { type: 'retry' },
    ...(value === 'loading'
      ? ([
          done('selection.loading', either.right(answerTo(context))),
          done('selection.loading', either.left(offline)),
          broken('selection.loading'),
        ] as unknown as Event[])
      : []),
  ];
  const nothing = { seasons: option.none, leagues: () => option.none, teams: () => option.none };
  const paths = getShortestPaths(selectionMachine, {
    input: initialSelection(calls, null, nothing),
    events,
    serializeState: ({ value, context: { requested, seasons: known, leagues, teams, failure } }) =>
      JSON.stringify([value, requested, known === null, leagues?.owner, teams?.owner, failure]),
    limit: 20_000,
  });
  const states = paths.flatMap(({ steps, state }) => [...steps.map((step) => step.state), state]);

  it('is walked: every state is reached from every choice', () => {
    const reached = new Set(
      states.map(({ value, context }) => `${value} ${JSON.stringify(context.requested)}`),
    );
    for (const selection of choices) {
      for (const value of ['loading', 'ready', 'failed']) {
        expect(reached).toContain(`${value} ${JSON.stringify(selection)}`);
      }
    }
  });

  it('never shows leagues of another season or teams of another league', () => {
    for (const { context } of states) {
      const [season, league] = [seasonOf(context), leagueOf(context)];
      for (const { seasonId } of leaguesOf(context) ?? []) expect(seasonId).toBe(season?.seasonId);
      for (const { teamId } of teamsOf(context) ?? []) {
        expect(Math.floor(teamId / 10)).toBe(league?.tournamentId);
      }
    }
  });

  it('is ready only when nothing is lacking, and failed only with what failed', () => {
    for (const { value, context } of states) {
      if (value === 'ready' && context.requested !== null) expect(teamsOf(context)).not.toBeNull();
      if (value === 'failed') expect(context.failure).not.toBeNull();
      else expect(context.failure).toBeNull();
    }
  });

  it('takes the first season and league for one that is not known (§4)', () => {
    for (const { value, context } of states) {
      if (value !== 'ready' || context.requested?.seasonId !== SeasonId(9)) continue;
      expect([seasonOf(context)?.seasonId, leagueOf(context)?.tournamentId]).toEqual([1, 11]);
    }
  });

  it('ignores a choice that is chosen already: the very same state (§4)', () => {
    for (const { steps } of paths) {
      steps.forEach(({ event, state }, index) => {
        const before = steps[index - 1]?.state;
        if (before === undefined || event.type !== 'choose') return;
        expect(state.context.requested).toEqual('selection' in event ? event.selection : null);
      });
    }
    for (const state of new Set(states)) {
      const { requested } = state.context;
      if (requested === null) continue;
      const after = state.machine.getTransitionData(state, { type: 'choose', selection: { ...requested } });
      expect(after.every(({ target }) => target === undefined)).toBe(true);
    }
  });
});
