import { MatchId } from '@kampdag/core/ids';
import { nothingPublished } from '@kampdag/core/league/season/publication';
import { allChannel } from '@kampdag/core/live/channel/channel';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { either } from 'fp-ts';
import { afterEach, describe, expect, it } from 'vitest';
import { encryptedSource } from '../../../src/server/channel/log/decoding.ts';
import { hostedHistory } from '../../../src/server/live/hostedHistory.ts';
import { createReported, mostReported, type ReadChannel } from '../../../src/server/live/reported.ts';
import { createTestSource, KEY, type LiveServer, startLiveServer } from '../channel/liveServer.ts';

const matchId = MatchId(7);
const channel = allChannel(matchId);
const never = (): Promise<unknown> => new Promise(() => {});

const published = (results: boolean) => ({
  of: () => () => Promise.resolve(either.right({ ...nothingPublished, results })),
});

const reportedBy = (read: ReadChannel, own: Partial<Parameters<typeof createReported>[0]> = {}) =>
  createReported({
    publications: published(true),
    read,
    key: null,
    wait: never,
    onFailure: () => {},
    ...own,
  })(defaultDeployment, matchId);

const raw = (n: number) => ({ serial: `s${n}`, timestamp: n, data: JSON.stringify({ n }), encoding: 'json' });

const forbidden: ReadChannel = () => Promise.reject(new Error('it was read'));
const flood: ReadChannel = (_, most) => Promise.resolve(Array.from({ length: most }, (__, n) => raw(n)));
const broken: ReadChannel = () => Promise.reject(new Error('HTTP 500'));
const omittedField = {
  of: () => () => Promise.resolve(either.left({ type: 'Unavailable' as const, message: '' })),
};

describe('what was reported of a match, for a page that is rendered', () => {
  const servers: LiveServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop();
  });

  it('comes decoded and oldest first', async () => {
    const messages = await reportedBy(() => Promise.resolve([raw(2), raw(1)]));
    expect(messages?.map(({ data }) => data)).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('is not even read where results are not published, or nobody can say (R24)', async () => {
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => failures.push(error);
    expect(await reportedBy(forbidden, { publications: published(false), onFailure })).toBeNull();
    expect(await reportedBy(forbidden, { publications: omittedField, onFailure })).toBeNull();
    expect(failures).toEqual([]);
  });

  it('is null if late, too much, or unreadable', async () => {
    const asked: { signal: AbortSignal | null } = { signal: null };
    const silent: ReadChannel = (_, __, signal) => {
      asked.signal = signal;
      return new Promise(() => {});
    };
    expect(
      await reportedBy(silent, { wait: () => new Promise((resolve) => setImmediate(resolve)) }),
    ).toBeNull();
    expect(asked.signal?.aborted).toBe(true);
    expect(await reportedBy(flood)).toBeNull();
    const failures: unknown[] = [];
    expect(await reportedBy(broken, { onFailure: (error) => failures.push(error) })).toBeNull();
    expect(failures).toHaveLength(1);
  });

  it('is decrypted by who has the key, and raw with its reason for who has not (R29)', async () => {
    const secret = Buffer.alloc(32, 9);
    const source = createTestSource();
    source.add(channel, 1_000, { name: 'Ærø – 雪' });
    const server = await startLiveServer({ port: 0, source: encryptedSource(source.source, secret) });
    servers.push(server);
    const read: ReadChannel = server.channel.newest;
    const [told] = (await reportedBy(read, { key: secret })) ?? [];
    expect([told?.data, told?.error]).toEqual([{ name: 'Ærø – 雪' }, undefined]);
    const [raw] = (await reportedBy(read)) ?? [];
    expect(raw?.error).toContain('Error while decrypting message content');
  });

  it('is read from the hosted service over HTTP, page by page, up to the limit', async () => {
    const server = await startLiveServer({ port: 0 });
    servers.push(server);
    for (let n = 0; n < 1_205; n += 1) server.publish(channel, { n });
    const read = hostedHistory(KEY, server.origin);
    const messages = await reportedBy(read);
    expect(messages?.map(({ data }) => data)).toEqual(Array.from({ length: 1_205 }, (_, n) => ({ n })));
    for (let n = 0; n < mostReported; n += 1) server.publish(channel, { n });
    expect(await reportedBy(read)).toBeNull();
    expect(await reportedBy(hostedHistory({ ...KEY, secret: 'wrong' }, server.origin))).toBeNull();
  });
});
