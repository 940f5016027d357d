import { connect, type Socket } from 'node:net';

/** Visitors who begin a request and never end it. */
export interface SlowSockets {
  /** How many the server has not cut yet. */
  readonly open: () => number;
  readonly close: () => void;
}

/** Milliseconds between two letters of a request's head. */
const slowness = 1_000;

/** Opens so many of them; each says a letter a second. */
export const openSlowSockets = async (port: number, count: number): Promise<SlowSockets> => {
  const sockets = new Set<Socket>();
  await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(port, 'localhost', () => {
            sockets.add(socket);
            socket.write('GET /api/site HTTP/1.1\r\nhost: localhost\r\nx-slow: ');
            resolve();
          });
          socket.on('close', () => sockets.delete(socket));
          socket.on('error', () => {
            socket.destroy();
            resolve();
          });
        }),
    ),
  );
  const timer = setInterval(() => {
    for (const socket of sockets) socket.write('x');
  }, slowness);
  return {
    open: () => sockets.size,
    close: () => {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
};
