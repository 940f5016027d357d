import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { MatchId } from '@kampdag/core/ids';
import { allChannel, goalsChannel } from '@kampdag/core/live/wire/channel';
import { scoringFilter } from '@kampdag/core/sport/scoringFilter';
import { type InboundMessage, Realtime } from 'ably';
import { either } from 'fp-ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../src/cli/demo/processes.ts';
import { sdkOptions } from '../../src/cli/demo/sdkOptions.ts';
import { parsePublishArguments, publishRecording } from '../../src/cli/publish/recording.ts';
import { KEY_TEXT, type LiveServer, startLiveServer } from '../server/channel/liveServer.ts';
import { createCollector } from '../support/collector.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const root = join(import.meta.dirname, '../..');
const matchId = MatchId(7_000_009);

const bodies = Array.from({ length: 120 }, (_, n) => ({
  MatchId: 1,
  MatchEventType: n % 9 === 0 ? 'Goal' : n % 7 === 0 ? 'Delete' : 'Faceoff',
  DeletedEventClientId: n % 7 === 0 ? `c${n - 5}` : null,
  ClientId: `c${n}`,
}));
const recording = [
  JSON.stringify({ recording: 1, sport: 'icehockey', channel: 'match:1:all', match: { matchId: 1 } }),
  ...bodies.map((data, n) =>
    JSON.stringify({ serial: n + 1, timestamp: 1_791_649_811_000 + n * 1000, data }),
  ),
].join('\n');

/** May stop the command in reaction to its output. */
type OnLine = (line: string, stop: () => void) => void;

/** The command as typed, in its own process. */
const command = (args: readonly string[], onLine: OnLine = () => {}) =>
  new Promise<{ readonly code: number | null; readonly out: string; readonly error: string }>((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(root, 'src/cli/publish.ts'), ...args], {
      cwd: root,
    });
    const told = { out: '', error: '' };
    child.stdout.on('data', (text: Buffer) => {
      told.out += text.toString();
      for (const line of text.toString().split('\n')) onLine(line, () => child.kill('SIGINT'));
    });
    child.stderr.on('data', (text: Buffer) => {
      told.error += text.toString();
    });
    child.on('close', (code) => resolve({ code, ...told }));
  });

/** The command's work without its process. */
const publish = async (args: readonly string[], onLine: OnLine = () => {}) => {
  const wanted = parsePublishArguments(args);
  if (either.isLeft(wanted)) throw new Error(wanted.left);
  const stopping = new AbortController();
  const said: string[] = [];
  const say = (line: string): void => {
    said.push(line);
    onLine(line, () => stopping.abort());
  };
  return { done: await publishRecording(wanted.right, { say, signal: stopping.signal }), said };
};

const bodiesIn = (messages: readonly InboundMessage[]) => messages.map(({ data }) => data as unknown);

/** Issue 16, point 9: a recording is reported into a running server, as a federation would. */
describe('npm run publish', () => {
  const state: { server?: LiveServer; port: number; folder: string; file: string } = {
    port: 0,
    folder: '',
    file: '',
  };
  const clients: Realtime[] = [];

  const serve = async (): Promise<void> => {
    // This test's publisher must not be rate-limited.
    const limits = { publishing: { burst: 1_000_000, perSecond: 1_000_000 } };
    state.server = await startLiveServer({ port: state.port, limits });
  };

  beforeEach(async () => {
    state.port = await freePort();
    state.folder = await temporaryFolder();
    state.file = join(state.folder, 'match.jsonl');
    await writeFile(state.file, `${recording}\n`);
    await serve();
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.close();
    await state.server?.stop();
  });

  const into = (more: readonly string[] = []): readonly string[] => [
    '--file',
    state.file,
    '--url',
    `http://127.0.0.1:${state.port}`,
    '--key',
    KEY_TEXT,
    '--match',
    String(matchId),
    ...more,
  ];

  const follow = async (channel: string) => {
    const client = new Realtime({
      ...sdkOptions(state.port),
      key: KEY_TEXT,
      disconnectedRetryTimeout: 50,
    });
    clients.push(client);
    const received = createCollector<InboundMessage>();
    await client.channels.get(channel).subscribe((message) => received.push(message));
    return received;
  };
  it('reports the whole match once and in order, stopped and begun again, also to who says the goals too', async () => {
    const all = await follow(allChannel(matchId));
    const goals = await follow(goalsChannel(matchId));
    const stopped = await command(into(['--speed', '10']), (line, stop) => {
      if (line.startsWith('25 of 120')) stop();
    });
    expect(stopped).toMatchObject({ code: 0, error: '' });
    expect(stopped.out).toMatch(/Stopped after \d+ of 120 messages; the same command goes on from there\./);
    const { done, said } = await publish(into(['--speed', '100000', '--goals']));
    expect(done).toEqual(either.right(undefined));
    expect(said.at(-1)).toMatch(
      /^Reported all 120 messages\. \d+ of them had been reported before, and stand once\.$/,
    );
    const expected = bodies.map((body) => Object.assign({}, body, { MatchId: matchId }));
    await all.until((items) => items.length >= 120);
    const scoring = expected.filter(scoringFilter());
    await goals.until((items) => items.length >= scoring.length);
    expect(bodiesIn(all.items)).toEqual(expected);
    expect(bodiesIn(goals.items)).toEqual(scoring);
    expect(scoring.length).toBeGreaterThan(13);
  });

  it('goes on when the server is away for a while', async () => {
    const away: { gone?: Promise<void> | undefined; back?: Promise<void> | undefined } = {};
    const { done, said } = await publish(into(['--speed', '20']), (line, stop) => {
      if (line.startsWith('25 of 120')) away.gone = state.server?.stop();
      if (line.includes('it is tried again')) away.back = away.gone?.then(serve);
      if (line.startsWith('50 of 120')) stop();
    });
    await away.back;
    expect(done).toEqual(either.right(undefined));
    expect(said.filter((line) => line.includes('nobody answers at'))).toHaveLength(1);
    expect(said).toContain('it goes on');
  });

  it('sends no key over a line that anybody can read, only what is signed with it', async () => {
    const sent: string[] = [];
    const listener = createServer((request, response) => {
      sent.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
      request.on('data', (part: Buffer) => sent.push(part.toString()));
      request.on('end', () => {
        const isTime = request.url?.startsWith('/time') === true;
        response.writeHead(isTime ? 200 : 401, { 'content-type': 'application/json' });
        response.end(isTime ? '[1791649811000]' : '{"error":{"code":40100,"statusCode":401,"message":"no"}}');
      });
    });
    listener.listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    const { done } = await publish(into(['--url', `http://127.0.0.1:${port}`]));
    listener.close();
    expect(either.isLeft(done) ? done.left : '').toContain('with 401');
    expect(sent.join('\n')).toMatch(/POST [^]*"mac":/);
    const [, secret = ''] = KEY_TEXT.split(':');
    expect(sent.join('\n')).not.toContain(secret);
    expect(sent.join('\n')).not.toContain(Buffer.from(KEY_TEXT).toString('base64'));
  });

  it.each([
    [
      'another key',
      ['--key', 'kampdag.test:another-secret'],
      'refused a message for match:7000009:all with 401',
    ],
    ['nobody there', ['--url', 'http://127.0.0.1:9'], 'nobody answers at http://127.0.0.1:9'],
    ['no recording', ['--file', join(root, 'package.json')], 'line 1 is no recording header'],
  ])('says in a sentence what is wrong: %s', async (_, more, sentence) => {
    const { done } = await publish(into(more));
    expect(either.isLeft(done) ? done.left : '').toContain(sentence);
    expect(JSON.stringify(done)).not.toContain('another-secret');
  });

  it.each([
    ['what it cannot do', ['--file', '/nowhere.jsonl'], 1, '/nowhere.jsonl cannot be read'],
    ['invalid arguments', ['--speed', '2'], 2, '--file must be a recording'],
  ])('ends with a code of its own for %s', async (_, args, code, sentence) => {
    const ended = await command(args);
    expect(ended.code).toBe(code);
    expect(ended.error).toContain(sentence);
    expect(ended.error).not.toContain('    at ');
  });
});
