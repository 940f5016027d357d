import { gzipSync } from 'node:zlib';
import { matchById, teamsOfLeague } from '@kampdag/core/gateway/endpoints';
import { matchIncidents } from '@kampdag/core/gateway/matchEndpoints';
import { MatchId, TournamentId } from '@kampdag/core/ids';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type defaultLimits,
  type FederationSource,
  federationSource,
} from '../../../src/server/gateway/federationSource.ts';
import { pauseOf } from '../../../src/server/gateway/upstreamPolicies.ts';
import { openUpstream, type Upstream } from '../../support/federation/upstream.ts';

const path = matchById.write({ matchId: MatchId(7) });
const now = Instant(0);
const effects = {
  elapsed: () => performance.now(),
  now: Date.now,
  random: () => 0,
  wait: (): Promise<unknown> => new Promise(() => {}),
};

/** Limits short enough for tests, in the same proportions. */
const shortLimits: Partial<typeof defaultLimits> = {
  connect: 200,
  headers: 150,
  attempt: 250,
  total: 1_500,
  retries: 2,
  backoff: 5,
  largest: 100_000,
  breakAfter: 100,
  breakFor: 100,
};

const opened: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()));
});

const against = async (
  answer: Parameters<typeof openUpstream>[0],
  limits: Partial<typeof defaultLimits> = {},
): Promise<{
  readonly upstream: Upstream;
  readonly source: FederationSource;
  readonly ask: () => Promise<unknown>;
}> => {
  const upstream = await openUpstream(answer);
  const source = federationSource({
    upstreams: new Map([[defaultDeployment.id, upstream.address]]),
    limits: { ...shortLimits, ...limits },
    ...effects,
  });
  opened.push(source, upstream);
  return { upstream, source, ask: () => source.request(defaultDeployment, path, now)() };
};

const failure = (type: string) => expect.objectContaining(either.left(expect.objectContaining({ type })));

describe('the federation over HTTP', () => {
  it('gets a plain GET of the path, with nothing of any visitor', async () => {
    const { upstream, ask } = await against((_request, response) => response.end('{"id":7}'));
    expect(await ask()).toEqual(either.right({ id: 7 }));
    expect(upstream.asked).toEqual(['/ta/Match?matchId=7']);
    const [request] = upstream.requests;
    expect(request?.method).toBe('GET');
    expect(Object.keys(request?.headers ?? {}).toSorted()).toEqual(['accept', 'connection', 'host']);
  });

  it.each([
    ['announced', { 'content-encoding': 'gzip' }],
    ['not announced', {}],
  ])('reads gzip that was %s', async (_how, headers) => {
    const { ask } = await against((_request, response) =>
      response.writeHead(200, headers).end(gzipSync('{"id":7}')),
    );
    expect(await ask()).toEqual(either.right({ id: 7 }));
  });

  it('reads JSON whatever its content type, with or without a byte order mark', async () => {
    const { ask } = await against((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('\uFEFF {"id":7}'),
    );
    expect(await ask()).toEqual(either.right({ id: 7 }));
  });

  it('retries after a 5xx, and gives the answer of the retry', async () => {
    const { upstream, ask } = await against((_request, response, attempt) =>
      attempt < 3 ? response.writeHead(503).end('busy') : response.end('{"id":7}'),
    );
    expect(await ask()).toEqual(either.right({ id: 7 }));
    expect(upstream.asked).toHaveLength(3);
  });

  it('retries after a reset', async () => {
    const { ask } = await against((request, response, attempt) =>
      attempt === 1 ? request.socket.destroy() : response.end('{"id":7}'),
    );
    expect(await ask()).toEqual(either.right({ id: 7 }));
  });

  it('gives up on an upstream that answers nothing but 503, after a few attempts', async () => {
    const { upstream, ask } = await against((_request, response) => response.writeHead(503).end());
    expect(await ask()).toEqual(failure('Unavailable'));
    expect(upstream.asked).toHaveLength(3);
  });

  it('gives up on an upstream that hangs, in bounded time, and closes its sockets', async () => {
    const { upstream, source, ask } = await against(() => undefined);
    const began = performance.now();
    expect(await ask()).toEqual(failure('TimedOut'));
    expect(performance.now() - began).toBeLessThan(2_500);
    await source.close();
    await expect.poll(() => upstream.sockets()).toBe(0);
  });

  it('gives up on an upstream that drips its answer', async () => {
    const { ask } = await against((_request, response) => {
      response.write('{"id":');
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
    });
    expect(await ask()).toEqual(failure('TimedOut'));
  });

  it('gives up on an upstream that resets every connection', async () => {
    const { ask } = await against((request) => request.socket.destroy());
    expect(await ask()).toEqual(failure('Unavailable'));
  });

  it('gives up on an upstream that is not running', async () => {
    const { upstream, ask } = await against((_request, response) => response.end('{}'));
    await upstream.close();
    expect(await ask()).toEqual(failure('Unavailable'));
  });

  it.each([
    ['broken off', '{"matches":[{"matchId":1,'],
    ['empty', ''],
    ['an HTML page', '<!doctype html><html><body>502 Bad Gateway</body></html>'],
    ['a text', 'Service temporarily unavailable'],
    ['too deep', `${'['.repeat(500)}${']'.repeat(500)}`],
    ['too large', `"${'x'.repeat(200_000)}"`],
    ['too large once unpacked', gzipSync(`"${'x'.repeat(5_000_000)}"`)],
    ['no gzip although it begins like it', Buffer.from([0x1f, 0x8b, 1, 2, 3])],
  ])('takes an answer that is %s for none, and does not repeat the question', async (_what, body) => {
    const { upstream, ask } = await against((_request, response) => response.end(body));
    expect(await ask()).toEqual(failure('BadAnswer'));
    expect(upstream.asked).toHaveLength(1);
  });

  it('treats a truncated answer as no answer', async () => {
    const { ask } = await against((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"id":7');
      setImmediate(() => response.destroy());
    });
    expect(await ask()).toEqual(failure('Unavailable'));
  });

  it.each([
    [404, 'NotFound'],
    [410, 'NotFound'],
    [400, 'BadAnswer'],
    [403, 'BadAnswer'],
    [204, 'BadAnswer'],
    [429, 'Unavailable'],
    [500, 'Unavailable'],
  ])('takes %i for %s', async (status, type) => {
    const { ask } = await against((_request, response) => response.writeHead(status).end());
    expect(await ask()).toEqual(failure(type));
  });

  it('follows no redirect, wherever it leads', async () => {
    const { upstream, ask } = await against((_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
    );
    expect(await ask()).toEqual(failure('BadAnswer'));
    expect(upstream.asked).toHaveLength(1);
  });

  it('is paused after many consecutive failures, and requested again after a while', async () => {
    const health = { down: true };
    const { upstream, ask } = await against(
      (_request, response) => (health.down ? response.writeHead(503).end() : response.end('{"id":7}')),
      { retries: 0, breakAfter: 5, breakFor: 1_000 },
    );
    for (let i = 0; i < 30; i += 1) await ask();
    expect(upstream.asked).toHaveLength(5);
    health.down = false;
    await expect.poll(ask, { timeout: 5_000 }).toEqual(either.right({ id: 7 }));
  });

  it('has a limit of concurrent requests', async () => {
    const open = { now: 0, most: 0 };
    const { source } = await against(
      (_request, response) => {
        open.now += 1;
        open.most = Math.max(open.most, open.now);
        setTimeout(() => {
          open.now -= 1;
          response.end('{}');
        }, 5);
      },
      { open: 4, total: 10_000 },
    );
    await Promise.all(
      Array.from({ length: 60 }, (_, id) =>
        source.request(defaultDeployment, matchById.write({ matchId: MatchId(id + 1) }), now)(),
      ),
    );
    expect(open.most).toBeLessThanOrEqual(4);
  });

  it('isolates a failing call: ten bad ids a second, or a call that hangs, do not affect others', async () => {
    const { source } = await against(
      (request, response) => {
        const url = request.url ?? '';
        if (url.includes('MatchIncidents')) return response.writeHead(503).end();
        return url.includes('TournamentTeams') ? undefined : response.end('{"id":7}');
      },
      { retries: 0, breakAfter: 3, breakFor: 60_000, open: 32, openOfCall: 4 },
    );
    const failing = Array.from({ length: 40 }, (_, id) => [
      source.request(defaultDeployment, matchIncidents.write({ matchId: MatchId(id + 1) }), now)(),
      source.request(defaultDeployment, teamsOfLeague.write({ tournamentId: TournamentId(id + 1) }), now)(),
    ]).flat();
    expect(await source.request(defaultDeployment, path, now)()).toEqual(either.right({ id: 7 }));
    expect((await Promise.all(failing)).every(either.isLeft)).toBe(true);
    expect(await source.request(defaultDeployment, path, now)()).toEqual(either.right({ id: 7 }));
  });

  it('does not pause a call because of single things answered with 500', async () => {
    const { source, upstream } = await against(
      (request, response) =>
        request.url?.endsWith('=7') === true ? response.end('{"id":7}') : response.writeHead(500).end(),
      { retries: 0, breakAfter: 3, breakFor: 60_000 },
    );
    for (let id = 100; id < 120; id += 1) {
      await source.request(defaultDeployment, matchById.write({ matchId: MatchId(id) }), now)();
    }
    expect(upstream.asked).toHaveLength(20);
    expect(await source.request(defaultDeployment, path, now)()).toEqual(either.right({ id: 7 }));
  });

  it('is paused for as long as its 429 says', async () => {
    const time = { elapsed: 0 };
    const upstream = await openUpstream((_request, response, attempt) =>
      attempt === 1 ? response.writeHead(429, { 'retry-after': '30' }).end() : response.end('{"id":7}'),
    );
    const source = federationSource({
      upstreams: new Map([[defaultDeployment.id, upstream.address]]),
      limits: shortLimits,
      ...effects,
      ...effects,
      elapsed: () => time.elapsed,
      random: () => 0.5,
    });
    opened.push(source, upstream);
    const ask = () => source.request(defaultDeployment, path, now)();
    expect(await ask()).toEqual(failure('Unavailable'));
    time.elapsed = 32_000;
    expect(await ask()).toEqual(failure('Unavailable'));
    expect(upstream.asked).toHaveLength(1);
    time.elapsed = 33_001;
    expect(await ask()).toEqual(either.right({ id: 7 }));
  });

  it.each([
    ['120', 120_000],
    ['0', 1_000],
    ['999999999', 300_000],
    ['Sun, 22 Nov 2026 12:00:30 GMT', 30_000],
    ['soon', null],
  ])('reads Retry-After: %s as %j milliseconds (RFC 9110 §10.2.3)', (header, pause) => {
    expect(pauseOf(header, Date.parse('2026-11-22T12:00:00Z'), 0)).toBe(pause);
  });

  it('fails clearly for a deployment without an upstream', async () => {
    const source = federationSource({ upstreams: new Map(), ...effects });
    opened.push(source);
    expect(await source.request(defaultDeployment, path, now)()).toEqual(failure('Unavailable'));
  });
});
