import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { TournamentId } from '@kampdag/core/ids';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { either, taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { anomalyReporter } from '../../../src/server/gateway/anomalies.ts';
import { createAnswers } from '../../../src/server/gateway/answers.ts';
import { readableSource } from '../../../src/server/gateway/readableSource.ts';
import { confirmation, steadySource } from '../../../src/server/gateway/steadySource.ts';
import { scriptedSource, setClock } from '../../support/serverUnderTest.ts';

const path = matchesOfLeague.write({ tournamentId: TournamentId(7) });
const row = { matchId: 1, tournamentId: 7, hometeam: 'A', awayteam: 'B' };
const full = { matches: [row, { ...row, matchId: 2 }] };
const start = Instant(1_800_000_000_000);

const steady = () => {
  const source = scriptedSource();
  const told: string[] = [];
  const guarded = steadySource(source, (_, { name }, { kind }) => void told.push(`${kind} ${name}`));
  const ask = async (body: unknown, after: number) => {
    source.say(taskEither.right(body));
    return guarded.request(defaultDeployment, path, Instant(start + after))();
  };
  return { ask, told };
};

describe('a list that is suddenly empty', () => {
  it.each([[[]], [{ matches: [] }], [{ matches: null }], [{ Matches: [] }]])(
    'as %j is not believed where it held something, until it stays so',
    async (empty) => {
      const { ask, told } = steady();
      expect(either.isRight(await ask(full, 0))).toBe(true);
      for (const after of [1, 5_000, confirmation]) {
        expect(await ask(empty, after)).toMatchObject(either.left({ type: 'BadAnswer' }));
      }
      expect(await ask(empty, confirmation + 1)).toEqual(either.right(empty));
      expect(await ask(empty, confirmation + 2)).toEqual(either.right(empty));
      expect(told).toEqual([`emptied ${matchesOfLeague.name}`]);
    },
  );

  it('is doubted anew after it held something again', async () => {
    const { ask } = steady();
    await ask(full, 0);
    await ask([], 1);
    expect(await ask(full, confirmation)).toEqual(either.right(full));
    expect(either.isLeft(await ask([], confirmation + 2))).toBe(true);
  });

  it('is believed where nothing was held, and a list that lost a row always', async () => {
    const { ask } = steady();
    expect(await ask([], 0)).toEqual(either.right([]));
    await ask(full, 1);
    const fewer = { matches: [row] };
    expect(await ask(fewer, 2)).toEqual(either.right(fewer));
  });
});

describe('what visitors get while the federation answers oddly', () => {
  const odd: readonly unknown[] = [
    { Message: 'An error has occurred.' },
    {},
    null,
    [],
    { matches: [] },
    [{}],
  ];

  it.each(odd.map((body) => [body]))(
    'for %j is the last good answer, marked as old; it is counted each time and logged once (R28)',
    async (body) => {
      const clock = setClock();
      const source = scriptedSource();
      const logged: string[] = [];
      const counted: string[] = [];
      const report = anomalyReporter(
        clock.now,
        (_, { call, kind }) => void logged.push(`${call} ${kind}`),
        (_, { kind }) => void counted.push(kind),
      );
      const answers = createAnswers({
        source: steadySource(readableSource(source, report), report),
        now: clock.now,
        random: () => 0,
        wait: () => new Promise(() => {}),
      });
      const call = {
        endpoint: matchesOfLeague as never,
        params: { tournamentId: TournamentId(7) },
        path,
      };
      source.say(taskEither.right(full));
      await answers.find(defaultDeployment, call)();
      source.say(taskEither.right(body));
      const { fresh, stale } = matchesOfLeague.lifetime;
      for (let time = 1; time <= 2; time += 1) {
        clock.advance(fresh + stale + 1);
        const found = await answers.find(defaultDeployment, call)();
        expect(found).toMatchObject(either.right({ value: { body: full } }));
        expect(either.isRight(found) && found.right.stale > 0).toBe(true);
      }
      expect(logged).toHaveLength(1);
      expect(counted.length).toBeGreaterThanOrEqual(1);
    },
  );
});
