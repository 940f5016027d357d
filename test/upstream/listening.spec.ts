import { either, option } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { privateMarker } from '../../fixtures/upstream/privateData.ts';
import { type ListeningUpstream, startRecordedUpstream } from '../../src/cli/demo/upstream.ts';
import { federationSource } from '../../src/server/gateway/federationSource.ts';
import { callOf } from '../../src/server/gateway/router.ts';
import { recordedDeployments } from './deployments.ts';

const [hockey] = recordedDeployments;
const seasons = 'ta/Seasons/?sportId=152&year=2026';
const state: { upstream?: ListeningUpstream } = {};

const listening = (): ListeningUpstream => {
  if (state.upstream === undefined) throw new Error('not started');
  return state.upstream;
};

/** What the server's own source makes of an answer: its text, or the type of the failure. */
const asked = async (path: string): Promise<string> => {
  const upstream = listening();
  const source = federationSource({
    upstreams: new Map(recordedDeployments.map(({ id }) => [id, upstream.address])),
    limits: { attempt: 1_500, total: 2_000, retries: 0 },
    elapsed: () => performance.now(),
    wait: () => new Promise(() => {}),
    now: Date.now,
    random: () => 0,
  });
  const call = callOf(path);
  if (hockey === undefined || option.isNone(call)) throw new Error(`no call: ${path}`);
  const found = await source.request(hockey, call.value.path, 0 as never)();
  await source.close();
  return either.isRight(found) ? JSON.stringify(found.right) : found.left.type;
};

const control = (command: object): Promise<Response> =>
  fetch(`${listening().address}/control`, { method: 'POST', body: JSON.stringify(command) });

beforeAll(async () => {
  state.upstream = await startRecordedUpstream({ port: 0, deployments: recordedDeployments });
});

afterAll(() => listening().close());

describe('the recorded upstream over HTTP', () => {
  it('answers as the real one does, gzip or not, whatever the case of the path', async () => {
    const plain = await asked(seasons);
    expect(await asked(seasons)).toBe(plain);
    expect(plain).toMatch(new RegExp(`"seasonDateFrom":"07/01/2026 00:00:00".*${privateMarker}`));
    const upper = await fetch(`${listening().address}/TA/SEASONS/?SPORTID=152&YEAR=2026`);
    expect([upper.status, JSON.stringify(await upper.json())]).toEqual([200, plain]);
    expect((await fetch(`${listening().address}/no/such/call`)).status).toBe(404);
  });

  it.each([
    [{ type: 'slow', milliseconds: 20_000 }, 'TimedOut'],
    [{ type: 'status', status: 500 }, 'Unavailable'],
    [{ type: 'tooMany', retryAfter: '7' }, 'Unavailable'],
    [{ type: 'garbage', text: '<html>nede</html>' }, 'BadAnswer'],
    [
      { type: 'garbage', text: '{"errorMessage":"The season is being edited."}' },
      '{"errorMessage":"The season is being edited."}',
    ],
    [{ type: 'breakOff' }, 'Unavailable'],
  ] as const)(
    'misbehaves for a path when it is told to by a POST from this machine: %o',
    async (fault, seen) => {
      expect((await control({ path: 'ta/seasons', fault })).status).toBe(204);
      expect(await asked(seasons)).toBe(seen);
      await control({ path: 'ta/seasons', fault: null });
      expect(await asked(seasons)).toContain('seasonDateFrom');
    },
  );

  it('hides a league when it is told to by a POST from this machine', async () => {
    const league = 'ta/Tournament?tournamentId=443064';
    expect(await asked(league)).toContain('"areMatchesPublished":true');
    const told = await control({ tournamentId: 443_064, flags: { areMatchesPublished: false } });
    expect(told.status).toBe(204);
    expect(await asked(league)).toContain('"areMatchesPublished":false');
    expect((await control({ path: 'ta', fault: { type: 'odd' } })).status).toBe(400);
  });
});
