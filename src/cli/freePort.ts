import { createServer } from 'node:net';

/** A free local port: the wanted one, or any other if that is taken. */
export const freePort = (wanted = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => (wanted === 0 ? reject(new Error('no port is free')) : resolve(freePort())));
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
