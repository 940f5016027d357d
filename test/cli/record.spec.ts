import { appendFile, readFile, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MatchId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { parseRecording } from '@kampdag/core/live/wire/recording';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { deploymentJson } from '@kampdag/core/site/deploymentJson';
import { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import fastify from 'fastify';
import { either } from 'fp-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordMatch } from '../../src/cli/record/match.ts';
import { type LiveServer, startLiveServer } from '../server/channel/liveServer.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const matchId = MatchId(8_393_577);
const channel = allChannel(matchId);
const { date } = osloWallTime(Instant(Date.now()));

const row = {
  matchId,
  matchDate: '2026-11-21T00:00:00',
  matchStartTime: 1830,
  hometeam: 'Storhamar ',
  awayteam: 'Frisk Asker',
  hometeamId: 1,
  awayteamId: 2,
  sportId: 199,
};

const goal = (number: number) => ({
  MatchEventType: 'Goal',
  MatchId: matchId,
  ClientId: `g${number}`,
  Id: number,
});

/** The gateway of a site that knows one match. */
const startGateway = async (port: number) => {
  const app = fastify();
  app.post<{ Body: { path: string } }>('/api/gateway', async (request, reply) =>
    request.body.path === `ta/Match?matchId=${matchId}` ? row : reply.code(404).send({}),
  );
  app.get('/api/site', async (_request, reply) =>
    reply.send({ deployment: deploymentJson(defaultDeployment) }),
  );
  await app.listen({ port, host: '127.0.0.1' });
  return app;
};

/** A running recorder. */
const startRecorder = (url: string, file: string) => {
  const stopping = new AbortController();
  const said: string[] = [];
  const done = recordMatch(
    { matchId, date, url, service: 'local', file },
    { say: (words) => said.push(words), clientId: 'record-test', stop: stopping.signal },
  );
  return {
    said,
    done,
    stop: async (): Promise<void> => {
      stopping.abort();
      await done;
    },
  };
};

const recordingIn = async (file: string) => {
  const parsed = parseRecording(await readFile(file, 'utf8'));
  if (either.isLeft(parsed)) throw new Error(parsed.left.message);
  return parsed.right;
};

const bodiesIn = async (file: string): Promise<readonly unknown[]> =>
  (await recordingIn(file)).messages.map(({ data }) => data);

const bodies = (from: number, to: number): readonly unknown[] =>
  Array.from({ length: to - from + 1 }, (_, index) => goal(from + index));

let nextPort = 25_000;
let folder = '';
let server: LiveServer;
let file = '';

beforeEach(async () => {
  nextPort += 2;
  folder = await temporaryFolder();
  file = join(folder, 'match.jsonl');
  server = await startLiveServer({ port: nextPort });
});

afterEach(() => server.stop());

const publish = (from: number, to: number): void => {
  for (const body of bodies(from, to)) server.publish(channel, body);
};

/** Resolves when the file holds a number of messages, by polling. */
const untilRecorded = (count: number): Promise<void> =>
  vi.waitFor(
    async () => {
      expect((await bodiesIn(file)).length).toBeGreaterThanOrEqual(count);
    },
    { timeout: 10_000, interval: 10 },
  );

/** A recording with only its header, so that no gateway is needed. */
const writeHeader = (): Promise<void> =>
  writeFile(file, `${JSON.stringify({ recording: 1, sport: 'icehockey', channel, match: row })}\n`);

describe('the recorder', () => {
  it('takes the header of a new recording from the match list', async () => {
    const gateway = await startGateway(nextPort + 1);
    const recorder = startRecorder(`http://127.0.0.1:${nextPort + 1}`, file);
    await untilRecorded(0);
    await recorder.stop();
    await gateway.close();
    const { header, messages } = await recordingIn(file);
    const { matchId: id, matchDate, matchStartTime, hometeamId, awayteamId } = row;
    expect(header).toEqual({
      sport: 'icehockey',
      channel: 'match:8393577:all',
      match: {
        matchId: id,
        matchDate,
        matchStartTime,
        hometeam: 'Storhamar',
        awayteam: 'Frisk Asker',
        hometeamId,
        awayteamId,
      },
    });
    expect(messages).toEqual([]);
  });

  it('reports that the site has no such match', async () => {
    const gateway = await startGateway(nextPort + 1);
    const asked = {
      matchId: MatchId(1),
      date,
      url: `http://127.0.0.1:${nextPort + 1}`,
      service: 'local' as const,
      file,
    };
    const environment = { say: () => undefined, clientId: 'record-test', stop: new AbortController().signal };
    await expect(recordMatch(asked, environment)).rejects.toThrow('knows no match 1');
    await gateway.close();
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });

  it('writes every page of the history once and in order, then the live messages', async () => {
    await writeHeader();
    publish(1, 230);
    const recorder = startRecorder(server.origin, file);
    await untilRecorded(230);
    publish(231, 233);
    await untilRecorded(233);
    await recorder.stop();
    const { messages, problems } = await recordingIn(file);
    expect(problems).toEqual([]);
    expect(messages.map(({ data }) => data)).toEqual(bodies(1, 233));
    expect(messages.map(({ serial }) => Number(serial))).toEqual(messages.map((_, index) => index + 1));
  });

  it('continues a stopped recording without loss or duplicates', async () => {
    await writeHeader();
    publish(1, 5);
    for (const [from, to] of [
      [6, 8],
      [12, 14],
      [120, 260],
    ] as const) {
      const recorder = startRecorder(server.origin, file);
      await untilRecorded(from - 1);
      publish(from, to);
      await untilRecorded(to);
      await recorder.stop();
      // Messages published while nobody records come with the next history.
      if (to === 8) publish(9, 11);
      if (to === 14) publish(15, 119);
    }
    expect(await bodiesIn(file)).toEqual(bodies(1, 260));
  });

  it.each([
    ['in the middle of its last line', 7, true],
    ['after the last character of its last line', 1, false],
  ])('mends a recording torn %s', async (_, bytes, isCut) => {
    await writeHeader();
    publish(1, 4);
    const first = startRecorder(server.origin, file);
    await untilRecorded(4);
    await first.stop();
    const { length } = await readFile(file);
    await truncate(file, length - bytes);
    publish(5, 6);
    const second = startRecorder(server.origin, file);
    await untilRecorded(6);
    await second.stop();
    expect(await bodiesIn(file)).toEqual(bodies(1, 6));
    expect(second.said.some((words) => words.includes('incomplete'))).toBe(isCut);
  });

  it('loses and duplicates nothing when its connection is cut, resumed or not', async () => {
    await writeHeader();
    publish(1, 3);
    const recorder = startRecorder(server.origin, file);
    await untilRecorded(3);
    server.channel.controls.dropSockets();
    publish(4, 6);
    await untilRecorded(6);
    server.channel.controls.forgetConnections();
    server.channel.controls.dropSockets();
    server.failHistory(1);
    publish(7, 9);
    await untilRecorded(9);
    await recorder.stop();
    expect(await bodiesIn(file)).toEqual(bodies(1, 9));
  });

  it('keeps identical messages, also within one millisecond', async () => {
    await writeHeader();
    const at = Date.now();
    for (const number of [1, 1, 2, 2]) server.publish(channel, goal(number), at);
    const first = startRecorder(server.origin, file);
    await untilRecorded(4);
    await first.stop();
    for (const number of [2, 3]) server.publish(channel, goal(number), at);
    const second = startRecorder(server.origin, file);
    await untilRecorded(6);
    await second.stop();
    expect(await bodiesIn(file)).toEqual([1, 1, 2, 2, 2, 3].map(goal));
  });

  it('refuses to continue a recording of another match, and leaves it as it is', async () => {
    const other = JSON.stringify({ recording: 1, sport: 'icehockey', match: { ...row, matchId: 7 } });
    await writeFile(file, `${other}\n`);
    await expect(startRecorder(server.origin, file).done).rejects.toThrow('recording of match 7');
    expect(await readFile(file, 'utf8')).toBe(`${other}\n`);
  });

  it('starts over if the header is incomplete', async () => {
    const gateway = await startGateway(nextPort + 1);
    await appendFile(file, '{"recording":1,"sport":"icehoc');
    const recorder = startRecorder(`http://127.0.0.1:${nextPort + 1}`, file);
    await untilRecorded(0);
    await recorder.stop();
    await gateway.close();
    expect((await recordingIn(file)).header.match.matchId).toBe(matchId);
  });

  it('refuses a file that is no recording, and leaves it as it is', async () => {
    await appendFile(file, 'my notes');
    await expect(startRecorder(server.origin, file).done).rejects.toThrow('no recording header');
    expect(await readFile(file, 'utf8')).toBe('my notes');
  });

  it('refuses to continue if the channel holds something else', async () => {
    await writeHeader();
    await appendFile(file, `${JSON.stringify({ serial: 1, timestamp: Date.now(), data: goal(77) })}\n`);
    server.publish(channel, goal(1), Date.now() - 5000);
    await expect(startRecorder(server.origin, file).done).rejects.toThrow('something else');
  });

  it('refuses a file that another recorder writes on, by whatever name, and leaves both alone', async () => {
    await writeHeader();
    publish(1, 3);
    const first = startRecorder(server.origin, file);
    await untilRecorded(3);
    await symlink(file, join(folder, 'other-name.jsonl'));
    for (const name of ['match.jsonl', 'other-name.jsonl']) {
      await expect(startRecorder(server.origin, join(folder, name)).done).rejects.toThrow(
        `another recorder writes on ${join(folder, name)} (process ${process.pid}`,
      );
    }
    publish(4, 5);
    await untilRecorded(5);
    await first.stop();
    expect(await bodiesIn(file)).toEqual(bodies(1, 5));
    const next = startRecorder(server.origin, file);
    publish(6, 6);
    await untilRecorded(6);
    await next.stop();
  });

  it('reports that no site is running', async () => {
    const gone = startRecorder(`http://127.0.0.1:${nextPort + 1}`, file);
    await expect(gone.done).rejects.toThrow('is the site running');
  });
});
