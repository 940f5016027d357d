import * as core from '@kampdag/core/gateway/endpoints';
import { MatchId, type TournamentId } from '@kampdag/core/ids';
import { allChannel, goalsChannel } from '@kampdag/core/live/wire/channel';
import { builtInDeployments, defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { deploymentOfHost } from '@kampdag/core/site/deployment';
import { Instant } from '@kampdag/core/time/instant';
import { either, taskEither } from 'fp-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPublications } from '../../../src/server/gateway/publication/publications.ts';
import { createFederations, simulatedSource } from '../../../src/server/gateway/simulatedSource.ts';
import { createChannelGate } from '../../../src/server/live/channelGate.ts';
import { atOnce } from '../../support/federation/pacing.ts';
import { scriptedSource, setClock } from '../../support/serverUnderTest.ts';
import { type LiveServer, startLiveServer } from '../channel/liveServer.ts';
import { openRaw } from '../channel/rawClient.ts';

const now = Instant(Date.parse('2027-02-14T15:00:00+01:00'));
const still = { now: () => now, random: () => 0, wait: () => new Promise(() => {}) };
const source = simulatedSource(createFederations(builtInDeployments, 1), atOnce);
const publications = createPublications({ ...still, source });
const deploymentOf = (host: string) => deploymentOfHost(builtInDeployments, host) ?? defaultDeployment;
const gate = createChannelGate({ publications, deploymentOf, now: still.now });
const reader = { host: 'localhost:4173', address: '198.51.100.7' };
const mayRead = (channel: string, host = reader.host) => gate.mayRead(channel, { ...reader, host });

const turn = () => new Promise((resolve) => setImmediate(resolve));

const read = async (path: ReturnType<typeof core.leaguesOfSeason.write>): Promise<unknown> => {
  const answer = await source.request(defaultDeployment, path, now)();
  return either.isRight(answer) ? answer.right : null;
};

const matchIn = async (league: string): Promise<MatchId> => {
  const seasons = core.seasonsOfYear.decode(
    await read(core.seasonsOfYear.write({ sportId: defaultDeployment.sportId, year: 2026 })),
  );
  if (either.isLeft(seasons) || seasons.right.rows[0] === undefined) throw new Error('no season');
  const { seasonId } = seasons.right.rows[0];
  const leagues = core.leaguesOfSeason.decode(await read(core.leaguesOfSeason.write({ seasonId })));
  const tournamentId: TournamentId | undefined = either.isRight(leagues)
    ? leagues.right.rows.find(({ name }) => name === league)?.tournamentId
    : undefined;
  if (tournamentId === undefined) throw new Error(`no league ${league}`);
  const matches = core.matchesOfLeague.decode(await read(core.matchesOfLeague.write({ tournamentId })));
  const match = either.isRight(matches)
    ? matches.right.rows.find(({ result }) => result !== null)
    : undefined;
  if (match === undefined) throw new Error('no match');
  return match.matchId;
};

describe('the gate of the live channels', () => {
  const ids = { hidden: MatchId(0), open: MatchId(0), unpublished: MatchId(0) };
  const live: { server: LiveServer | null } = { server: null };
  const server = (): LiveServer => {
    if (live.server === null) throw new Error('not started');
    return live.server;
  };
  const credentials = async () => ({
    access_token: await (await fetch(`${server().origin}/api/live/token?clientId=web-1`)).text(),
    v: '6',
  });

  beforeAll(async () => {
    ids.hidden = await matchIn('U11 Øst');
    ids.unpublished = await matchIn('5.div menn');
    ids.open = await matchIn('Bambusa-ligaen');
    live.server = await startLiveServer({ port: 27_100, mayRead: gate.mayRead });
    for (const id of [ids.hidden, ids.open]) {
      server().publish(allChannel(id), { MatchId: id, MatchEventType: 'Goal' });
      server().publish(goalsChannel(id), { MatchId: id, MatchEventType: 'Goal' });
    }
  });
  afterAll(() => live.server?.stop());

  it('is closed for matches that are unpublished or have unpublished results, and open for others', async () => {
    expect(await mayRead(allChannel(ids.hidden))).toBe('closed');
    expect(await mayRead(goalsChannel(ids.hidden))).toBe('closed');
    expect(await mayRead(allChannel(ids.unpublished))).toBe('closed');
    expect(await mayRead(allChannel(ids.open))).toBe('open');
  });

  it('is closed for other channel names, without a request', () => {
    for (const name of [
      'match:x:all',
      'match:1',
      'match:1:',
      'match:1:other',
      'match:1:all:more',
      'match:12345678901:all',
      'secret',
      '',
    ]) {
      expect([name, gate.mayRead(name, reader)]).toEqual([name, 'closed']);
    }
  });

  it("is closed for a match that the reader's federation does not know", async () => {
    expect(await mayRead(allChannel(MatchId(1)))).toBe('closed');
    expect(await mayRead(allChannel(ids.open), 'basketball.localhost')).toBe('closed');
    expect(await mayRead(allChannel(ids.open))).toBe('open');
  });

  it('requests a match once from one federation for concurrent readers', async () => {
    const asked: string[] = [];
    const counting = createChannelGate({
      publications: createPublications({
        ...still,
        source: {
          request: (deployment, path, at) => {
            asked.push(`${deployment.sport} ${path}`);
            return source.request(deployment, path, at);
          },
        },
      }),
      deploymentOf,
      now: still.now,
    });
    const decisions = await Promise.all(
      Array.from({ length: 50 }, async (_, n) =>
        counting.mayRead(allChannel(ids.open), { ...reader, address: `198.51.100.${n}` }),
      ),
    );
    expect(new Set(decisions)).toEqual(new Set(['open']));
    expect(asked.filter((question) => question.includes(String(ids.open)))).toHaveLength(1);
    expect(new Set(asked.map((question) => question.split(' ')[0]))).toEqual(new Set(['icehockey']));
  });

  it('has a budget for requests: invented matches do not affect others', async () => {
    const asked: string[] = [];
    const clock = setClock();
    const bounded = createChannelGate({
      publications: createPublications({
        ...still,
        now: clock.now,
        source: {
          request: (deployment, path, at) => {
            asked.push(path);
            return source.request(deployment, path, at);
          },
        },
      }),
      deploymentOf,
      now: clock.now,
      asking: { burst: 20, perSecond: 10 },
    });
    for (let n = 1; n <= 10_000; n += 1) await bounded.mayRead(allChannel(MatchId(n)), reader);
    expect(asked).toHaveLength(20);
    expect(await bounded.mayRead(allChannel(MatchId(7)), reader)).toBe('unknown');
    expect(await bounded.mayRead(allChannel(ids.open), { ...reader, address: '203.0.113.9' })).toBe('open');
  });

  it('limits concurrent requests, in total and per address', async () => {
    const asked: string[] = [];
    const slow = createChannelGate({
      publications: createPublications({
        ...still,
        source: {
          request: (_, path) => {
            asked.push(path);
            return () => new Promise(() => {});
          },
        },
      }),
      deploymentOf,
      now: still.now,
      mostAtOnce: 6,
    });
    for (let n = 1; n <= 100; n += 1) void slow.mayRead(allChannel(MatchId(n)), reader);
    await turn();
    expect(asked).toHaveLength(2);
    for (let n = 1; n <= 100; n += 1) {
      void slow.mayRead(allChannel(MatchId(n)), { ...reader, address: `203.0.113.${n}` });
    }
    await turn();
    expect(asked).toHaveLength(6);
  });

  it('answers unknown while the publication is undetermined', async () => {
    const silent = scriptedSource();
    silent.say(taskEither.left({ type: 'Unavailable', message: 'down' }));
    const doubtful = createChannelGate({
      publications: createPublications({ ...still, source: silent }),
      deploymentOf,
      now: setClock().now,
    });
    expect(await doubtful.mayRead(allChannel(ids.open), reader)).toBe('unknown');
  });

  it.each(['all', 'goals'])(
    'refuses to attach to match:…:%s of a hidden match, and sends none of it',
    async (kind) => {
      const client = await openRaw(server().origin, await credentials());
      client.send({ action: 10, channel: `match:${ids.hidden}:${kind}` });
      client.send({ action: 10, channel: `match:${ids.open}:${kind}` });
      const frames = await client.frames.until((all) =>
        [9, 11].every((wanted) => all.some(({ action }) => action === wanted)),
      );
      server().publish(allChannel(ids.hidden), { secret: true });
      client.send({ action: 0, id: 'ping' });
      await client.frames.until((all) => all.some(({ action }) => action === 0));
      expect(frames).toContainEqual(
        expect.objectContaining({
          action: 9,
          channel: `match:${ids.hidden}:${kind}`,
          error: expect.objectContaining({ code: 40160 }) as unknown,
        }),
      );
      expect(client.frames.items.some(({ action }) => action === 15)).toBe(false);
      client.socket.terminate();
    },
  );

  it('refuses to attach to a hidden match at an earlier position', async () => {
    const client = await openRaw(server().origin, await credentials());
    client.send({
      action: 10,
      channel: `match:${ids.hidden}:all`,
      channelSerial: '00000000000001-000@kampdag',
    });
    const frames = await client.frames.until((all) => all.some(({ action }) => action === 9));
    expect(frames.some(({ action }) => action === 11 || action === 15)).toBe(false);
    client.socket.terminate();
  });

  it('refuses the history of a hidden match', async () => {
    const { access_token: token } = await credentials();
    const history = (id: MatchId) =>
      fetch(`${server().origin}/channels/${encodeURIComponent(allChannel(id))}/messages`, {
        headers: { authorization: `Bearer ${Buffer.from(token).toString('base64')}` },
      });
    const hidden = await history(ids.hidden);
    expect(hidden.status).toBe(401);
    expect(await hidden.text()).not.toContain('Goal');
    expect(await (await history(ids.open)).text()).toContain('Goal');
  });

  it('allows detaching before the decision', async () => {
    const decided = { open: () => {} };
    const slow = await startLiveServer({
      port: 27_101,
      mayRead: () => new Promise((resolve) => (decided.open = () => resolve('open'))),
    });
    try {
      const token = await (await fetch(`${slow.origin}/api/live/token?clientId=web-1`)).text();
      const client = await openRaw(slow.origin, { access_token: token, v: '6' });
      client.send({ action: 10, channel: 'match:7:all' });
      client.send({ action: 12, channel: 'match:7:all' });
      await client.frames.until((all) => all.some(({ action }) => action === 13));
      decided.open();
      client.send({ action: 0, id: 'ping' });
      const frames = await client.frames.until((all) => all.some(({ action }) => action === 0));
      expect(frames.some(({ action }) => action === 11)).toBe(false);
      client.socket.terminate();
    } finally {
      await slow.stop();
    }
  });
});
