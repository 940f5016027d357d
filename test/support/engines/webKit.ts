import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as t from 'io-ts';
import { type Browser, eventually } from './browser.ts';

const Answer = t.type({ value: t.unknown });

const Session = t.type({ sessionId: t.string });

const Failure = t.type({ error: t.string, message: t.string });

/** The frame of WebKitGTK's own browser, which has no mode without a window. */
const miniBrowser = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'].map(
  (folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`,
);

const ended = async (child: ChildProcess): Promise<void> => {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
};

/** Starts WebKitGTK on a display of its own, driven over WebDriver (https://www.w3.org/TR/webdriver2). */
export const startWebKit = async (program: string, port: number): Promise<Browser> => {
  const display = `:${port}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '2000x1200x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const driver = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const call = async (method: 'POST' | 'DELETE', path: string, body: object = {}): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const answer: unknown = await response.json();
    const value = Answer.is(answer) ? answer.value : null;
    if (Failure.is(value)) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const created = await eventually(async () => {
    for (const binary of miniBrowser) {
      const browser = { binary, args: ['--automation'] };
      // A driver that waits for a page to load can hang where the site changes.
      const alwaysMatch = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': browser };
      const session = await call('POST', '/session', { capabilities: { alwaysMatch } }).catch(() => null);
      if (Session.is(session)) return session;
    }
    throw new Error('WebKit opened no window.');
  }, 30_000);
  const path = `/session/${created.sessionId}`;
  return {
    open: async (url) => {
      await call('POST', `${path}/url`, { url });
    },
    evaluate: async (expression) => {
      const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(JSON.stringify(value ?? null)), (error) => done(JSON.stringify({ failed: String(error) })));`;
      const text = await call('POST', `${path}/execute/async`, { script, args: [] });
      return JSON.parse(typeof text === 'string' ? text : 'null') as unknown;
    },
    resize: async (width, height) => {
      // The window has a frame and a toolbar: it grows by what the page lacks.
      await call('POST', `${path}/window/rect`, { width, height });
      const script = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
      const frame = await eventually(() => call('POST', `${path}/execute/sync`, { script, args: [] }), 5_000);
      const [across = 0, down = 0] = t.array(t.number).is(frame) ? frame : [];
      await call('POST', `${path}/window/rect`, { width: width + across, height: height + down });
    },
    perform: async (actions) => {
      await call('POST', `${path}/actions`, { actions });
    },
    close: async () => {
      await call('DELETE', path).catch(() => undefined);
      await ended(driver);
      await ended(screen);
    },
  };
};
