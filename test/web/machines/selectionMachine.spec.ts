import type { GatewayFailure } from '@kampdag/core/gateway/client';
import { emptySelection, type Selection } from '@kampdag/core/site/selection';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import * as fc from 'fast-check';
import { either, option } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { HeldSelection, SelectionCalls } from '../../../src/web/machines/selectionCalls.ts';
import {
  initialSelection,
  leagueOf,
  leaguesOf,
  seasonOf,
  teamsOf,
} from '../../../src/web/machines/selectionContext.ts';
import { selectionMachine } from '../../../src/web/machines/selectionMachine.ts';
import { choice, leaguesOfSeason, seasons, teamsOfLeague } from './smallFederation.ts';

const offline: GatewayFailure = { type: 'Unreachable', message: 'offline' };

type Deliver = <A>(rows: readonly A[], label: string) => Promise<either.Either<GatewayFailure, readonly A[]>>;

const callsOver = (deliver: Deliver): SelectionCalls => ({
  seasons: () => deliver(seasons, 'seasons'),
  leagues: (id) => () => deliver(leaguesOfSeason(id), `leagues ${id}`),
  teams: (id) => () => deliver(teamsOfLeague(id), `teams ${id}`),
});

const nothing: HeldSelection = {
  seasons: option.none,
  leagues: () => option.none,
  teams: () => option.none,
};
const everything: HeldSelection = {
  seasons: option.some(seasons),
  leagues: (id) => option.some(leaguesOfSeason(id)),
  teams: (id) => option.some(teamsOfLeague(id)),
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const open = (requested: Selection | null, held = nothing, fails: string | null = null) => {
  const asked: string[] = [];
  let failing = fails;
  const calls = callsOver((rows, label) => {
    asked.push(label);
    return Promise.resolve(label === failing ? either.left(offline) : either.right(rows));
  });
  const actor = createActor(selectionMachine, {
    input: initialSelection(calls, requested, held),
  }).start();
  return {
    actor,
    asked,
    heal: () => {
      failing = null;
    },
    ids: () => {
      const { context } = actor.getSnapshot();
      return [
        seasonOf(context)?.seasonId,
        leagueOf(context)?.tournamentId,
        teamsOf(context)?.map(({ teamId }) => teamId),
      ];
    },
  };
};

describe('the selection', () => {
  it('takes the first season and the first league where the address names none (§4)', async () => {
    const { actor, asked, ids } = open(emptySelection);
    await settled();
    expect(actor.getSnapshot().value).toBe('ready');
    expect(ids()).toEqual([1, 11, [111, 112]]);
    expect(asked).toEqual(['seasons', 'leagues 1', 'teams 11']);
  });

  it('takes the first in place of an unknown one', async () => {
    const { ids } = open(choice(99, 999));
    await settled();
    expect(ids()).toEqual([1, 11, [111, 112]]);
  });

  it('starts from what came with the page, without a request', () => {
    const { actor, asked, ids } = open(choice(2, 22), everything);
    expect(actor.getSnapshot().value).toBe('ready');
    expect(ids()).toEqual([2, 22, [221, 222]]);
    expect(asked).toEqual([]);
  });

  it('loads the rest if a part came with the page', async () => {
    const { asked } = open(choice(2, 22), { ...everything, teams: () => option.none });
    await settled();
    expect(asked).toEqual(['teams 22']);
  });

  it('waits for the completed address, with the seasons loaded meanwhile', async () => {
    const { actor, asked, ids } = open(null);
    await settled();
    expect(asked).toEqual(['seasons']);
    expect(ids()).toEqual([undefined, undefined, undefined]);
    actor.send({ type: 'choose', selection: choice(2, 21) });
    await settled();
    expect(ids()).toEqual([2, 21, [211, 212]]);
  });

  it('asks for leagues and teams of another season, for teams of another league, for nothing of another team or day', async () => {
    const { actor, asked, ids } = open(choice(1, 11), everything);
    actor.send({ type: 'choose', selection: choice(1, 12) });
    await settled();
    expect(asked.splice(0)).toEqual(['teams 12']);
    actor.send({ type: 'choose', selection: choice(2, null) });
    await settled();
    expect(asked.splice(0)).toEqual(['leagues 2', 'teams 21']);
    expect(ids()).toEqual([2, 21, [211, 212]]);
    actor.send({ type: 'choose', selection: { ...choice(2, null, 211), date: '2026-10-10' as CivilDate } });
    await settled();
    expect(asked).toEqual([]);
    expect(actor.getSnapshot().context.requested?.teamId).toBe(211);
  });

  it('ignores a change equal to the current value (§4)', () => {
    const { actor } = open(choice(1, 11), everything);
    const before = actor.getSnapshot();
    actor.send({ type: 'choose', selection: choice(1, 11) });
    expect(actor.getSnapshot().context).toBe(before.context);
  });

  it.each(['seasons', 'leagues 1', 'teams 11'])(
    'stores the failure of %s, and goes on from there',
    async (label) => {
      const { actor, asked, heal, ids } = open(emptySelection, nothing, label);
      await settled();
      expect(actor.getSnapshot().value).toBe('failed');
      expect(actor.getSnapshot().context.failure).toEqual({ step: label.split(' ')[0], failure: offline });
      const before = asked.length;
      await settled();
      expect(asked).toHaveLength(before);
      heal();
      actor.send({ type: 'retry' });
      await settled();
      expect(ids()).toEqual([1, 11, [111, 112]]);
      expect(actor.getSnapshot().context.failure).toBeNull();
      expect(asked.filter((some) => some === 'seasons')).toHaveLength(label === 'seasons' ? 2 : 1);
    },
  );

  it('never shows another choice’s leagues or teams, in whatever order the answers come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(
          fc.tuple(
            fc.constantFrom(1, 2, 99, null),
            fc.constantFrom(11, 12, 21, 22, null),
            fc.integer({ min: 0, max: 4 }),
          ),
          { minLength: 1, maxLength: 10 },
        ),
        fc.infiniteStream(fc.integer({ min: 0, max: 4 })),
        async (scheduler, steps, luck) => {
          const calls = callsOver((rows, label) =>
            scheduler.schedule(
              Promise.resolve(luck.next().value === 0 ? either.left(offline) : either.right(rows)),
              label,
            ),
          );
          const actor = createActor(selectionMachine, {
            input: initialSelection(calls, emptySelection, nothing),
          }).start();
          // A failed assertion in an observer is reported elsewhere, so its values are collected until the end.
          const foreign: unknown[] = [];
          const check = (): void => {
            const { context } = actor.getSnapshot();
            const [season, league] = [seasonOf(context), leagueOf(context)];
            foreign.push(
              ...(leaguesOf(context) ?? []).filter(({ seasonId }) => seasonId !== season?.seasonId),
              ...(teamsOf(context) ?? []).filter(
                ({ teamId }) => Math.floor(teamId / 10) !== league?.tournamentId,
              ),
            );
          };
          actor.subscribe(check);
          for (const [season, league, waits] of steps) {
            actor.send({ type: 'choose', selection: choice(season, league) });
            for (let i = 0; i < waits; i += 1) {
              await settled();
              if (scheduler.count() > 0) await scheduler.waitOne();
            }
          }
          await scheduler.waitIdle();
          for (let tries = 0; tries < 50 && actor.getSnapshot().value === 'failed'; tries += 1) {
            actor.send({ type: 'retry' });
            await scheduler.waitIdle();
          }
          expect(foreign).toEqual([]);
          const [season, league] = steps.at(-1) ?? [null, null];
          const { context } = actor.getSnapshot();
          const expected = season === 1 || season === 2 ? season : 1;
          expect(seasonOf(context)?.seasonId).toBe(expected);
          const isOfSeason = league !== null && Math.floor(league / 10) === expected;
          expect(leagueOf(context)?.tournamentId).toBe(isOfSeason ? league : expected * 10 + 1);
          expect(actor.getSnapshot().value).toBe('ready');
        },
      ),
    );
  });
});
