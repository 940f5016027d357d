import { defaultDeployment, deployments } from '@kampdag/core/site/deployment';
import { either, option, taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { createAnswers } from '../../../src/server/gateway/answers.ts';
import { lifetimeOf } from '../../../src/server/gateway/lifetimes.ts';
import { type Call, callOf } from '../../../src/server/gateway/router.ts';
import { scriptedSource, setClock } from '../../support/serverUnderTest.ts';

const call = (path: string): Call => {
  const found = callOf(path);
  if (option.isNone(found)) throw new Error(`no call: ${path}`);
  return found.value;
};
const match = call('ta/Match?matchId=7');

const kept = () => {
  const clock = setClock();
  const source = scriptedSource();
  return { clock, source, answers: createAnswers({ source, now: clock.now }) };
};

describe('the kept answers', () => {
  it('ask the source once, however many ask at once', async () => {
    const { source, answers } = kept();
    const open: { answer: () => void } = { answer: () => {} };
    source.say(() => new Promise((resolve) => (open.answer = () => resolve(either.right({ id: 7 })))));
    const asked = Array.from({ length: 1_000 }, () => answers.find(defaultDeployment, match)());
    open.answer();
    const answered = await Promise.all(asked);
    expect(source.asked).toHaveLength(1);
    expect(answered.every(either.isRight)).toBe(true);
  });

  it('ask again when the lifetime of the call is over, not before', async () => {
    const { clock, source, answers } = kept();
    await answers.find(defaultDeployment, match)();
    clock.advance(lifetimeOf(match.name) - 1);
    await answers.find(defaultDeployment, match)();
    expect(source.asked).toHaveLength(1);
    clock.advance(2);
    await answers.find(defaultDeployment, match)();
    expect(source.asked).toHaveLength(2);
  });

  it('are apart for every deployment and call, and one for paths that mean the same', async () => {
    const { source, answers } = kept();
    for (const deployment of deployments) await answers.find(deployment, match)();
    await answers.find(defaultDeployment, call('TA/match?MatchId=07'))();
    await answers.find(defaultDeployment, call('ta/Match?matchId=8'))();
    expect(source.asked).toHaveLength(deployments.length + 1);
  });

  it('never hold a failure, and a source that throws is one', async () => {
    const { source, answers } = kept();
    source.say(taskEither.left({ type: 'Unavailable', message: 'away' }));
    expect(await answers.find(defaultDeployment, match)()).toEqual(
      either.left({ type: 'Unavailable', message: 'away' }),
    );
    source.say(() => Promise.reject(new Error('broken')));
    expect(await answers.find(defaultDeployment, match)()).toEqual(
      either.left({ type: 'BadAnswer', message: 'broken' }),
    );
    source.say(null);
    expect(either.isRight(await answers.find(defaultDeployment, match)())).toBe(true);
  });
});
