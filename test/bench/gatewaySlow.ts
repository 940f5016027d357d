import { connect, type Socket } from 'node:net';

/** Visitors who begin a request and never end it. */
export interface SlowSockets {
  /** How many the server has not cut yet. */
  readonly open: () => number;
  readonly close: () => void;
}

/** Milliseconds between two letters of a request's head. */
const slowness = 1_000;

const opened = (port: number, sockets: Set<Socket>): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => {
      sockets.add(socket);
      socket.write('GET /api/site HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
      const timer = setInterval(() => socket.write('x'), slowness);
      socket.on('close', () => clearInterval(timer));
      resolve();
    });
    // Who does not read never hears that it was cut.
    socket.resume();
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {
      socket.destroy();
      resolve();
    });
  });

/** Opens so many of them in a second; each says a letter a second from then on. */
export const openSlowSockets = async (port: number, count: number): Promise<SlowSockets> => {
  const sockets = new Set<Socket>();
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index / count) * slowness));
      await opened(port, sockets);
    }),
  );
  return {
    open: () => sockets.size,
    close: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
};
