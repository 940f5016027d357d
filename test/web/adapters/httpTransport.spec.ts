import { matchById } from '@kampdag/core/gateway/endpoints';
import { MatchId } from '@kampdag/core/ids';
import * as fc from 'fast-check';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { httpTransport } from '../../../src/web/adapters/httpTransport.ts';

const path = matchById.write({ matchId: MatchId(1) });

const transportOf = (answer: () => Promise<Response>, calls?: 'get') => {
  const heard: number[] = [];
  const asked: { readonly address: string; readonly method: string; readonly body: unknown }[] = [];
  return {
    heard,
    asked,
    transport: httpTransport({
      fetch: (address, init) => {
        asked.push({
          address: typeof address === 'string' ? address : 'no text',
          method: init?.method ?? 'GET',
          body: init?.body ?? null,
        });
        return answer();
      },
      onServerTime: (now) => void heard.push(now),
      calls,
    }),
  };
};

describe('an answer over HTTP', () => {
  it('is a failure outside of the statuses 200 to 299, whatever its body says (§8)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 200, max: 599 }), async (status) => {
        const isEmpty = status === 204 || status === 205 || status === 304;
        const { transport } = transportOf(() =>
          Promise.resolve(new Response(isEmpty ? null : '[]', { status })),
        );
        const answer = await transport.request('POST', path)();
        if (status >= 300)
          expect(answer).toEqual(either.left({ type: 'Refused', status, message: isEmpty ? '' : '[]' }));
        else if (!isEmpty) expect(answer).toEqual(either.right([]));
      }),
    );
  });

  it('that is no JSON is undecodable, and one that never came is unreachable', async () => {
    const page = transportOf(() => Promise.resolve(new Response('<html>')));
    expect(await page.transport.request('POST', path)()).toMatchObject(either.left({ type: 'Undecodable' }));
    const line = transportOf(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await line.transport.request('POST', path)()).toEqual(
      either.left({ type: 'Unreachable', message: 'Failed to fetch' }),
    );
  });

  it('tells the server’s time where it names one, refused or not', async () => {
    const { heard, transport } = transportOf(() =>
      Promise.resolve(new Response('', { status: 503, headers: { 'x-kampdag-now': '1700' } })),
    );
    await transport.request('GET', path)();
    expect(heard).toEqual([1700]);
  });

  it('is asked for by one address with POST, or by its own with GET (§7)', async () => {
    const { asked, transport } = transportOf(() => Promise.resolve(new Response('[]')));
    await transport.request('POST', path)();
    await transport.request('GET', path)();
    expect(asked).toEqual([
      { address: '/api/gateway', method: 'POST', body: JSON.stringify({ path }) },
      { address: `/api/${path}`, method: 'GET', body: null },
    ]);
  });

  it('is asked for with GET, whatever the specification says, where an edge cache is to carry it', async () => {
    const { asked, transport } = transportOf(() => Promise.resolve(new Response('[]')), 'get');
    await transport.request('POST', path)();
    expect(asked).toEqual([{ address: `/api/${path}`, method: 'GET', body: null }]);
  });
});
