import type { GatewayFailure, GatewayTransport } from '@kampdag/core/gateway/client';
import { matchById } from '@kampdag/core/gateway/endpoints';
import { MatchId } from '@kampdag/core/ids';
import { Instant } from '@kampdag/core/time/instant';
import { either, option } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { createAnswers, type Inlined } from '../../../src/web/context/answers.ts';

const params = { matchId: MatchId(1) };
const path = matchById.write(params);

/** Answers over a gateway that counts what it is asked, and names the match by that count. */
const site = (inlined?: Inlined, failure: GatewayFailure | null = null) => {
  const state = { asked: 0, now: 0 };
  const transport: GatewayTransport = {
    request: () => () => {
      state.asked += 1;
      return Promise.resolve(
        failure === null
          ? either.right({ matchId: 1, hometeam: `Team ${state.asked}` })
          : either.left(failure),
      );
    },
  };
  const answers = createAnswers(transport, () => Instant(state.now), inlined);
  const held = () => {
    const found = option.toNullable(answers.held(matchById, params));
    return found === null ? null : { home: found.value.teams.home.name, isFresh: found.isFresh };
  };
  return { answers, held, state };
};

describe('the answers of a page', () => {
  it('begin with those that came with it, which are fresh for ten seconds', () => {
    const { held, state } = site({ answers: { [path]: { matchId: 1, hometeam: 'Team 0' } } });
    expect(held()).toEqual({ home: 'Team 0', isFresh: true });
    state.now = 10_000;
    expect(held()).toEqual({ home: 'Team 0', isFresh: false });
  });

  it('hold the newest answer, also while it is asked for again', async () => {
    const { answers, held, state } = site();
    expect(held()).toBeNull();
    await answers.gateway.fetch(matchById, params)();
    state.now = 60_000;
    const again = answers.gateway.fetch(matchById, params)();
    expect(held()).toEqual({ home: 'Team 1', isFresh: false });
    await again;
    expect(held()).toEqual({ home: 'Team 2', isFresh: true });
  });

  it('share a request that is on its way', async () => {
    const { answers, state } = site();
    await Promise.all([
      answers.prefetch.fetch(matchById, params)(),
      answers.gateway.fetch(matchById, params)(),
      answers.gateway.fetch(matchById, params)(),
    ]);
    expect(state.asked).toBe(1);
  });

  it('are prefetched only where no fresh one is held', async () => {
    const { answers, state } = site();
    await answers.prefetch.fetch(matchById, params)();
    await answers.prefetch.fetch(matchById, params)();
    expect(state.asked).toBe(1);
    state.now = 10_000;
    await answers.prefetch.fetch(matchById, params)();
    expect(state.asked).toBe(2);
  });

  it('hold no failure, but know what does not exist, until it does', async () => {
    const offline = site(undefined, { type: 'Unreachable', message: 'offline' });
    await offline.answers.gateway.fetch(matchById, params)();
    expect([offline.held(), offline.answers.isMissing(path)]).toEqual([null, false]);

    const gone = site(undefined, { type: 'Refused', status: 404, message: 'not found' });
    await gone.answers.gateway.fetch(matchById, params)();
    expect(gone.answers.isMissing(path)).toBe(true);
    expect(gone.answers.all()).toEqual({ answers: {}, missing: [path] });

    const back = site({ answers: {}, missing: [path] });
    await back.answers.gateway.fetch(matchById, params)();
    expect(back.answers.isMissing(path)).toBe(false);
  });

  it('are bounded: the oldest of two hundred go', async () => {
    const { answers, held } = site();
    for (let id = 1; id <= 201; id += 1) await answers.gateway.fetch(matchById, { matchId: MatchId(id) })();
    expect(held()).toBeNull();
    expect(Object.keys(answers.all().answers)).toHaveLength(200);
  });
});
