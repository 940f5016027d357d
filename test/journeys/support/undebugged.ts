import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { chromiumOptions } from '../../support/chromium.ts';

/** A page of a browser whose service workers no debugger watches. */
export interface UndebuggedPage {
  /** The JSON value of an expression in the page, promises awaited; undefined while the page cannot say. */
  readonly evaluate: (expression: string) => Promise<unknown>;
}

/** What the browser answers to a command. */
interface Answer {
  readonly id?: number;
  readonly result?: {
    readonly targetId?: string;
    readonly sessionId?: string;
    readonly result?: { readonly value?: unknown };
  };
}

/** Milliseconds after which a page that says nothing cannot say. */
const patience = 5_000;

/**
 * Starts Chromium and speaks to its pages alone. Playwright attaches a debugger to every service worker, and Chromium does not end a debugged
 * worker that is idle, so that the next version's can wait without end.
 */
export const startUndebugged = async (): Promise<{
  readonly open: (address: string) => Promise<UndebuggedPage>;
  readonly close: () => Promise<void>;
}> => {
  const profile = await mkdtemp(join(tmpdir(), 'kampdag-browser-'));
  const browser = spawn(
    chromiumOptions.executablePath,
    [
      ...chromiumOptions.args,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(
    await new Promise<string>((resolve, reject) => {
      let said = '';
      browser.once('exit', () => reject(new Error(`Chromium ended: ${said}`)));
      browser.stderr.on('data', (part) => {
        said += String(part);
        const address = /ws:\/\/\S+/.exec(said)?.[0];
        if (address !== undefined) resolve(address);
      });
    }),
  );
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') return;
    const answer = JSON.parse(data) as Answer;
    waiting.get(answer.id ?? 0)?.(answer);
  });
  let sent = 0;
  const send = (method: string, params: object, sessionId?: string): Promise<Answer> =>
    new Promise((resolve) => {
      sent += 1;
      const id = sent;
      const answered = (answer: Answer): void => {
        clearTimeout(late);
        waiting.delete(id);
        resolve(answer);
      };
      const late = setTimeout(answered, patience, {});
      waiting.set(id, answered);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  return {
    open: async (address) => {
      const { result: target } = await send('Target.createTarget', { url: address });
      const { result: session } = await send('Target.attachToTarget', {
        targetId: target?.targetId,
        flatten: true,
      });
      return {
        evaluate: async (expression) => {
          const params = { expression, awaitPromise: true, returnByValue: true };
          return (await send('Runtime.evaluate', params, session?.sessionId)).result?.result?.value;
        },
      };
    },
    close: async () => {
      socket.terminate();
      const ended = once(browser, 'exit');
      browser.kill('SIGKILL');
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
