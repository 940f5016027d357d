import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A federation's server controlled by a test. */
export interface Upstream {
  /** `http://127.0.0.1:port`. */
  readonly address: string;
  /** The requested paths, in order, with their queries. */
  readonly asked: readonly string[];
  /** The requests as received. */
  readonly requests: readonly IncomingMessage[];
  readonly sockets: () => number;
  readonly close: () => Promise<void>;
}

/** Opens an upstream that answers as scripted. */
export const openUpstream = async (
  answer: (request: IncomingMessage, response: ServerResponse, attempt: number) => void,
): Promise<Upstream> => {
  const requests: IncomingMessage[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response, requests.length);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    get asked() {
      return requests.map(({ url = '' }) => url);
    },
    sockets: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
