import { createHash } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What happens to WebSocket requests: a proxy may refuse them, never answer, or open them and pass nothing on. */
export type UpgradeFate = 'pass' | 'refused' | 'unanswered' | 'swallowed';

/** A connection to a server, controlled by a test. */
export interface Line {
  readonly port: number;
  /** Delays everything by this many milliseconds from now on, each way. */
  readonly slow: (milliseconds: number) => void;
  /** For connections opened from now on. */
  readonly upgrades: (fate: UpgradeFate) => void;
  /** The paths answered by a broken connection from now on. */
  readonly breaks: (path: RegExp | null) => void;
  readonly close: () => Promise<void>;
}

/** RFC 6455 §1.3. */
const acceptanceOf = (head: string): string =>
  createHash('sha1')
    .update(`${/sec-websocket-key: *(\S+)/i.exec(head)?.[1] ?? ''}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');

const opened = (head: string): string =>
  `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${acceptanceOf(head)}\r\n\r\n`;

const refusal = 'HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** Proxies a port of this machine: bytes pass unchanged, as late as the test wants. */
export const openLine = async (to: number): Promise<Line> => {
  const state: { delay: number; fate: UpgradeFate; broken: RegExp | null } = {
    delay: 0,
    fate: 'pass',
    broken: null,
  };
  const sockets = new Set<Socket>();

  /** In order, whatever the delay when they arrived. */
  const carry = (from: Socket, into: Socket): void => {
    let due = 0;
    const later = (act: () => void): void => {
      due = Math.max(due, performance.now() + state.delay);
      const wait = due - performance.now();
      if (wait <= 0) act();
      else setTimeout(act, wait);
    };
    from.on('data', (chunk) => later(() => into.write(chunk)));
    from.on('close', () => later(() => into.destroy()));
  };

  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => near.destroy());
    near.on('close', () => sockets.delete(near));
    near.once('data', (first) => {
      const head = first.toString('latin1');
      if (/^upgrade: *websocket/im.test(head)) {
        if (state.fate === 'refused') return void near.end(refusal);
        if (state.fate === 'unanswered') return undefined;
        if (state.fate === 'swallowed') return void near.write(opened(head));
      }
      const far = connect({ port: to, host: 'localhost', noDelay: true });
      sockets.add(far);
      far.on('error', () => far.destroy());
      far.on('close', () => sockets.delete(far));
      near.on('data', (chunk) => {
        const [, path = ''] = /^(?:GET|POST) (\S+)/.exec(chunk.toString('latin1')) ?? [];
        if (state.broken?.test(path) === true) near.destroy();
      });
      carry(near, far);
      carry(far, near);
      near.emit('data', first);
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    slow: (milliseconds) => {
      state.delay = milliseconds;
    },
    upgrades: (fate) => {
      state.fate = fate;
    },
    breaks: (path) => {
      state.broken = path;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
