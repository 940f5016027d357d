import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as t from 'io-ts';
import { WebSocket } from 'ws';
import { type Browser, eventually } from './browser.ts';

const Answer = t.intersection([
  t.type({ id: t.number, type: t.string }),
  t.partial({ result: t.UnknownRecord, message: t.string }),
]);

const Created = t.type({ context: t.string });

const Evaluated = t.type({ type: t.literal('success'), result: t.partial({ value: t.string }) });

const connected = async (address: string): Promise<WebSocket> => {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  return socket;
};

/** Whether a navigation failed because another one, begun before or by the page itself, ended in its place. */
const isAborted = (failure: unknown): boolean =>
  failure instanceof Error && failure.message.includes('NS_BINDING_ABORTED');

/** Starts Firefox without a window, and connects to it. */
const launched = async (program: string, port: number) => {
  const profile = await mkdtemp(join(tmpdir(), 'kampdag-firefox-'));
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`],
    { stdio: 'ignore' },
  );
  const end = async (): Promise<void> => {
    if (child.exitCode === null) {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    }
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const socket = await eventually(() => connected(`ws://127.0.0.1:${port}/session`), 30_000);
    return { socket, end };
  } catch (failure) {
    await end();
    throw failure;
  }
};

/** Starts Firefox without a window, driven over WebDriver BiDi (https://w3c.github.io/webdriver-bidi). */
export const startFirefox = async (program: string, port: number): Promise<Browser> => {
  // Beside many other browsers one in hundreds of starts never listens.
  const { socket, end } = await launched(program, port).catch(() => launched(program, port + 1_000));
  const waiting = new Map<number, (answer: t.TypeOf<typeof Answer>) => void>();
  socket.on('message', (text: Buffer) => {
    const read: unknown = JSON.parse(text.toString());
    if (Answer.is(read)) waiting.get(read.id)?.(read);
  });
  const sent = { count: 0 };
  const command = async (method: string, params: object): Promise<unknown> => {
    sent.count += 1;
    const id = sent.count;
    const answered = new Promise<t.TypeOf<typeof Answer>>((resolve) => {
      waiting.set(id, resolve);
    });
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message ?? ''}`);
    return answer.result;
  };

  await command('session.new', { capabilities: {} });
  const created = await command('browsingContext.create', { type: 'tab' });
  if (!Created.is(created)) throw new Error('Firefox opened no tab.');
  const { context } = created;
  const navigate = (url: string): Promise<unknown> =>
    command('browsingContext.navigate', { context, url, wait: 'none' });
  return {
    open: async (url) => {
      try {
        await navigate(url);
      } catch (failure) {
        if (!isAborted(failure)) throw failure;
        // The navigation in its way has ended by now.
        await navigate(url);
      }
    },
    evaluate: async (expression) => {
      const answer = await command('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (!Evaluated.is(answer)) throw new Error(`The page could not evaluate it: ${JSON.stringify(answer)}`);
      return JSON.parse(answer.result.value ?? 'null') as unknown;
    },
    resize: async (width, height) => {
      await command('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    perform: async (actions) => {
      await command('input.performActions', { context, actions });
    },
    close: async () => {
      await end();
      socket.terminate();
    },
  };
};
